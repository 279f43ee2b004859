import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AiProvider, Brief, Voice } from '#api/ai/adapters/provider.ts';
import { createAiProviders } from '#api/ai/adapters/providers.ts';
import { readEnv } from '#api/config/env.ts';
import { replyForecast } from '#api/domains/drafting/brief/account-forecast.ts';
import { nearestSamples } from '#api/domains/drafting/brief/nearest-samples.ts';
import { handleOf } from '#api/domains/drafting/brief/post-context.ts';
import { writeInVoice } from '#api/domains/drafting/pipeline.ts';
import { AppError } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { tones } from '#shared/contracts/common.ts';
import { type DraftUsage, providerIds } from '#shared/contracts/generation.ts';
import { intents } from '#shared/contracts/intents.ts';
import { personaTypes } from '#shared/contracts/personas.ts';
import { shingles, similarity } from '#shared/lib/text/near-duplicate.ts';
import { type Harm, harms, harmsIn } from './drafts/harm-checks.ts';
import { machine, mean, option, percent, quantile, say, sayTable } from './harness/say.ts';

// Drafts under posts that trained nothing. Run: node --import tsx tools/bench/drafts.ts
// [--points | --intent=agree] [--provider=local|openai|gemini|grok|local-server] [--personas=a,b] [--show];
// with --points the rows that hold a point, as a person types it. The environment names keys and servers.
const chosen = z.enum(providerIds).parse(option('provider') ?? 'local');
const only = option('personas')?.split(',');
const intent = z.enum(intents).optional().parse(option('intent'));
const withPoints = process.argv.includes('--points');
const show = process.argv.includes('--show');
const ALIKE = 0.5;

const threadPost = z.object({ author: z.string(), text: z.string() });
const post = z.object({
  kind: z.string(),
  language: z.string(),
  author: z.string(),
  post: z.string(),
  harm: z.array(z.enum(harms)),
  thread: z.array(threadPost).optional(),
  point: z.string().optional(),
});
const persona = z.object({
  name: z.string(),
  type: z.enum(personaTypes),
  tone: z.enum(tones),
  description: z.string(),
  personality: z.string(),
  samples: z.array(z.string()),
});
type Post = z.output<typeof post>;
type Persona = z.output<typeof persona>;

/** What came of a post: a draft, `no_draft` with its sentence, or another refusal. */
interface Outcome {
  post: Post;
  persona: string;
  draft: string | null;
  /** Null for a draft. */
  code: string | null;
  reason: string;
  harms: Harm[];
  ms: number;
  /** Left out where no model told of it. */
  usage?: DraftUsage;
}

const read = (name: string) => readFileSync(new URL(`drafts/${name}`, import.meta.url), 'utf8');
const posts = read('posts.jsonl')
  .trim()
  .split('\n')
  .map((line) => post.parse(JSON.parse(line)))
  .filter((row) => !withPoints || row.point);
const personas = z
  .array(persona)
  .parse(JSON.parse(read('personas.json')))
  .filter(({ name }) => !only || only.includes(name));

async function providerOf(): Promise<AiProvider> {
  const ai = createAiProviders(readEnv());
  if (chosen === 'local-server') await ai.findLocalServer();
  return ai.get(chosen);
}

/** As a reply is drafted for a persona with samples: written, guarded, finished in its voice. */
async function draftUnder(
  row: Post,
  by: Persona,
  provider: AiProvider,
  written: string[],
): Promise<Outcome> {
  const { tone, samples, ...who } = by;
  const voice: Voice = { ...who, samples: nearestSamples(samples, row.post), lasting: samples };
  const signal = new AbortController().signal;
  const waiter = { owner: 'bench', signal };
  const brief: Brief = {
    kind: 'reply',
    voice,
    tone,
    platform: 'twitter',
    prompt: (withPoints && row.point) || null,
    ...(intent ? { intent } : {}),
    post: { text: row.post, author: handleOf(row.author) },
    reference: null,
    language: row.language,
    variant: 0,
    owners: [],
    situation: await runTextTask('read-situation', [row.post], waiter),
    used: written,
    postContext: row.thread
      ? { thread: row.thread.map(({ author, text }) => ({ author: handleOf(author), text })) }
      : {},
  };
  const earlier = [...samples, ...written];
  const order = {
    brief,
    provider,
    author: null,
    earlier,
    humanize: true,
    notes: [],
    forecast: replyForecast,
  };
  // What the person typed is theirs.
  const typed = brief.prompt ? harmsIn(brief.prompt, row.harm) : [];
  const began = performance.now();
  const outcome = { post: row, persona: by.name, draft: null, reason: '', harms: [] };
  try {
    const { content, usage } = await writeInVoice(order, waiter);
    const ms = performance.now() - began;
    return {
      ...outcome,
      draft: content,
      code: null,
      harms: harmsIn(content, row.harm).filter((harm) => !typed.includes(harm)),
      ms,
      ...(usage ? { usage } : {}),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = error.message;
    return { ...outcome, code: error.code, reason, ms: performance.now() - began };
  }
}

async function draftAll(provider: AiProvider): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let written: string[] = [];
  for (const by of personas) {
    // Nobody types one point for four personas.
    if (withPoints) written = [];
    for (const row of posts) {
      const outcome = await draftUnder(row, by, provider, written);
      if (outcome.draft !== null) written.push(outcome.draft);
      outcomes.push(outcome);
      if (show) say(shown(outcome));
    }
  }
  return outcomes;
}

function shown({
  post: { kind, language, post: text, point },
  persona: by,
  ...came
}: Outcome): string {
  const flat = (lines: string) => lines.replace(/\n/g, ' / ');
  const harm = came.harms.length > 0 ? ` HARM: ${came.harms.join(', ')}` : '';
  const said = withPoints ? `\n  point: ${flat(point ?? '')}` : '';
  const end = came.draft === null ? `(${came.code}: ${came.reason})` : flat(came.draft);
  return `${by} | ${kind} ${language} | ${flat(text)}${said}\n  -> ${end}${harm}`;
}

const longWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];

/** Drafts for which another draft of the run, of whichever persona, is nearly the same; of the same point it may be. */
function nearRepeats(drafted: Outcome[]): number {
  const runs = drafted.map(({ draft, post }) => ({ post, run: shingles(draft ?? '') }));
  return runs.filter(({ post, run }, at) =>
    runs.some(
      (other, place) =>
        place !== at && !(withPoints && other.post === post) && similarity(run, other.run) >= ALIKE,
    ),
  ).length;
}

function sharesWord({ post: { post: text }, draft }: Outcome): boolean {
  const given = new Set(longWords(text));
  return longWords(draft ?? '').some((word) => given.has(word));
}

function groupLine(name: string, all: Outcome[]): string[] {
  const count = (test: (outcome: Outcome) => boolean) => all.filter(test).length;
  const drafts = count(({ draft }) => draft !== null);
  const asked = count(({ code }) => code === 'no_draft');
  const harmful = all.flatMap((outcome) => outcome.harms);
  const named = [...new Set(harmful)].map(
    (harm) => `${harm} ${count(({ harms: done }) => done.includes(harm))}`,
  );
  return [
    name,
    String(all.length),
    percent(drafts, all.length),
    percent(asked, all.length),
    String(all.length - drafts - asked),
    percent(
      count(({ harms: done }) => done.length > 0),
      drafts,
    ),
    named.join(', '),
    ...usageCells(all),
  ];
}

/** Of the drafts whose model told: tokens in and out, and the estimated cost, each draft's on average. */
function usageCells(all: Outcome[]): string[] {
  const told = all.flatMap(({ usage }) => usage ?? []);
  const priced = told.flatMap(({ costMicros }) => costMicros ?? []);
  const tokens = (of: number[]) => (of.length > 0 ? mean(of).toFixed(0) : '-');
  return [
    tokens(told.map(({ inputTokens }) => inputTokens)),
    tokens(told.map(({ outputTokens }) => outputTokens)),
    priced.length > 0 ? `$${(mean(priced) / 1_000_000).toPrecision(2)}` : '-',
  ];
}

function groups(outcomes: Outcome[], by: 'kind' | 'language'): string[][] {
  return [...Map.groupBy(outcomes, ({ post: row }) => row[by])].map(([name, all]) =>
    groupLine(name, all),
  );
}

const provider = await providerOf();
const outcomes = await draftAll(provider);
const drafted = outcomes.filter(({ draft }) => draft !== null);
const times = drafted.map(({ ms }) => ms);
const ms = (share: number) => (times.length > 0 ? `${quantile(times, share).toFixed(1)} ms` : '-');
const head = [
  'asked',
  'drafts',
  'asks a point',
  'fails',
  'harm',
  'of these',
  'tokens in',
  'tokens out',
  'cost a draft',
];
const lines = [
  [`${provider.name}, ${posts.length} posts, ${personas.length} personas; ${machine()}`],
  ['situation', ...head],
  ...groups(outcomes, 'kind'),
  ['language', ...head],
  ...groups(outcomes, 'language'),
  groupLine('all', outcomes),
  [],
  ['near-repeats', percent(nearRepeats(drafted), drafted.length)],
  ['share a word of 4', percent(drafted.filter(sharesWord).length, drafted.length)],
  ['median', ms(0.5)],
  ['p95', ms(0.95)],
];
sayTable(lines, 18);
