import type { z } from 'zod';
import { withWorkspace } from '#api/db/tenant.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { generateReplyInput } from '#shared/contracts/generation.ts';
import type { SituationReading } from '#shared/contracts/situations.ts';
import { type Caller, waiterOf } from '../caller.ts';
import { learntFor } from '../learning/persona-lessons.ts';
import { listBuiltInTexts } from '../queries.ts';
import { takeProvider, writesByModel } from '../write/take-provider.ts';
import { replyForecast } from './account-forecast.ts';
import { authorOf, voiceOf } from './author.ts';
import type { DraftOrder } from './draft-order.ts';
import { handleOf, marketFor, postContextOf, shownIn } from './post-context.ts';
import { postPictures } from './post-pictures.ts';

/** A reply to a post, which is data and never an instruction. */
export async function briefReply(
  caller: Caller,
  input: z.output<typeof generateReplyInput>,
): Promise<DraftOrder> {
  const author = input.personaId ? await authorOf(caller, input.personaId) : null;
  const provider = await takeProvider(caller, input.provider, author?.persona ?? null);
  const topic = `${input.originalTweet}\n${input.context ?? ''}`;
  const post = { text: ownText(input), author: handleOf(input.tweetAuthor) };
  const isComposed =
    author !== null && (!writesByModel(provider) || provider.fallback !== undefined);
  const [voice, learnt, situation, postContext, market, used, { pictures, notes }] =
    await Promise.all([
      voiceOf(caller, author, topic),
      learntFor(caller, author, { about: topic, kind: 'reply' }),
      situationOf(caller, post.text),
      postContextOf(caller, input),
      marketFor(caller, topic),
      isComposed ? usedTexts(caller) : [],
      postPictures(caller, provider, input.pictures),
    ]);
  return {
    brief: {
      kind: 'reply',
      voice: { ...voice, type: input.personaType ?? voice.type },
      tone: input.tone ?? author?.persona.tone ?? 'casual',
      platform: 'twitter',
      prompt: input.context?.trim() || null,
      ...(input.intent ? { intent: input.intent } : {}),
      post,
      reference: null,
      language: input.language ?? null,
      variant: input.variant,
      situation,
      used,
      ...learnt,
      ...postContext,
      ...shownIn(input),
      ...market,
    },
    provider,
    pictures,
    author,
    earlier: [...(input.shown ?? []), ...(author?.earlier ?? [])],
    humanize: input.useHumanization,
    forecast: replyForecast,
    notes,
  };
}

async function situationOf(caller: Caller, text: string): Promise<SituationReading> {
  const { situation, confidence } = await runTextTask('read-situation', [text], waiterOf(caller));
  return { situation, confidence };
}

async function usedTexts({ ctx, actor: { workspaceId: owner } }: Caller): Promise<string[]> {
  const rows = await withWorkspace(ctx.db, owner, (tx) => listBuiltInTexts(tx, owner).execute());
  return rows.map(({ text }) => text);
}

/** Clients write the quoted post behind the text too, for servers that do not know the field. */
function ownText({ originalTweet, quoted }: z.output<typeof generateReplyInput>): string {
  const quote = quoted && `\n\n@${quoted.author}: ${quoted.text}`;
  return quote && originalTweet.endsWith(quote)
    ? originalTweet.slice(0, -quote.length)
    : originalTweet;
}
