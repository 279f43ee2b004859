import { AppError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';

export interface FairQueue {
  /**
   * Resolves with the function that releases the slot. Owners are served round robin. Background work
   * has slots of its own. Throws `rate_limited` when a queue is full, `provider_failed` when the signal
   * aborts before a slot is free, and the error of `maxWait` after its time.
   */
  acquire(who: { owner: string; background?: boolean; signal?: AbortSignal }): Promise<() => void>;
}

export interface QueueLimits {
  /** Slots for requests. */
  concurrency: number;
  /** Slots that one owner may hold; 1 by default. */
  concurrencyPerOwner?: number;
  /** Slots for background work; 0 by default. */
  backgroundConcurrency?: number;
  maxQueuedPerOwner: number;
  maxQueued: number;
  /** Why `rate_limited`: the owner's queue is full, or the whole queue. */
  busy: { ofOwner: Message; ofAll: Message };
  /** The longest time in the queue, in milliseconds, and the error after it; unlimited by default. */
  maxWait?: { ms: number; error: () => Error };
}

/** A semaphore with a queue for each owner; requests and background work have slots of their own. */
export function fairQueue(limits: QueueLimits): FairQueue {
  const requests = semaphore(limits.concurrency, limits);
  const background = semaphore(limits.backgroundConcurrency ?? 0, limits);
  return {
    acquire: ({ owner, background: isBackground = false, signal }) =>
      (isBackground ? background : requests)(owner, signal),
  };
}

type Start = () => void;

function semaphore(concurrency: number, limits: QueueLimits) {
  const { concurrencyPerOwner = 1, maxQueued, maxQueuedPerOwner, busy, maxWait } = limits;
  /** Queues by owner, in the order in which owners are served; a served owner goes to the end. */
  const queued = new Map<string, Start[]>();
  const running = new Map<string, number>();
  let taken = 0;
  let count = 0;

  const isFree = (owner: string) =>
    taken < concurrency && (running.get(owner) ?? 0) < concurrencyPerOwner;

  function begin(owner: string): void {
    taken += 1;
    running.set(owner, (running.get(owner) ?? 0) + 1);
  }

  function end(owner: string): void {
    taken -= 1;
    const left = (running.get(owner) ?? 1) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    startNext();
  }

  function startNext(): void {
    for (const [owner, starts] of queued) {
      if (taken >= concurrency) return;
      if (!isFree(owner)) continue;
      const start = starts.shift();
      queued.delete(owner);
      if (starts.length > 0) queued.set(owner, starts);
      count -= 1;
      begin(owner);
      start?.();
    }
  }

  function enqueue(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const own = queued.get(owner) ?? [];
    if (own.length >= maxQueuedPerOwner) throw queueFull(busy.ofOwner);
    if (count >= maxQueued) throw queueFull(busy.ofAll);
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        settle();
        own.splice(own.indexOf(start), 1);
        if (own.length === 0) queued.delete(owner);
        count -= 1;
        reject(error);
      };
      const cancel = () => leave(cancelled());
      const timer = maxWait && setTimeout(() => leave(maxWait.error()), maxWait.ms);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      };
      const start = () => {
        settle();
        resolve();
      };
      signal?.addEventListener('abort', cancel, { once: true });
      own.push(start);
      queued.set(owner, own);
      count += 1;
    });
  }

  return async (owner: string, signal?: AbortSignal): Promise<() => void> => {
    if (signal?.aborted) throw cancelled();
    // No queued work could take this slot: each release starts all that may start.
    if (isFree(owner)) begin(owner);
    else await enqueue(owner, signal);
    return () => end(owner);
  };
}

function cancelled(): AppError {
  return new AppError('provider_failed', message('request.cancelled'));
}

function queueFull(reason: Message): AppError {
  return new AppError('rate_limited', reason, { retryAfterSeconds: 5 });
}
