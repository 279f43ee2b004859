import pino from 'pino';
import { expect, it } from 'vitest';
import { connect } from '#api/db/database.ts';
import { createLiveChanges } from '#api/realtime/live-changes.ts';
import { watchFromNow } from '#api/testing/watch-from-now.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';
import { resumeReconnected } from './release-posts.ts';

const on = publishingHarness();

it('whoever watches hears that posts go on after a reconnect, and only where some do', async () => {
  const { stage } = on;
  const back = await stage.actor('back_again');
  const away = await stage.actor('still_away');
  for (const actor of [back, away]) await stage.schedule(actor, 'waits for its account');
  await stage.asOwner(`update scheduled_posts set status = 'held', hold_reason = 'reconnect'`);
  await stage.asOwner(
    `update social_accounts set needs_reconnect = true where id = '${away.accountId}'`,
  );
  const live = createLiveChanges(stage.databaseUrl, pino({ level: 'silent' }));
  const worker = connect(stage.databaseUrl, 'worker', () => {});
  const stopped = new AbortController();
  const ends: Promise<void>[] = [];
  const follow = async ({ workspaceId }: typeof back, heard: string[]) => {
    const events = await watchFromNow({ live, db: stage.db }, workspaceId, stopped.signal);
    const hear = async () => {
      for await (const { topic } of events) heard.push(topic);
    };
    ends.push(hear());
  };
  const [heardThere, heardHere]: [string[], string[]] = [[], []];
  await follow(away, heardThere);
  await follow(back, heardHere);
  await resumeReconnected(worker.db);
  await expect.poll(() => heardHere).toEqual(['posts']);
  // Nothing is left to go on, so nothing is told.
  await resumeReconnected(worker.db);
  await stage.asOwner(`select pg_notify('troupe_live',
    '${JSON.stringify({ owner: back.workspaceId, topic: 'drafts', id: null })}')`);
  await expect.poll(() => heardHere).toEqual(['posts', 'drafts']);
  expect(heardThere).toEqual([]);
  stopped.abort();
  await Promise.all(ends);
  await live.close();
  await worker.close();
});
