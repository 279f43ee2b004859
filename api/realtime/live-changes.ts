import type { Logger } from 'pino';
import { notifyListeners } from '#api/db/after-commit.ts';
import type { Db } from '#api/db/database.ts';
import { AppError } from '#api/errors/app-error.ts';
import { type LiveEvent, type LiveTopic, liveEvent, liveTopics } from '#shared/contracts/live.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { keepListening } from './keep-listening.ts';

const CHANNEL = 'troupe_live';
/** A connection that has fallen silent is noticed within a quarter of a minute. */
const BEATS = { beatMs: 10_000, silenceMs: 5_000 };

/** Tells everybody who watches this workspace, on any server, once the transaction commits. */
export function announce(tx: Db, owner: string, topic: LiveTopic, id: string | null = null): void {
  notifyListeners(tx, CHANNEL, JSON.stringify({ owner, topic, id }));
}

export interface LiveChanges {
  /**
   * What changes in this workspace from the moment this answers; ends with the signal, or when the
   * server stops. Throws `rate_limited` when more follow it than one person has screens.
   */
  watch(owner: string, signal: AbortSignal): Promise<AsyncIterable<LiveEvent>>;
  close(): Promise<void>;
}

/** Listens on a connection of its own, opened when somebody first watches. */
export function createLiveChanges(url: string, log: Logger, beats = BEATS): LiveChanges {
  const watchers: Watchers = new Map();
  const stopped = new AbortController();
  let listening: Promise<void> | null = null;
  let stop = async () => {};

  /** Resolves once it listens, cannot for now, or never will: nobody who watches waits longer. */
  function listen(): Promise<void> {
    return new Promise((resolve) => {
      let isAgain = false;
      stopped.signal.addEventListener('abort', () => resolve(), { once: true });
      stop = keepListening({
        url,
        channel: CHANNEL,
        name: 'troupe-live',
        ...beats,
        beat: (client) => client.query('select 1'),
        hear: deliver,
        opened() {
          if (isAgain) tellEverything();
          isAgain = true;
          resolve();
        },
        lost(error) {
          isAgain = true;
          log.warn({ err: error }, 'not hearing of live changes for a moment');
          resolve();
        },
      });
    });
  }

  /** What was told while nobody listened is lost: anything may have changed. */
  function tellEverything(): void {
    for (const tells of watchers.values()) {
      for (const tell of tells) for (const topic of liveTopics) tell({ topic, id: null });
    }
  }

  function deliver(payload: string): void {
    const { owner, ...rest } = JSON.parse(payload) as { owner: string };
    const event = liveEvent.safeParse(rest);
    if (!event.success) return;
    for (const tell of watchers.get(owner) ?? []) tell(event.data);
  }

  return {
    async watch(owner, signal) {
      if (!stopped.signal.aborted) {
        listening ??= listen();
        await listening;
      }
      if ((watchers.get(owner)?.size ?? 0) >= MOST_WATCHING) {
        throw new AppError('rate_limited', message('protocol.too-many-screens'), {
          retryAfterSeconds: 30,
        });
      }
      return collect(watchers, owner, [signal, stopped.signal]);
    },
    async close() {
      stopped.abort();
      await stop();
    },
  };
}

const MOST_WAITING = 100;
const MOST_WATCHING = 100;

type Watchers = Map<string, Set<(event: LiveEvent) => void>>;

/** Subscribes now, not when the first event is asked for. */
function collect(watchers: Watchers, owner: string, ends: AbortSignal[]): AsyncIterable<LiveEvent> {
  let waiting: LiveEvent[] = [];
  let wake = () => {};
  const tell = (event: LiveEvent) => {
    waiting.push(event);
    if (waiting.length > MOST_WAITING) waiting = byTopic(waiting);
    wake();
  };
  const mine = watchers.get(owner) ?? new Set();
  watchers.set(owner, mine.add(tell));
  const over = () => ends.some((end) => end.aborted);
  const leave = () => {
    for (const end of ends) end.removeEventListener('abort', leave);
    mine.delete(tell);
    if (mine.size === 0 && watchers.get(owner) === mine) watchers.delete(owner);
    wake();
  };
  for (const end of ends) end.addEventListener('abort', leave, { once: true });
  if (over()) leave();
  return (async function* () {
    try {
      while (!over()) {
        const event = waiting.shift();
        if (event) yield event;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      leave();
    }
  })();
}

/** A reader this slow hears no more of single rows: of each of these topics anything may have changed. */
function byTopic(events: readonly LiveEvent[]): LiveEvent[] {
  const topics = new Set(events.map(({ topic }) => topic));
  return [...topics].map((topic) => ({ topic, id: null }));
}
