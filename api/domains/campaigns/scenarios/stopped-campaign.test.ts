import { expect, it } from 'vitest';
import { applyPublishPolicy } from '#api/domains/publishing/engine/claim/publish-policy.ts';
import { testApp } from '#api/testing/app.ts';
import { type Desk, inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { claimNow } from '#api/testing/publishing/claimed-post.ts';
import { deleteCampaign, setCampaignStatus } from '#shared/contracts/campaigns.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { deletePersona } from '#shared/contracts/persona-changes.ts';
import { actOnPost, updateScheduledPost } from '#shared/contracts/publishing.ts';
import { approvePosts } from '#shared/contracts/publishing-worklist.ts';
import { campaignFixture, day } from '../testing/campaign-fixture.ts';

const app = testApp();

/** What the engine says of a post that was with X, which did not take it, while `stop` was done. */
async function verdictAfter(name: string, stop: (desk: Busy) => unknown) {
  const desk = await busyDesk(name);
  await stop(desk);
  await desk.force(desk.taken, `status = 'pending', lease_until = null, tries = 1`);
  return verdictOn(desk, desk.taken);
}

/** What the engine says of a post whose time has come. */
async function verdictOn(desk: Desk, id: string) {
  await desk.force(id, 'scheduled_time = now(), not_before = now()');
  const claimed = await claimNow(app.running.ctx.across);
  const post = claimed.find((one) => one.id === id) as (typeof claimed)[number];
  return applyPublishPolicy(post, 0);
}

type Busy = Awaited<ReturnType<typeof busyDesk>>;

/** Somebody whose campaign has a post that a worker is sending. */
async function busyDesk(name: string) {
  const desk = await campaignFixture(app, name);
  await desk.connect(`${name}_x`);
  const campaign = await desk.create();
  const [first] = (await desk.posts()).filter(({ status }) => status === 'pending');
  const taken = first?.id ?? '';
  await desk.force(taken, `status = 'publishing', lease_until = now() + interval '1 minute'`);
  return { ...desk, campaign, taken };
}

it.each([
  ['paused', message('post.campaign-paused')],
  ['draft', message('post.campaign-paused')],
  ['completed', message('post.campaign-ended')],
] as const)(
  'a campaign that is %s by then sends no post that comes back',
  async (status, detail) => {
    const verdict = await verdictAfter(`stopped_${status}`, ({ user, campaign }) =>
      user.call(setCampaignStatus, { params: { id: campaign.id }, body: { status } }),
    );
    expect(verdict).toEqual({ kind: 'hold', objection: { reason: 'campaign_paused', detail } });
  },
);

it.each([
  ['deleted', ({ user, campaign: { id } }: Busy) => user.call(deleteCampaign, { params: { id } })],
  [
    'gone with its persona',
    ({ user, body }: Busy) => user.call(deletePersona, { params: { id: body.personaId } }),
  ],
])('a campaign that is %s by then sends no post that comes back', async (how, stop) => {
  const verdict = await verdictAfter(`stopped_${how.slice(0, 4)}`, stop);
  expect(verdict).toEqual({
    kind: 'hold',
    objection: { reason: 'campaign_paused', detail: message('post.campaign-deleted') },
  });
});

it('what came back from a deleted campaign is its person’s own once it is given another time', async () => {
  const desk = await busyDesk('stopped_own');
  await desk.user.call(deleteCampaign, { params: { id: desk.campaign.id } });
  await desk.force(
    desk.taken,
    `status = 'held', hold_reason = 'campaign_paused', lease_until = null`,
  );
  const [held] = await desk.posts();
  await desk.user.call(updateScheduledPost, {
    params: { id: desk.taken },
    body: { scheduledTime: inFuture(5), version: held?.version ?? 0 },
  });
  expect(await verdictOn(desk, desk.taken)).toEqual({ kind: 'send' });
});

it('what the campaigns of a deleted persona have planned is kept, for its person to send', async () => {
  const desk = await campaignFixture(app, 'stopped_kept');
  await desk.connect('stopped_kept_x');
  await desk.create({ endDate: day(3) });
  const mine = await desk.schedule({ personaId: desk.body.personaId });
  await desk.user.call(deletePersona, { params: { id: desk.body.personaId } });
  const posts = await desk.posts();
  expect(posts.length).toBeGreaterThan(3);
  for (const { id, status, holdReason, detail } of posts) {
    expect([id, status, holdReason, detail]).toEqual(
      id === mine.id
        ? [id, 'pending', null, mine.detail]
        : [id, 'held', 'campaign_paused', 'Its campaign was deleted.'],
    );
  }
  const [moved, released] = posts.filter(({ id }) => id !== mine.id);
  if (!moved || !released) throw new Error('Nothing was planned');
  await desk.user.call(updateScheduledPost, {
    params: { id: moved.id },
    body: { scheduledTime: inFuture(5), version: moved.version },
  });
  await desk.user.call(actOnPost, {
    params: { id: released.id },
    body: { action: 'release', version: released.version },
  });
  for (const { id } of [moved, released]) {
    expect(await verdictOn(desk, id)).toEqual({ kind: 'send' });
    // An account sends one at a time.
    await desk.force(id, `status = 'failed', lease_until = null`);
  }
});

it('what waits for approval goes out once approved, though its persona is gone', async () => {
  const desk = await campaignFixture(app, 'stopped_unread', { postsByItself: false });
  await desk.connect('stopped_unread_x');
  await desk.create();
  await desk.user.call(deletePersona, { params: { id: desk.body.personaId } });
  const [waiting] = await desk.posts();
  expect(waiting).toMatchObject({ status: 'held', holdReason: 'approval' });
  await desk.user.call(approvePosts, {
    body: { posts: (await desk.posts()).map(({ id, version }) => ({ id, version })) },
  });
  expect(await verdictOn(desk, waiting?.id ?? '')).toEqual({ kind: 'send' });
});

it('one that is over with its last day sends what it has planned', async () => {
  const verdict = await verdictAfter('stopped_by_itself', ({ campaign }) =>
    app.asOwner(`update campaigns set status = 'completed' where id = '${campaign.id}'`),
  );
  expect(verdict).toEqual({ kind: 'send' });
});
