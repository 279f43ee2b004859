import { ModelError } from '#api/ai/adapters/model-error.ts';
import { focusCategories } from '#api/analysis/hooks/text-traits.ts';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/public.ts';
import { voiceChanged } from '#api/domains/voice/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { FocusArea, ViralContent } from '#shared/contracts/viral.ts';
import { findContent, holdContent, updateVirality, type Virality } from './queries.ts';
import { byChecklist, readVirality } from './read-virality.ts';
import { trainPersonaJob } from './start-training.ts';
import {
  claimJob,
  findJob,
  holdPersona,
  insertLearnt,
  updateEnded,
  updateHandedOver,
  updateProgress,
} from './training-queries.ts';
import { keepInsights } from './workspace-insights.ts';

/** Well under what the queue takes for dead; the rest is queued as a run of its own. */
const RUN_LIMIT_MS = 120_000;
const MOST_TRIES = 4;
/** The last tenth is comparing with the library. */
const PROGRESS_OF_TEXTS = 90;
const LONGEST_PAUSE_SECONDS = 120;

interface Run {
  ctx: Context;
  owner: string;
  jobId: string;
  personaId: string;
  contentIds: string[];
  focusAreas: FocusArea[];
  signal: AbortSignal;
}

/**
 * Works text by text, each kept as soon as it is read: a run that died is resumed behind the last
 * one, and of two runs at once one gives way. Ends early when the training is cancelled or its
 * persona deleted.
 */
export async function trainPersona(
  ctx: Context,
  { workspaceId: owner, jobId }: { workspaceId: string; jobId: string },
  signal: AbortSignal = new AbortController().signal,
  runLimitMs = RUN_LIMIT_MS,
): Promise<void> {
  const claimed = await changing(ctx, owner, jobId, (tx) =>
    claimJob(tx, owner, jobId).executeTakeFirst(),
  );
  if (!claimed) return;
  const { viral_content_ids: contentIds, focus_areas: focusAreas, tries } = claimed;
  const run = { ctx, owner, jobId, personaId: claimed.persona_id, contentIds, focusAreas, signal };
  if (tries > MOST_TRIES) return fail(run, message('training.interrupted'));
  const until = Date.now() + runLimitMs;
  let at = claimed.texts_done;
  try {
    for (; at < contentIds.length; at += 1) {
      if (!(await readText(run, at))) return;
      if (at + 1 < contentIds.length && Date.now() >= until) return await handOver(run);
    }
    await finish(run);
  } catch (error) {
    await giveUpOrRetry(run, { tries, hasMoved: at > claimed.texts_done }, error);
  }
}

/** False when there is no more to do: cancelled, deleted, or another run is further. */
async function readText(run: Run, at: number): Promise<boolean> {
  const { ctx, owner, jobId, contentIds } = run;
  const id = contentIds[at] as string;
  const row = await withWorkspace(ctx.db, owner, (tx) =>
    findContent(tx, owner, id).executeTakeFirst(),
  );
  const isUnread = row && row.viralityScore === null;
  const ai = isUnread ? await providersOf(ctx, owner) : null;
  if (ai?.best().ask) await takeTurn(run);
  const found = ai && row ? await judged(run, ai, row) : null;
  const done = at + 1;
  const progress = Math.floor((PROGRESS_OF_TEXTS * done) / contentIds.length);
  const doing = message('training.read', { n: done, all: contentIds.length });
  const moved = await changing(ctx, owner, jobId, async (tx) => {
    const mine = await updateProgress(tx, owner, jobId, done, progress, doing).executeTakeFirst();
    if (mine && found) await updateVirality(tx, owner, id, found).execute();
    return mine;
  });
  return moved !== undefined;
}

/** A text that the model will not judge, a hostile one perhaps, does not hold up the others. */
async function judged(
  { ctx, owner, signal }: Run,
  ai: Context['ai'],
  viral: ViralContent,
): Promise<Virality> {
  const who = { owner, signal, background: true };
  try {
    return await readVirality({ ai }, viral, who);
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : null;
    if (!(cause instanceof ModelError && cause.isOfText)) throw error;
    ctx.log.warn({ fault: cause.fault }, 'A viral text was judged without its model');
    return await byChecklist(viral, who);
  }
}

/** The settings' bound on requests is no fault of the run: it is put off, and no try is lost. */
class OwnLimit extends Error {
  constructor(readonly seconds: number) {
    super();
  }
}

async function takeTurn({ ctx, owner }: Run): Promise<void> {
  try {
    await takeOwnModel(ctx, { workspaceId: owner });
  } catch (error) {
    if (error instanceof AppError) throw new OwnLimit(error.extra.retryAfterSeconds ?? 1);
    throw error;
  }
}

/** Everything the training leaves behind appears in one transaction, and only once. */
async function finish(run: Run): Promise<void> {
  const { ctx, owner, jobId, personaId, contentIds, focusAreas } = run;
  await changing(ctx, owner, jobId, async (tx) => {
    if (!(await holdPersona(tx, owner, personaId).executeTakeFirst())) return undefined;
    const kept = (await holdContent(tx, owner, contentIds).execute()).map(({ id }) => id);
    const status = kept.length > 0 ? 'completed' : 'failed';
    const ended = await end(tx, run, status, ending(kept, contentIds));
    if (!ended || kept.length === 0) return ended;
    await insertLearnt(tx, owner, personaId, kept).execute();
    const categories = focusAreas.flatMap((area) => focusCategories[area]);
    await keepInsights(tx, owner, kept, categories);
    await voiceChanged(tx, ctx.queue, owner, personaId);
    return ended;
  });
}

function ending(kept: string[], chosen: string[]): Message {
  const texts = kept.length;
  if (texts === 0) return message('training.no-text-left');
  const gone = chosen.length - texts;
  return gone === 0
    ? message('training.learnt', { texts })
    : message('training.learnt-from-rest', { texts, n: gone });
}

/** The rest is for another run, with the tries that it begins with. */
async function handOver(
  { ctx, owner, jobId }: Run,
  { seconds = 0, doing, tries = 0 }: Partial<Pause> = {},
): Promise<void> {
  await changing(ctx, owner, jobId, async (tx) => {
    const mine = await updateHandedOver(tx, owner, jobId, { doing, tries }).executeTakeFirst();
    if (!mine) return undefined;
    const payload = { workspaceId: owner, jobId };
    await ctx.queue.send(tx, trainPersonaJob, payload, seconds ? { afterSeconds: seconds } : {});
    return mine;
  });
}

interface Pause {
  seconds: number;
  doing: Message;
  tries: number;
}

/** A limit passes by itself, a provider's refusal does not; anything else is tried again. */
async function giveUpOrRetry(
  run: Run,
  { tries, hasMoved }: { tries: number; hasMoved: boolean },
  error: unknown,
): Promise<void> {
  if (run.signal.aborted) throw error;
  if (error instanceof OwnLimit) {
    const { seconds } = error;
    const doing = message('training.own-limit', { n: seconds });
    return handOver(run, { seconds, doing, tries: hasMoved ? 0 : tries - 1 });
  }
  if (error instanceof AppError) {
    const { retryAfterSeconds } = error.extra;
    const isLast = tries >= MOST_TRIES && !hasMoved;
    if (error.code !== 'rate_limited' || isLast) return fail(run, error.reason);
    const seconds = Math.min(retryAfterSeconds ?? 20, LONGEST_PAUSE_SECONDS);
    const doing = message('training.provider-limit', { n: seconds });
    return handOver(run, { seconds, doing, tries: hasMoved ? 0 : tries });
  }
  if (tries < MOST_TRIES) throw error;
  run.ctx.log.error({ err: error, jobId: run.jobId }, 'A training failed');
  await fail(run, message('training.failed'));
}

async function fail(run: Run, why: Message): Promise<void> {
  await changing(run.ctx, run.owner, run.jobId, (tx) => end(tx, run, 'failed', why));
}

/** Training takes minutes: whoever started it has gone elsewhere, and gets a notification. */
async function end(
  tx: Db,
  { owner, jobId }: Run,
  status: 'completed' | 'failed',
  how: Message,
): Promise<{ id: string } | undefined> {
  const ended = await updateEnded(tx, owner, jobId, status, how).executeTakeFirst();
  if (!ended) return undefined;
  const { personaName: persona } = await findJob(tx, owner, jobId).executeTakeFirstOrThrow();
  const isDone = status === 'completed';
  await notify(tx, owner, {
    type: 'training_finished',
    title: message(`notification.training-${isDone ? 'finished' : 'failed'}`, { persona }),
    message: isDone ? message('notification.sentence', { what: how }) : how,
    link: '/viral-training',
    occasion: `training:${jobId}`,
  });
  return ended;
}

/** One transaction; whoever watches hears of it if it changed the job. */
async function changing<T>(
  { db }: Context,
  owner: string,
  jobId: string,
  change: (tx: Db) => Promise<T | undefined>,
): Promise<T | undefined> {
  const work = async (tx: Db) => {
    const changed = await change(tx);
    if (changed !== undefined) announce(tx, owner, 'training-jobs', jobId);
    return changed;
  };
  return withTextTransaction(db, owner, work, { background: true });
}
