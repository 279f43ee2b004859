import { z } from 'zod';

/** A kind of background work: its queue and what one piece of it carries. */
export interface Job<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  /**
   * True: while one waits under the same key, another is not queued. Its sender names a key, and
   * its handler does everything that was asked for until it starts.
   */
  once: boolean;
  /** True: once it is done its row is deleted; of others it stays for a week. */
  isDeleted: boolean;
  retryLimit: number;
  /** Seconds after which a run counts as dead and is taken over. */
  expireInSeconds: number;
  /** Set: it is queued by itself this often, once for all workers; it carries nothing. */
  everySeconds?: number;
}

/** Declares a kind of background work; its handler is named in `api/worker/handlers.ts`. */
export function defineJob<const P extends z.ZodType>(
  job: Pick<Job<P>, 'name' | 'payload'> & Partial<Job<P>>,
): Job<P> {
  return { once: false, isDeleted: false, retryLimit: 2, expireInSeconds: 300, ...job };
}

/** Work that recurs by itself; each run does all that is due, as what is missed is not made up for. */
export function defineRecurringJob(name: string, everySeconds: number): Job<typeof nothing> {
  return defineJob({ name, payload: nothing, everySeconds, retryLimit: 0 });
}

const nothing = z.object({});
