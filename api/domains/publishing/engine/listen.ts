import pg from 'pg';
import type { Logger } from 'pino';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

/** Calls `hear` for every notification, and whenever one may have been missed. Answers how to stop. */
export function listen(
  url: string,
  channel: string,
  hear: () => void,
  log: Logger,
): () => Promise<void> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function open(wait: number): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'troupe-publishing',
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
    });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isLost || isOver) return;
      isLost = true;
      log.warn({ err: error }, 'not hearing of new posts for a moment');
      void fresh.end().catch(() => {});
      timer = setTimeout(() => void open(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
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
