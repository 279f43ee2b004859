import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';

/** The bytes of request bodies that this process holds while they come, and whose they are. */
export interface BodyBudget {
  /** Begins one body. `who` is a person, or the network of somebody who is signed out. */
  open(who: string): OpenBody;
  /** Ends what has come too slowly since it was looked at last. Called every few seconds. */
  sweep(): void;
  /** Of all bodies that are coming now. */
  readonly bytes: number;
  readonly count: number;
  stop(): void;
}

export interface OpenBody {
  /** Counts a piece. */
  add(bytes: number): void;
  /** Aborted with a AppError: it came too slowly, is over its owner's share, or others hold less. */
  readonly signal: AbortSignal;
  close(): void;
}

interface Sizes {
  /** Of all bodies together, in bytes. */
  total: number;
  /** Of one person's. */
  share: number;
  /** What a body brings at least from one look to the next. */
  floor: number;
  /** Between two looks, in milliseconds. */
  lookMs: number;
}

/** Two pictures of 5 MB at once are a person's; 1.6 KB a second is less than any phone has. */
const usual: Sizes = { total: 67_108_864, share: 16_777_216, floor: 8_192, lookMs: 5_000 };

interface Body {
  who: string;
  bytes: number;
  atLastLook: number;
  /** It was there at the last look: only then has it had the whole time. */
  isKnown: boolean;
  ended: AbortController;
}

/**
 * Whoever holds most gives way when there is no room: so one person's uploads, however many and
 * however slow, keep nobody else's writes out. `beat` calls its argument regularly and answers how to
 * stop that; tests call `sweep` themselves.
 */
export function createBodyBudget(
  changes: Partial<Sizes> = {},
  beat: (look: () => void, ms: number) => () => void = everyFewSeconds,
): BodyBudget {
  const { total, share, floor, lookMs } = { ...usual, ...changes };
  const bodies = new Set<Body>();
  const held = new Map<string, number>();
  let bytes = 0;

  function change(body: Body, by: number): void {
    body.bytes += by;
    bytes += by;
    const left = (held.get(body.who) ?? 0) + by;
    if (left > 0) held.set(body.who, left);
    else held.delete(body.who);
  }

  function close(body: Body): void {
    if (bodies.delete(body)) change(body, -body.bytes);
  }

  function end(body: Body, problem: AppError): void {
    close(body);
    body.ended.abort(problem);
  }

  /** The largest body of whoever holds most. */
  function heaviest(): Body | undefined {
    const [who] = [...held].reduce((most, one) => (one[1] > most[1] ? one : most));
    const own = [...bodies].filter((body) => body.who === who);
    return own.toSorted((a, b) => b.bytes - a.bytes)[0];
  }

  function sweep(): void {
    for (const body of bodies) {
      const isSlow = body.isKnown && body.bytes - body.atLastLook < floor;
      if (isSlow) end(body, new AppError('bad_request', message('request.too-slow')));
      body.isKnown = true;
      body.atLastLook = body.bytes;
    }
  }

  return {
    sweep,
    stop: beat(sweep, lookMs),
    get bytes() {
      return bytes;
    },
    get count() {
      return bodies.size;
    },
    open(who) {
      const ended = new AbortController();
      const body: Body = { who, bytes: 0, atLastLook: 0, isKnown: false, ended };
      bodies.add(body);
      return {
        signal: ended.signal,
        close: () => close(body),
        add(size) {
          if (!bodies.has(body)) return;
          change(body, size);
          if ((held.get(who) ?? 0) > share) return end(body, tooMany());
          while (bytes > total) end(heaviest() as Body, tooMany());
        },
      };
    },
  };
}

function everyFewSeconds(look: () => void, ms: number): () => void {
  const timer = setInterval(look, ms).unref();
  return () => clearInterval(timer);
}

function tooMany(): AppError {
  const reason = message('request.too-many-uploads');
  return new AppError('rate_limited', reason, { retryAfterSeconds: 1 });
}
