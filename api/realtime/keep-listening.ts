import pg from 'pg';
import { proveSession } from '#api/db/client/proven-session.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

interface Listening {
  url: string;
  channel: string;
  /** What the connection is called on the database. */
  name: string;
  /** How long it rests between two signs of life. */
  beatMs: number;
  /** Who answers nothing for so long is gone, whatever the network says. */
  silenceMs: number;
  /** Asks the connection something small. */
  beat(client: pg.Client): Promise<unknown>;
  /** Listening, for the first time or again: what was told before that may have been missed. */
  opened(): void;
  hear(payload: string): void;
  lost(error: Error | undefined): void;
}

/**
 * Listens on a connection of its own, again and again, and asks it regularly whether it is there:
 * one whose packets are swallowed on the way would be silent for ever, and nobody would know. No
 * pooler may stand in between that hands connections on. Answers how to stop.
 */
export function keepListening(listening: Listening): () => Promise<void> {
  const { url, channel, name, beatMs, silenceMs } = listening;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function open(wait: number): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: silenceMs,
      query_timeout: silenceMs,
      keepAlive: true,
    });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isOver) return;
      isLost = true;
      clearTimeout(timer);
      listening.lost(error);
      void fresh.end().catch(() => {});
      timer = setTimeout(() => void open(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
    };
    const beat = async (): Promise<void> => {
      try {
        await listening.beat(fresh);
        if (!isLost && !isOver) timer = setTimeout(() => void beat(), beatMs);
      } catch (error) {
        lose(error as Error);
      }
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', ({ payload = '' }) => listening.hear(payload));
    client = fresh;
    try {
      await fresh.connect();
      await proveSession(fresh);
      await fresh.query(`listen ${channel}`);
      wait = FIRST_WAIT_MS;
      listening.opened();
      await beat();
    } catch (error) {
      lose(error as Error);
    }
  }

  void open(FIRST_WAIT_MS);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}
