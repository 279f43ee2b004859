import type { ClientBase } from 'pg';
import { fromKysely, type JobResult, PgBoss, type Job as PgBossJob } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { proveSession } from '#api/db/client/proven-session.ts';
import type { Db } from '#api/db/database.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import type { Job } from './define-job.ts';
import { type GiveWay, givesWayTo } from './yield-to-publisher.ts';

export interface Queue {
  /**
   * Queues a piece of work inside the caller's transaction: it exists only if that commits.
   * `key` keeps a job that is declared `once` from waiting twice.
   */
  send<P extends z.ZodType>(
    tx: Db,
    job: Job<P>,
    payload: z.input<P>,
    options?: { key?: string; afterSeconds?: number },
  ): Promise<void>;
  /** The same for any number of pieces, in one statement. */
  sendMany<P extends z.ZodType>(
    tx: Db,
    job: Job<P>,
    pieces: { payload: z.input<P>; key?: string }[],
  ): Promise<void>;
  /** Queues recurring work unless it was queued already in this stretch of time, by any worker. */
  sendRecurring(job: Job): Promise<void>;
  /**
   * Takes work as it comes, until `stop`. While `isBusy` says that this process has its hands full
   * with what is more urgent, a piece waits before it begins, though not for ever.
   */
  work(handlers: Handler[], isBusy?: () => boolean): Promise<void>;
  /** Does all work that is due now, one piece after the other, and answers how many it did. */
  drain(handlers: Handler[]): Promise<number>;
  /** Takes no more work; what is under way goes on, and more can be sent. */
  rest(): Promise<void>;
  /** Lets work under way finish for up to ten seconds; what is left goes back for another try. */
  stop(): Promise<void>;
}

/** Throwing hands the job back for another try. What has many steps gives way between them too. */
export interface Handler {
  job: Job;
  handle(payload: never, signal: AbortSignal, giveWay?: GiveWay): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;
const BATCH = 5;
const WORKING = { localConcurrency: 2, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 5 };

/** Who gets no answer for so long gives the connection up: one that is silent is never closed. */
const PATIENCE_MS = 16_000;

/**
 * The queue on our own Postgres, under the server's own role. The connection on which it hears of
 * new work asks every ten seconds whether it is still there.
 */
export async function openQueue(
  url: string,
  log: Logger,
  working: boolean,
  ran: (job: string, outcome: 'completed' | 'failed', seconds: number) => void = () => {},
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'troupe-jobs',
    max: 3,
    // For pg, to which pg-boss hands them on without naming them.
    ...{
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      onConnect: (client: ClientBase) => proveSession(client),
    },
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: working,
    supervise: working,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    // Needs the owner of the tables, which the server never is.
    reindex: false,
    monitorVacuum: false,
  });
  const forget = async ({ name, isDeleted }: Job, ids: string[]): Promise<void> => {
    if (!isDeleted || ids.length === 0) return;
    await boss
      .deleteJob(name, ids)
      .catch((error) => log.warn({ err: error, job: name }, 'cannot delete finished work'));
  };
  boss.on('error', (error) => log.error({ err: error }, 'The queue failed'));
  await boss.start();
  const taking = new Set<string>();

  return {
    async send(tx, job, payload, { key, afterSeconds } = {}) {
      await boss.send(job.name, job.payload.parse(payload) as object, {
        db: fromKysely(tx),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(afterSeconds === undefined ? {} : { startAfter: afterSeconds }),
      });
    },
    async sendMany(tx, job, pieces) {
      if (pieces.length === 0) return;
      const inserts = pieces.map(({ payload, key }) => ({
        data: job.payload.parse(payload) as object,
        ...(key === undefined ? {} : { singletonKey: key }),
      }));
      await boss.insert(job.name, inserts, { db: fromKysely(tx) });
    },
    async sendRecurring({ name, everySeconds }) {
      await boss.send(name, {}, { singletonKey: name, singletonSeconds: everySeconds as number });
    },
    async work(handlers, isBusy = () => false) {
      for (const { job, handle } of handlers) {
        const run = async ({ id, data, signal }: PgBossJob<unknown>): Promise<JobResult> => {
          const giveWay = givesWayTo(() => taking.size > 0 && isBusy());
          await giveWay();
          const startedAt = performance.now();
          const tell = (outcome: 'completed' | 'failed', error?: unknown) => {
            const ms = performance.now() - startedAt;
            ran(job.name, outcome, ms / 1_000);
            const line = { job: job.name, id, ms: Math.round(ms * 10) / 10, outcome };
            if (error) log.warn({ ...line, err: error }, 'A piece of background work failed');
            else log.info(line);
          };
          try {
            await handle(job.payload.parse(data) as never, signal, giveWay);
            tell('completed');
            return { id, status: 'completed' };
          } catch (error) {
            tell('failed', error);
            return { id, status: 'failed', output: { message: (error as Error).message } };
          }
        };
        taking.add(job.name);
        await boss.work(
          job.name,
          // Batches, as only a full one is followed by the next at once.
          { ...WORKING, batchSize: BATCH, perJobResults: true },
          async (taken) => {
            const results = await Promise.all(taken.map(run));
            const done = results.filter(({ status }) => status === 'completed');
            await forget(
              job,
              done.map(({ id }) => id),
            );
            return results;
          },
        );
      }
    },
    async drain(handlers) {
      let done = 0;
      for (let before = -1; before !== done; ) {
        before = done;
        for (const { job, handle } of handlers) {
          for (const taken of await boss.fetch(job.name, { batchSize: 50 })) {
            const { signal } = new AbortController();
            await handle(job.payload.parse(taken.data) as never, signal).then(
              async () => {
                await boss.complete(job.name, taken.id);
                await forget(job, [taken.id]);
              },
              async (error: Error) => {
                await boss.fail(job.name, taken.id, { message: error.message });
                throw error;
              },
            );
            done += 1;
          }
        }
      }
      return done;
    },
    async rest() {
      const names = [...taking];
      taking.clear();
      await Promise.all(names.map((name) => boss.offWork(name, { wait: false })));
    },
    stop: () => boss.stop({ graceful: working, timeout: STOP_LIMIT_MS }),
  };
}
