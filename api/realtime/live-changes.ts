import type { Logger } from 'pino';
import { notifyListeners } from '#api/db/after-commit.ts';
import type { Db } from '#api/db/database.ts';
import { type LiveTopic, liveEvent, liveTopics } from '#shared/contracts/live.ts';
import { keepListening } from './keep-listening.ts';
import { createWatchers, type StreamedEvent } from './watchers.ts';

const CHANNEL = 'troupe_live';
/** A connection that has fallen silent is noticed within a quarter of a minute. */
const BEATS = { beatMs: 10_000, silenceMs: 5_000 };

/** Tells everybody who watches this workspace, on any server, once the transaction commits. */
export function announce(tx: Db, owner: string, topic: LiveTopic, id: string | null = null): void {
  notifyListeners(tx, CHANNEL, JSON.stringify({ owner, topic, id }));
}

export interface LiveChanges {
  /**
   * What changes in this workspace from the moment this answers; ends with the signal, when the
   * server stops, and when the same member opens more streams than they have screens.
   */
  watch(owner: string, signal: AbortSignal, userId?: string): Promise<AsyncIterable<StreamedEvent>>;
  close(): Promise<void>;
}

/** Listens on a connection of its own, opened when somebody first watches. */
export function createLiveChanges(url: string, log: Logger, beats = BEATS): LiveChanges {
  const watchers = createWatchers();
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
    for (const topic of liveTopics) watchers.tellAll({ topic, id: null });
  }

  function deliver(payload: string): void {
    const { owner, ...rest } = JSON.parse(payload) as { owner: string };
    const event = liveEvent.safeParse(rest);
    if (event.success) watchers.tell(owner, event.data);
  }

  return {
    async watch(owner, signal, userId = owner) {
      if (!stopped.signal.aborted) {
        listening ??= listen();
        await listening;
      }
      return watchers.add({ owner, userId }, [signal, stopped.signal]);
    },
    async close() {
      stopped.abort();
      await stop();
    },
  };
}
