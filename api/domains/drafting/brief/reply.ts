import type { z } from 'zod';
import { readingUnder } from '#api/ai/situation/reading-under-intent.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { generateReplyInput } from '#shared/contracts/generation.ts';
import { type Caller, waiterOf } from '../caller.ts';
import { learntFor } from '../learning/persona-lessons.ts';
import { listBuiltInTexts } from '../queries.ts';
import { takeProvider, writesByModel } from '../write/take-provider.ts';
import { replyForecast } from './account-forecast.ts';
import { authorOf, todayOf, voiceOf } from './author.ts';
import type { DraftOrder } from './draft-order.ts';
import { exchangesWith } from './earlier-exchanges.ts';
import { handleOf, marketFor, postContextOf, shownIn, wishIn } from './post-context.ts';
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
  const [voice, learnt, situation, postContext, market, used, exchanges, { pictures, notes }] =
    await Promise.all([
      voiceOf(caller, author, { about: topic, kind: 'reply', language: codeOf(input.language) }),
      learntFor(caller, author, { about: topic, kind: 'reply' }),
      runTextTask('read-situation', [post.text], waiterOf(caller)),
      postContextOf(caller, input),
      marketFor(caller, topic),
      isComposed ? usedTexts(caller) : [],
      writesByModel(provider) ? exchangesWith(caller, author, post, input.thread) : {},
      postPictures(caller, provider, input.pictures),
    ]);
  return {
    brief: {
      kind: 'reply',
      voice: { ...voice, type: input.personaType ?? voice.type },
      tone: input.tone ?? author?.persona.tone ?? 'casual',
      platform: 'twitter',
      prompt: input.context?.trim() || null,
      ...(input.pointIs ? { pointIs: input.pointIs } : {}),
      ...(input.intent ? { intent: input.intent } : {}),
      post,
      reference: null,
      language: input.language ?? null,
      today: todayOf(author),
      variant: input.variant,
      situation: readingUnder(input.intent, situation),
      used,
      ...learnt,
      ...postContext,
      ...exchanges,
      ...shownIn(input),
      ...wishIn(input),
      ...market,
    },
    provider,
    pictures,
    author,
    earlier: input.revise ? [] : [...(input.shown ?? []), ...(author?.earlier ?? [])],
    humanize: input.useHumanization,
    forecast: replyForecast,
    notes,
  };
}

/** `pt` of `pt-BR`. */
function codeOf(tag: string | undefined): string | null {
  return tag?.split('-')[0]?.toLowerCase() ?? null;
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
