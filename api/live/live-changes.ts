import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '#api/db/database.ts';
import { type LiveEvent, type LiveTopic, liveEvent } from '#shared/contracts/live.ts';

const CHANNEL = 'troupe_live';
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

/** Tells everybody who watches this workspace, on any server, once the transaction commits. */
export async function announce(
  tx: Db,
  owner: string,
  topic: LiveTopic,
  id: string | null = null,
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ owner, topic, id })})`.execute(tx);
}

/** The same for several workspaces, in one statement. */
export async function announceToAll(db: Db, owners: string[], topic: LiveTopic): Promise<void> {
  const payloads = owners.map((owner) => JSON.stringify({ owner, topic, id: null }));
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  );
}

export interface LiveChanges {
  /**
   * What changes in this workspace from the moment this answers; ends with the signal, or when the
   * server stops.
   */
  watch(owner: string, signal: AbortSignal): Promise<AsyncIterable<LiveEvent>>;
  close(): Promise<void>;
}

/** Listens on a connection of its own, opened when somebody first watches. */
export function createLiveChanges(url: string, log: Logger): LiveChanges {
  const watchers: Watchers = new Map();
  const stopped = new AbortController();
  let client: pg.Client | null = null;
  let listening: Promise<void> | null = null;

  async function listen(wait: number): Promise<void> {
    if (stopped.signal.aborted) return;
    const fresh = new pg.Client({ connectionString: url, application_name: 'troupe-live' });
    // Whoever watches reads again on reconnecting: a change may have passed in between.
    fresh.on('error', (error) => {
      if (client !== fresh) return;
      client = null;
      log.warn({ err: error }, 'lost the connection for live changes');
      setTimeout(() => void listen(FIRST_WAIT_MS), FIRST_WAIT_MS).unref();
    });
    fresh.on('notification', ({ payload }) => deliver(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      if (stopped.signal.aborted) await fresh.end();
      else client = fresh;
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for live changes');
      const next = Math.min(wait * 2, LONGEST_WAIT_MS);
      setTimeout(() => void listen(next), next).unref();
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
      listening ??= listen(FIRST_WAIT_MS);
      await listening;
      return collect(watchers, owner, [signal, stopped.signal]);
    },
    async close() {
      stopped.abort();
      const open = client;
      client = null;
      await open?.end();
    },
  };
}

const MOST_WAITING = 100;

type Watchers = Map<string, Set<(event: LiveEvent) => void>>;

/** Subscribes now, not when the first event is asked for. */
function collect(watchers: Watchers, owner: string, ends: AbortSignal[]): AsyncIterable<LiveEvent> {
  const waiting: LiveEvent[] = [];
  let wake = () => {};
  const tell = (event: LiveEvent) => {
    // A reader this slow reads everything anew anyway.
    if (waiting.length < MOST_WAITING) waiting.push(event);
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
