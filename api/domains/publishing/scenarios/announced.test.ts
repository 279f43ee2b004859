import { expect, it } from 'vitest';
import { campaignFixture } from '#api/domains/campaigns/testing/campaign-fixture.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { deleteCampaign, setCampaignStatus } from '#shared/contracts/campaigns.ts';
import {
  actOnPost,
  createScheduledPost,
  deleteScheduledPost,
  duplicateScheduledPost,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { setPostQueue } from '#shared/contracts/publishing-queue.ts';

const app = testApp();

it('what somebody does to posts and campaigns is told to their other windows', async () => {
  const desk = await campaignFixture(app, 'two_windows');
  const { user } = desk;
  await desk.connect('two_windows_x');
  const stop = new AbortController();
  const events = await app.running.ctx.live.watch(desk.workspaceId, stop.signal);
  const heard = events[Symbol.asyncIterator]();
  /** What it answers, once the other window has heard of it. */
  const told = async <T>(doing: Promise<T>): Promise<T> => {
    const answer = await doing;
    announce(app.running.ctx.db, desk.workspaceId, 'watchlist');
    const topics: string[] = [];
    while (topics.at(-1) !== 'watchlist') topics.push((await heard.next()).value.topic);
    expect(topics).toContain('posts');
    return answer;
  };
  const content = freshText();
  const body = { content, scheduledTime: inFuture(2) };
  const { id, version } = await told(user.call(createScheduledPost, { body }));
  const params = { id };
  const later = { scheduledTime: inFuture(3), version };
  const changed = await told(user.call(updateScheduledPost, { params, body: later }));
  await told(user.call(duplicateScheduledPost, { params }));
  await told(user.call(actOnPost, { params, body: { action: 'now', version: changed.version } }));
  await desk.force(id, `status = 'pending', not_before = now() + interval '1 day'`);
  await told(user.call(deleteScheduledPost, { params }));
  const slots = [{ weekday: 1, time: '09:00' }];
  await told(user.call(setPostQueue, { body: { timeZone: 'UTC', slots } }));
  const campaign = { id: (await told(desk.create())).id };
  for (const status of ['paused', 'active', 'completed'] as const) {
    await told(user.call(setCampaignStatus, { params: campaign, body: { status } }));
  }
  await told(user.call(deleteCampaign, { params: campaign }));
  stop.abort();
});
