import { setTimeout as wait } from 'node:timers/promises';

interface Waiting<I, O> {
  item: I;
  resolve(output: O): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 500;
/**
 * Lets many callers share one statement: while one is under way, what arrives waits and goes
 * together in the next. Who comes alone does not wait. An item that spoils its batch fails alone.
 * Under load, statements begin at least `paceMs` apart: a few larger ones cost less than many small.
 */
export function createBatcher<I, O>(
  run: (items: I[]) => Promise<O[]>,
  paceMs: number,
): (item: I) => Promise<O> {
  let waiting: Waiting<I, O>[] = [];
  let running = false;

  async function runBatch(batch: Waiting<I, O>[]): Promise<void> {
    try {
      const outputs = await run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(outputs[index] as O);
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      for (const one of batch) await runBatch([one]);
    }
  }

  async function drain(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await Promise.all([runBatch(batch), wait(paceMs)]);
    }
    running = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void drain();
    });
}
