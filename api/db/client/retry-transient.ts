import { setTimeout as wait } from 'node:timers/promises';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/**
 * Repeats work until Postgres takes it, for so long: for what must not be lost because the
 * database was restarted in that moment. What Postgres itself refuses is thrown at once.
 */
export async function retryTransient<T>(work: () => Promise<T>, forMs: number): Promise<T> {
  const end = performance.now() + forMs;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(pause * 2, LONGEST_WAIT_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || performance.now() + pause > end) throw error;
    }
    await wait(pause);
  }
}

/** Connection lost or refused, the server starting or stopping, a deadlock: another try may work. */
function isPassing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  if (code === undefined) return /connect|timeout/i.test(message ?? '');
  return /^(E[A-Z]{4,}|(08|40|53|57)...)$/.test(code);
}
