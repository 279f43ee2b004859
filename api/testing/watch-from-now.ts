import { randomUUID } from 'node:crypto';
import type { Context } from '#api/context.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { LiveEvent } from '#shared/contracts/live.ts';

/** Follows a workspace; what this server announced before is told by then, and not heard any more. */
export async function watchFromNow(
  { live, db }: Pick<Context, 'live' | 'db'>,
  owner: string,
  signal: AbortSignal,
): Promise<AsyncIterableIterator<LiveEvent>> {
  const events = (await live.watch(owner, signal))[Symbol.asyncIterator]();
  const mark = randomUUID();
  announce(db, owner, 'samples', mark);
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('The changes ended');
    if ('id' in value && value.id === mark) return events as AsyncIterableIterator<LiveEvent>;
  }
}
