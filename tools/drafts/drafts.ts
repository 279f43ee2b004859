import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { readEnv } from '#api/config/env.ts';
import { textPool } from '#api/text-pool/text-pool.ts';
import { intents } from '#shared/contracts/intents.ts';
import { machine, option, say } from '#tools/bench/harness/say.ts';
import { type Drafted, draftPost } from './draft-post.ts';
import { startPlayedModel } from './played-model.ts';
import { draftsPage } from './print-page.ts';
import { draftText, summaryText } from './print-text.ts';
import { readFolder } from './read-folder.ts';
import { watchCalls } from './watch-calls.ts';

// What each provider shows under the posts of a folder, with prompts, answers, changes and times, to
// read and to grade. Run: npm run drafts -- [--posts=FOLDER] [--provider=played,local,openai,...]
// [--persona=NAME,...] [--points | --intent=agree] [--offers=N] [--answers=FOLDER] [--out=FILE.html|.md]
// [--brief]. The environment names keys and servers; no database is needed.
const example = new URL('example', import.meta.url).pathname;
const folder = readFolder(option('posts') ?? example);
const answers = option('answers') ? readFolder(option('answers') ?? '').answers : folder.answers;
const everybody = folder.personas.length > 0 ? folder.personas : readFolder(example).personas;
const named = option('persona')?.split(',');
const personas = everybody.filter(({ name }) => !named || named.includes(name));
if (personas.length === 0) throw new Error(`no persona is called ${named?.join(' or ')}`);
const withPoints = process.argv.includes('--points');
const posts = folder.posts.filter(({ point }) => !withPoints || point);
const intent = z.enum(intents).optional().parse(option('intent'));

/** The named providers, else all that can write here: the played model where the folder has answers. */
async function providersOf(playedUrl: string): Promise<AiProvider[]> {
  const ai = createAiProviders(readEnv());
  await ai.findLocalServer();
  const played = { OPENAI_API_KEY: 'played', OPENAI_BASE_URL: playedUrl, OPENAI_MODEL: 'played' };
  const stand = createAiProviders(readEnv(played)).get('openai');
  const known: Record<string, AiProvider> = { played: { ...stand, name: 'Played model' } };
  const offered = ai.withLocalServer({ server: null, model: null });
  for (const id of ['openai', 'gemini', 'grok', 'local-server', 'local'] as const) {
    known[id] = offered.get(id);
  }
  const usable = ([id, { configured }]: [string, AiProvider]) =>
    id === 'played' ? answers.length > 0 : configured;
  const wanted = option('provider')?.split(',');
  if (!wanted) return Object.entries(known).flatMap((one) => (usable(one) ? [one[1]] : []));
  return wanted.map((id) => {
    const provider = known[id];
    if (!provider) throw new Error(`--provider=${id}: one of ${Object.keys(known).join(', ')}`);
    return provider;
  });
}

const played = await startPlayedModel(answers);
const providers = await providersOf(played.baseUrl);
const heard = watchCalls();
const all: Drafted[] = [];
const lines: string[] = [];
const tell = (text: string) => {
  lines.push(text);
  say(text);
};

async function draftAll(provider: AiProvider): Promise<Drafted[]> {
  const drafts: Drafted[] = [];
  const offers = Number(option('offers') ?? (provider.ask === null && !withPoints ? 3 : 1));
  for (const persona of personas) {
    const written: string[] = [];
    for (const post of posts) {
      const offered: string[] = [];
      for (let variant = 0; variant < offers; variant += 1) {
        const point = withPoints ? (post.point ?? null) : null;
        const wish = { post, persona, provider, point, intent, variant, written, offered };
        const drafted = await draftPost(wish, heard);
        // Another offer is none where the first stands alone.
        if (variant > 0 && (drafted.shown === null || offered.includes(drafted.shown))) break;
        if (!process.argv.includes('--brief')) tell(draftText(drafted, drafts.at(-1)));
        drafts.push(drafted);
        if (drafted.shown === null) break;
        offered.push(drafted.shown);
      }
      written.push(...offered);
    }
  }
  return drafts;
}

/** The first draft loads the threads and the adapter of a provider: it is no measure. */
async function warmUp(): Promise<void> {
  const [post, persona] = [posts[0], personas[0]];
  const first = createAiProviders(
    readEnv({ OPENAI_API_KEY: 'x', OPENAI_BASE_URL: played.baseUrl }),
  );
  if (!post || !persona) return;
  const wish = { post, persona, point: null, variant: 0, written: [], offered: [] };
  const both = [first.get('local'), first.get('openai'), first.get('openai')];
  for (const provider of both) {
    await Promise.all([1, 2].map(() => draftPost({ ...wish, provider }, heard)));
  }
}

await warmUp();
const summaries: string[] = [];
for (const provider of providers) {
  const drafts = await draftAll(provider);
  all.push(...drafts);
  summaries.push(summaryText(provider.name, drafts));
}
tell(summaries.join('\n'));
tell(`- ${posts.length} posts, ${personas.length} personas; ${machine()}`);
const out = option('out');
if (out) {
  writeFileSync(
    out,
    out.endsWith('.html') ? draftsPage(all, summaries.join('\n')) : lines.join('\n'),
  );
}
await Promise.all([played.stop(), textPool.stop()]);
