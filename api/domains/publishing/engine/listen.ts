import pg from 'pg';

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 5_000;

interface Listener {
  /** A notification came, or may have been missed. */
  hear(): void;
  lost(error: Error | undefined): void;
}

/** Listens on a connection of its own, again and again. Answers how to stop. */
export function listen(
  url: string,
  channel: string,
  { hear, lost }: Listener,
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
      lost(error);
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
