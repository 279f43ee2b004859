import pg from 'pg';
import { PRESENCE } from '#api/domains/health/service.ts';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;
const BEAT_MS = 3_000;
/** Who answers nothing for so long is gone, whatever the network says. */
const SILENCE_MS = 5_000;

interface Listener {
  /** A notification came, or may have been missed. */
  hear(): void;
  lost(error: Error | undefined): void;
  /** How long ago this worker last looked for work. */
  lookedAgoMs(): number;
}

/**
 * Listens on a connection of its own, again and again; in the name of that connection it says that
 * this worker is there. Answers how to stop.
 */
export function listen(
  url: string,
  channel: string,
  { hear, lost, lookedAgoMs }: Listener,
): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function open(wait: number): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: PRESENCE,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
    });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isOver) return;
      isLost = true;
      clearTimeout(timer);
      lost(error);
      void fresh.end().catch(() => {});
      timer = setTimeout(() => void open(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
    };
    const beat = async (): Promise<void> => {
      try {
        await fresh.query(
          `select set_config('application_name', $1 || ' ' || extract(epoch from
            clock_timestamp() - $2::float8 * interval '1 millisecond')::bigint, false)`,
          [PRESENCE, lookedAgoMs()],
        );
        if (!isLost && !isOver) timer = setTimeout(() => void beat(), BEAT_MS);
      } catch (error) {
        lose(error as Error);
      }
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', hear);
    client = fresh;
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      wait = FIRST_WAIT_MS;
      hear();
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
