import { Problem } from '#api/http/problem.ts';

export interface Turns {
  /**
   * Resolves with what ends the turn. Owners come round robin, each with one turn at a time; work in
   * the background has a place of its own and never takes that of people who wait for an answer.
   * Throws `rate_limited` when too much waits already, and `provider_failed` when the signal is
   * aborted before the turn comes.
   */
  take(who: { owner: string; background?: boolean; signal?: AbortSignal }): Promise<() => void>;
}

export interface TurnBounds {
  /** Turns at once for people who wait. */
  atOnce: number;
  /** The same for work in the background. */
  inBackground: number;
  mostWaitingOfOwner: number;
  mostWaiting: number;
}

/** Two lines: of people who wait, and of work in the background. */
export function fairTurns(bounds: TurnBounds): Turns {
  const people = line(bounds.atOnce, bounds);
  const background = line(bounds.inBackground, bounds);
  return {
    take: ({ owner, background: isBackground = false, signal }) =>
      (isBackground ? background : people)(owner, signal),
  };
}

type Start = () => void;

function line(atOnce: number, { mostWaiting, mostWaitingOfOwner }: TurnBounds) {
  /** In the order in which owners come next; one whose turn begins goes to the end. */
  const waiting = new Map<string, Start[]>();
  const running = new Set<string>();
  let count = 0;

  function startNext(): void {
    for (const [owner, starts] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(owner)) continue;
      const start = starts.shift();
      waiting.delete(owner);
      if (starts.length > 0) waiting.set(owner, starts);
      count -= 1;
      running.add(owner);
      start?.();
    }
  }

  return async (owner: string, signal?: AbortSignal): Promise<() => void> => {
    if (signal?.aborted) throw gone();
    const own = waiting.get(owner) ?? [];
    if (own.length >= mostWaitingOfOwner) throw busy('Your other texts are still being read.');
    if (count >= mostWaiting) throw busy('Too many texts are being read right now.');
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        own.splice(own.indexOf(start), 1);
        if (own.length === 0) waiting.delete(owner);
        count -= 1;
        reject(gone());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      own.push(start);
      waiting.set(owner, own);
      count += 1;
      startNext();
    });
    return () => {
      running.delete(owner);
      startNext();
    };
  };
}

/** Nobody reads it. */
function gone(): Problem {
  return new Problem('provider_failed', 'The request was cancelled.');
}

function busy(message: string): Problem {
  return new Problem('rate_limited', `${message} Try again in a few seconds.`, {
    retryAfterSeconds: 5,
  });
}
