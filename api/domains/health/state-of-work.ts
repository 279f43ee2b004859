import { setTimeout as wait } from 'node:timers/promises';
import type { Context } from '#api/context.ts';
import { ask, secondsSinceQueueWasKept, totalsOfPublishing, type WorkTotals } from './queries.ts';

interface StateOfWork {
  database: 'up' | 'down';
  queue: 'up' | 'down';
  /** Null: it could not be found out. */
  publishing: WorkTotals | null;
}

/** However many ask, the database hears it once in so long. */
const KEPT_MS = 1_000;
/** Whoever asks for the health of a server wants an answer, above all when there is none. */
const PATIENCE_MS = 2_000;
/** Workers look after the queue every few seconds. */
const QUEUE_SILENCE_SECONDS = 60;

const kept = new WeakMap<Context['db'], { at: number; state: Promise<StateOfWork> }>();

/** What works at this moment, as totals that belong to nobody. Never throws. */
export function stateOfWork(ctx: Pick<Context, 'db' | 'across'>): Promise<StateOfWork> {
  const known = kept.get(ctx.db);
  const now = performance.now();
  if (known && now - known.at < KEPT_MS) return known.state;
  const state = findOut(ctx);
  kept.set(ctx.db, { at: now, state });
  return state;
}

async function findOut({ db, across }: Pick<Context, 'db' | 'across'>): Promise<StateOfWork> {
  const [isUp, silence, publishing] = await Promise.all([
    orNull(ask(db).then(() => true)),
    orNull(secondsSinceQueueWasKept(db)),
    orNull(totalsOfPublishing(across)),
  ]);
  const isKept = silence !== null && silence < QUEUE_SILENCE_SECONDS;
  return { database: isUp ? 'up' : 'down', queue: isKept ? 'up' : 'down', publishing };
}

function orNull<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work.catch(() => null), wait(PATIENCE_MS, null, { ref: false })]);
}
