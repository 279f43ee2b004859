import {
  type InfluencerAnswer,
  influencerQuestion,
} from '#api/analysis/influencer/influencer-question.ts';
import { type LocalReading, readInfluencer } from '#api/analysis/influencer/read-influencer.ts';
import type { Actor, Context } from '#api/context.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/service.ts';
import { fitLength } from '#api/providers/ai/fit-length.ts';
import { guardOutput, saysSomething } from '#api/providers/ai/output-guard.ts';
import type { AiProvider, Brief } from '#api/providers/ai/provider.ts';
import { visibleText } from '#api/providers/ai/visible-text.ts';
import { guardCopies } from '#api/providers/ai/voice/copy-guard.ts';
import type { InfluencerReading } from '#shared/contracts/analysis.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';

interface Asked {
  username: string;
  tweets: string[];
}

const VARIANTS = 5;
const MOST_SAMPLES = 200;
const MOST_LISTED = 8;

/** How somebody writes, by the model in use, else counted. Their posts are data and never orders. */
export async function describeInfluencer(
  { ctx, actor, signal }: { ctx: Context; actor: Actor; signal: AbortSignal },
  { username, tweets }: Asked,
): Promise<InfluencerReading> {
  const posts = distinct(tweets);
  const counted = await readInfluencer(posts);
  const provider = (await providersOf(ctx, actor.workspaceId)).best();
  if (!provider.ask) {
    const { draftTone: _, ...reading } = counted;
    const example = await composed(ctx.ai.get('local'), username, posts, counted, signal);
    return withExample({ ...reading, provider: 'local' }, example);
  }
  await takeOwnModel(ctx, actor);
  const said = await provider.ask(influencerQuestion(username, posts), signal);
  const reading = { ...checked(said, posts), provider: provider.id };
  const own = originalOf(said.exampleGeneration, posts);
  if (own !== null) return withExample(reading, own);
  const example = await composed(ctx.ai.get('local'), username, posts, counted, signal);
  const note = `${provider.name}'s example was too near to one of the posts; the built-in composer wrote this one.`;
  return withExample({ ...reading, notes: [...reading.notes, note] }, example);
}

type WithoutExample = Omit<InfluencerReading, 'exampleGeneration'>;

function withExample(reading: WithoutExample, example: string | null): InfluencerReading {
  const notes =
    example === null ? ['No example was found that is not near to one of the posts.'] : [];
  return {
    ...reading,
    exampleGeneration: example ?? '',
    notes: [...reading.notes, ...notes],
  };
}

/** Reposts and copies would count as habits. */
function distinct(tweets: string[]): string[] {
  const seen = new Set<string>();
  return tweets
    .map((tweet) => visibleText(tweet).trim())
    .filter((tweet) => {
      const key = tweet
        .replace(/https?:\/\/\S+/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** What a model says of the posts, without what they cannot have brought in. */
function checked(said: InfluencerAnswer, posts: string[]): Omit<WithoutExample, 'provider'> {
  const all = posts.join('\n');
  const notes = new Set<string>();
  const clean = (line: string) => {
    const guarded = guardOutput(line, { user: '', post: all });
    for (const note of guarded.notes) notes.add(note);
    return guarded.text;
  };
  const cleanList = (lines: string[]) =>
    lines
      .map(clean)
      .filter((line) => line !== '')
      .slice(0, MOST_LISTED);
  const written = plain(all);
  return {
    writingStyle: clean(said.writingStyle),
    tone: clean(said.tone),
    personality: clean(said.personality),
    topics: cleanList(said.topics),
    commonPhrases: cleanList(said.commonPhrases).filter((phrase) =>
      written.includes(plain(phrase)),
    ),
    notes: [...notes],
  };
}

/** An example in the voice by the built-in composer, on what the posts are most about. */
async function composed(
  composer: AiProvider,
  username: string,
  posts: string[],
  { topics, commonPhrases, draftTone }: LocalReading,
  signal: AbortSignal,
): Promise<string | null> {
  const [prompt = 'crypto today'] = [...topics, ...commonPhrases];
  const brief: Brief = {
    kind: 'post',
    voice: {
      name: username.replace(/^[@＠]/u, ''),
      description: '',
      personality: '',
      type: 'content_creator',
      samples: posts.slice(0, MOST_SAMPLES),
    },
    tone: draftTone,
    platform: 'twitter',
    prompt,
    post: null,
    reference: null,
    language: null,
    variant: 0,
  };
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const { content } = await composer.complete({ brief: { ...brief, variant }, signal });
    const example = originalOf(content, posts);
    if (example !== null) return example;
  }
  return null;
}

/** Null for what is left of nothing, and for a near copy of a post. */
function originalOf(draft: string, posts: string[]): string | null {
  const tickers = posts.join('\n').match(/\$[a-z]\w*/gi) ?? [];
  const guarded = guardOutput(draft, { user: '', post: [...new Set(tickers)].join(' ') });
  if (!saysSomething(guarded) || guardCopies(guarded.text, posts).warn) return null;
  return fitLength(guarded.text, lengthLimits.twitter);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$#]+/gu, ' ')
    .trim();
}
