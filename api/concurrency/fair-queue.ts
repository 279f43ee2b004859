import { AppError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';

export interface FairQueue {
  /**
   * Resolves with the function that releases the slot. Owners are served round robin, and the members
   * of an owner as well. Background work has slots of its own. Throws `rate_limited` when a queue is full, `provider_failed` when the signal
   * aborts before a slot is free, and the error of `maxWait` after its time.
   */
  acquire(who: QueuedFor): Promise<() => void>;
}

interface QueuedFor {
  owner: string;
  /** Who asks, where several people share an owner: each has a queue of their own. */
  member?: string | null;
  background?: boolean;
  signal?: AbortSignal;
}

export interface QueueLimits {
  /** Slots for requests. */
  concurrency: number;
  /** Slots that one owner may hold; 1 by default. */
  concurrencyPerOwner?: number;
  /** Slots that one named member of an owner may hold; as many as the owner by default. */
  concurrencyPerMember?: number;
  /** Slots for background work; 0 by default. */
  backgroundConcurrency?: number;
  /** Of each member, where the owner has several. */
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
    acquire: ({ owner, member, background: isBackground = false, signal }) =>
      (isBackground ? background : requests)({ owner, member: member ?? '' }, signal),
  };
}

type Start = () => void;
type Who = { owner: string; member: string };

function semaphore(concurrency: number, limits: QueueLimits) {
  const { concurrencyPerOwner = 1, maxQueued, maxQueuedPerOwner, busy, maxWait } = limits;
  const { concurrencyPerMember = concurrencyPerOwner } = limits;
  /** Queues by owner and member, in the order in which they are served; who is served goes to the end. */
  const queued = new Map<string, Map<string, Start[]>>();
  /** Slots taken by owner, and by owner and member. */
  const running = new Map<string, number>();
  let taken = 0;
  let count = 0;

  const memberKey = ({ owner, member }: Who) => `${owner} ${member}`;
  const isFree = (who: Who) =>
    taken < concurrency &&
    (running.get(who.owner) ?? 0) < concurrencyPerOwner &&
    (who.member === '' || (running.get(memberKey(who)) ?? 0) < concurrencyPerMember);

  function change(key: string, by: number): void {
    const left = (running.get(key) ?? 0) + by;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  }

  function begin(who: Who): void {
    taken += 1;
    for (const key of [who.owner, memberKey(who)]) change(key, 1);
  }

  function end(who: Who): void {
    taken -= 1;
    for (const key of [who.owner, memberKey(who)]) change(key, -1);
    startNext();
  }

  function startNext(): void {
    for (const [owner, members] of queued) {
      if (taken >= concurrency) return;
      const next = [...members].find(([member]) => isFree({ owner, member }));
      if (!next) continue;
      const [member, starts] = next;
      const start = starts.shift();
      requeue(queued, owner, requeue(members, member, starts.length > 0 ? starts : null));
      count -= 1;
      begin({ owner, member });
      start?.();
    }
  }

  function enqueue(who: Who, signal: AbortSignal | undefined): Promise<void> {
    const members = queued.get(who.owner) ?? new Map<string, Start[]>();
    const own = members.get(who.member) ?? [];
    if (own.length >= maxQueuedPerOwner) throw queueFull(busy.ofOwner);
    if (count >= maxQueued) throw queueFull(busy.ofAll);
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        settle();
        own.splice(own.indexOf(start), 1);
        if (own.length === 0) members.delete(who.member);
        if (members.size === 0) queued.delete(who.owner);
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
      queued.set(who.owner, members.set(who.member, own));
      count += 1;
    });
  }

  return async (who: Who, signal?: AbortSignal): Promise<() => void> => {
    if (signal?.aborted) throw cancelled();
    // No queued work could take this slot: each release starts all that may start.
    if (isFree(who)) begin(who);
    else await enqueue(who, signal);
    return () => end(who);
  };
}

/** At the end of the order, or out of it once nothing is left; null where nothing is left at all. */
function requeue<V>(order: Map<string, V>, key: string, left: V | null): Map<string, V> | null {
  order.delete(key);
  if (left !== null) order.set(key, left);
  return order.size > 0 ? order : null;
}

function cancelled(): AppError {
  return new AppError('provider_failed', message('request.cancelled'));
}

function queueFull(reason: Message): AppError {
  return new AppError('rate_limited', reason, { retryAfterSeconds: 5 });
}
