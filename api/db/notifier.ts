import type { Pool } from 'pg';
import { runPipelined } from './client/run-pipelined.ts';

/** Each time wakes every listener of the database: what comes sooner goes out together. */
const PACE_MS = 50;
const AGAIN_MS = 1_000;

// Whoever is cut off in the middle of it has lost no more than who is cut off before it.
const hasty = { sql: `select set_config('synchronous_commit', 'off', true)`, parameters: [] };
const told =
  'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as n (channel, payload)';

export interface Notifier {
  /** At once, or with what else came within a moment of the last; the same twice goes out once. */
  notify(channel: string, payload: string): void;
  /** Resolves once nothing waits, or it cannot be told. */
  close(): Promise<void>;
}

/** Sends what the channels of this database are to hear: one statement for many, in their order. */
export function createNotifier(pool: Pool, failed: (error: Error) => void): Notifier {
  const waiting = new Map<string, [channel: string, payload: string]>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isOver = false;

  async function send(): Promise<void> {
    // What the same commit tells besides goes with it.
    await Promise.resolve();
    const now = [...waiting.values()];
    waiting.clear();
    const parameters = [now.map(([channel]) => channel), now.map(([, payload]) => payload)];
    let pause = PACE_MS;
    try {
      await runPipelined(pool, [hasty, { sql: told, parameters }]);
    } catch (error) {
      failed(error as Error);
      // With the database away hardly anything more changes that would have to be told.
      const since = [...waiting.values()];
      waiting.clear();
      for (const one of [...now, ...since]) waiting.set(one.join(' '), one);
      pause = AGAIN_MS;
    }
    sending = undefined;
    if (isOver) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (waiting.size > 0) sending = send();
    }, pause).unref();
  }

  return {
    notify(channel, payload) {
      waiting.set(`${channel} ${payload}`, [channel, payload]);
      if (!timer && !isOver) sending ??= send();
    },
    async close() {
      isOver = true;
      clearTimeout(timer);
      await sending;
      if (waiting.size > 0) await send();
    },
  };
}
