import { setTimeout as wait } from 'node:timers/promises';
import { newerMinor, postgresVersion } from '#api/config/postgres-releases.ts';
import type { Context } from '#api/context.ts';
import { hasFullDisk } from '#api/db/full-disk.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { getHealth } from '#shared/contracts/health.ts';
import {
  secondsSinceQueueWasKept,
  totalsOfPublishing,
  versionOfPostgres,
  type WorkTotals,
} from './queries.ts';

type StateOfWork = Pick<
  EndpointResponse<typeof getHealth>,
  'database' | 'postgres' | 'disk' | 'queue' | 'worker' | 'publishing'
>;

type Tools = Pick<Context, 'db' | 'across' | 'env' | 'startedAt'>;

/** However many ask, the database hears it once in so long. */
const KEPT_MS = 1_000;
/** Whoever asks for the health of a server wants an answer, above all when there is none. */
const PATIENCE_MS = 2_000;
/** Workers look after the queue, and for posts that are due, every few seconds. */
const SILENCE_SECONDS = 60;
/** What has not been done once after so long is not starting any more. */
const START_SECONDS = 60;

const NOTHING: WorkTotals = {
  lastLookSeconds: null,
  watchedSeconds: null,
  oldestDueSeconds: null,
  unknown: 0,
  needsCheck: 0,
};

const kept = new WeakMap<Context['db'], { at: number; state: Promise<StateOfWork> }>();

/** What works at this moment, as totals that belong to nobody. Never throws. */
export function stateOfWork(ctx: Tools): Promise<StateOfWork> {
  const known = kept.get(ctx.db);
  const now = performance.now();
  if (known && now - known.at < KEPT_MS) return known.state;
  const state = findOut(ctx);
  kept.set(ctx.db, { at: now, state });
  return state;
}

async function findOut({ db, across, env, startedAt }: Tools): Promise<StateOfWork> {
  const [version, isFull, silence, totals] = await Promise.all([
    orNull(versionOfPostgres(db)),
    orNull(hasFullDisk(env.DATABASE_URL ? null : env.DATA_DIR)),
    orNull(secondsSinceQueueWasKept(db)),
    orNull(totalsOfPublishing(across)),
  ]);
  const ownSeconds = (performance.now() - startedAt) / 1_000;
  const isOwnStarting = env.ROLE !== 'web' && ownSeconds < START_SECONDS;
  const { watchedSeconds, ...publishing } = totals ?? NOTHING;
  const isStarting = isOwnStarting || (watchedSeconds !== null && watchedSeconds < START_SECONDS);
  const lastLook = totals?.lastLookSeconds ?? null;
  return {
    database: version === null ? 'down' : 'up',
    postgres:
      version === null ? null : { version: postgresVersion(version), newer: newerMinor(version) },
    disk: isFull ? 'full' : 'ok',
    queue: stateOf(silence, version !== null && isStarting, 'up', 'down'),
    worker: totals === null ? 'unknown' : stateOf(lastLook, isOwnStarting, 'alive', 'none'),
    publishing: totals && publishing,
  };
}

function stateOf<Well extends string, Ill extends string>(
  silence: number | null,
  isStarting: boolean,
  well: Well,
  ill: Ill,
): Well | Ill | 'starting' {
  if (silence !== null && silence < SILENCE_SECONDS) return well;
  return isStarting ? 'starting' : ill;
}

function orNull<T>(work: Promise<T>): Promise<T | null> {
  return Promise.race([work.catch(() => null), wait(PATIENCE_MS, null, { ref: false })]);
}
