import type { Piscina } from 'piscina';
import { fairQueue, type QueueLimits } from '#api/concurrency/fair-queue.ts';
import { actingUserId } from '#api/db/acting-member.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';

/** Its `tasks`, the functions by their names, are declared above the domains, where they are listed. */
// biome-ignore lint/suspicious/noEmptyInterface: its member is declared in another module
export interface Register {}

type TextTasks = Register extends { tasks: infer Tasks } ? Tasks : never;

/** Plain data: orders and outcomes are copied between threads. */
export interface TaskOrder {
  id: number;
  name: keyof TextTasks;
  args: unknown[];
}

/** A AppError loses its class on the way out of a thread. */
export type TaskOutcome =
  | { value: unknown }
  | { error: Pick<AppError, 'code' | 'reason' | 'extra'> };

export interface TaskOwner {
  /** The workspace whose text it is. */
  owner: string;
  /** Aborted when nobody waits any more: what has not begun is left undone. */
  signal?: AbortSignal;
  /** Nobody waits for it: it has more time, and a thread that no request waits for. */
  background?: boolean;
}

interface Bounds extends QueueLimits {
  backgroundConcurrency: number;
  /** For one piece of work that somebody waits for, and for one in the background. */
  limitMs: number;
  backgroundLimitMs: number;
  /** For a thread to come up and to load what the work needs. */
  startMs: number;
  /** After it a thread ends and gives its memory back. */
  idleMs: number;
}

/** How many texts wait, and what is said when more do. */
export const TEXT_QUEUE = {
  maxQueuedPerOwner: 30,
  maxQueued: 1_000,
  busy: {
    ofOwner: message('request.own-texts-queued'),
    ofAll: message('request.texts-queued'),
  },
};

const usual: Bounds = {
  concurrency: 2,
  backgroundConcurrency: 1,
  ...TEXT_QUEUE,
  limitMs: 10_000,
  backgroundLimitMs: 60_000,
  startMs: 60_000,
  idleMs: 600_000,
};

/** Megabytes of one thread. A text that needs more ends its thread and not the process. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** Threads that start when they are needed. */
export function createTextPool(changes: Partial<Bounds> = {}) {
  const bounds = { ...usual, ...changes };
  const queue = fairQueue(bounds);
  const begun = new Map<number, () => void>();
  let threads: Promise<Piscina> | null = null;
  let last = 0;

  async function start(): Promise<Piscina> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina<TaskOrder, TaskOutcome>({
      filename: program(),
      env: {},
      execArgv: [],
      minThreads: 0,
      maxThreads: bounds.concurrency + bounds.backgroundConcurrency,
      idleTimeout: bounds.idleMs,
      // A thread that waits by Atomics hears nothing else meanwhile.
      atomics: 'disabled',
      resourceLimits: MEMORY,
    });
    pool.on('message', (id: number) => begun.get(id)?.());
    // Of a thread without work: the next work starts another one.
    pool.on('error', () => undefined);
    return pool;
  }

  async function outcome(order: TaskOrder, limitMs: number): Promise<TaskOutcome> {
    threads ??= start();
    const late = new AbortController();
    const isLate = () => late.abort();
    let timer = setTimeout(isLate, bounds.startMs);
    begun.set(order.id, () => {
      clearTimeout(timer);
      timer = setTimeout(isLate, limitMs);
    });
    try {
      return await (await threads).run(order, { signal: late.signal });
    } catch (error) {
      if (late.signal.aborted || isOutOfMemory(error)) throw tooMuchWork(error);
      throw error;
    } finally {
      clearTimeout(timer);
      begun.delete(order.id);
    }
  }

  return {
    /**
     * Does one piece of work on a text in a thread of its own. Throws what the work throws; `invalid`
     * when it takes too long, which ends its thread; `rate_limited` when too much waits already.
     */
    async run<N extends keyof TextTasks>(
      name: N,
      args: Parameters<TextTasks[N]>,
      { owner, signal, background = false }: TaskOwner,
    ): Promise<Awaited<ReturnType<TextTasks[N]>>> {
      const member = actingUserId();
      const end = await queue.acquire({ owner, member, background, ...(signal ? { signal } : {}) });
      try {
        last += 1;
        const limitMs = background ? bounds.backgroundLimitMs : bounds.limitMs;
        const done = await outcome({ id: last, name, args }, limitMs);
        if ('value' in done) return done.value as never;
        throw new AppError(done.error.code, done.error.reason, done.error.extra);
      } finally {
        end();
      }
    },
    /** Ends the threads. A later run starts others. */
    async stop(): Promise<void> {
      const old = threads;
      threads = null;
      await (await old)?.destroy();
    },
  };
}

/** The one pool of this process. */
export const textPool = createTextPool();

/** `textPool.run`, the way domains call it. */
export const runTextTask = textPool.run;

/** The program of a thread: as source, or as built beside this file. */
function program(): string {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? '../worker/text-threads/source-thread.mjs' : 'text-thread.js';
  return new URL(file, import.meta.url).href;
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchWork(cause: unknown): AppError {
  return new AppError('invalid', message('request.text-takes-too-long'), { cause });
}
