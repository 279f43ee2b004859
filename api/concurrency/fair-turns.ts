import { Problem } from '#api/errors/app-error.ts';

export interface Turns {
  /**
   * Resolves with what ends the turn. Owners come round robin, each with as many turns at a time as
   * the bounds allow; work in the background has a place of its own and never takes that of people
   * who wait for an answer. Throws `rate_limited` when too much waits already, `provider_failed` when
   * the signal is aborted before the turn comes, and what `late` makes after `waitMs`.
   */
  take(who: { owner: string; background?: boolean; signal?: AbortSignal }): Promise<() => void>;
}

export interface TurnBounds {
  /** Turns at once for people who wait. */
  atOnce: number;
  /** Of them for one owner; one, unless told otherwise. */
  atOnceOfOwner?: number;
  /** Turns at once for work in the background; none, unless told otherwise. */
  inBackground?: number;
  mostWaitingOfOwner: number;
  mostWaiting: number;
  /** What is said when too much waits: of this owner, and of all. */
  busy: { ofOwner: string; ofAll: string };
  /** The longest wait in milliseconds, and its error; for ever, unless told otherwise. */
  wait?: { mostMs: number; late: () => Error };
}

/** Two lines: of people who wait, and of work in the background. */
export function fairTurns(bounds: TurnBounds): Turns {
  const people = line(bounds.atOnce, bounds);
  const background = line(bounds.inBackground ?? 0, bounds);
  return {
    take: ({ owner, background: isBackground = false, signal }) =>
      (isBackground ? background : people)(owner, signal),
  };
}

type Start = () => void;

function line(atOnce: number, bounds: TurnBounds) {
  const { atOnceOfOwner = 1, mostWaiting, mostWaitingOfOwner, busy, wait } = bounds;
  /** In the order in which owners come next; one whose turn begins goes to the end. */
  const waiting = new Map<string, Start[]>();
  const running = new Map<string, number>();
  let taken = 0;
  let count = 0;

  const isFree = (owner: string) => taken < atOnce && (running.get(owner) ?? 0) < atOnceOfOwner;

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
    for (const [owner, starts] of waiting) {
      if (taken >= atOnce) return;
      if (!isFree(owner)) continue;
      const start = starts.shift();
      waiting.delete(owner);
      if (starts.length > 0) waiting.set(owner, starts);
      count -= 1;
      begin(owner);
      start?.();
    }
  }

  function comeNext(owner: string, signal: AbortSignal | undefined): Promise<void> {
    const own = waiting.get(owner) ?? [];
    if (own.length >= mostWaitingOfOwner) throw tooMuch(busy.ofOwner);
    if (count >= mostWaiting) throw tooMuch(busy.ofAll);
    return new Promise((resolve, reject) => {
      const leave = (error: Error) => {
        settle();
        own.splice(own.indexOf(start), 1);
        if (own.length === 0) waiting.delete(owner);
        count -= 1;
        reject(error);
      };
      const cancel = () => leave(gone());
      const timer = wait && setTimeout(() => leave(wait.late()), wait.mostMs);
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
      waiting.set(owner, own);
      count += 1;
    });
  }

  return async (owner: string, signal?: AbortSignal): Promise<() => void> => {
    if (signal?.aborted) throw gone();
    // Who may begin leaves nobody behind who could: a turn that ends starts all that may.
    if (isFree(owner)) begin(owner);
    else await comeNext(owner, signal);
    return () => end(owner);
  };
}

/** Nobody reads it. */
function gone(): Problem {
  return new Problem('provider_failed', 'The request was cancelled.');
}

function tooMuch(message: string): Problem {
  return new Problem('rate_limited', `${message} Try again in a few seconds.`, {
    retryAfterSeconds: 5,
  });
}
