import { expect, it } from 'vitest';
import { maySend } from '#api/domains/publishing/engine/may-send.ts';
import { claimNow } from '#api/domains/publishing/engine/testing/claim-now.ts';
import { testApp } from '#api/testing/app.ts';
import { setCampaignStatus } from '#shared/contracts/campaigns.ts';
import { campaignDesk } from './testing/campaign-desk.ts';

const app = testApp();

/** What the engine says of a post that was with X, which did not take it, while `stop` was done. */
async function verdictAfter(
  name: string,
  stop: (desk: Awaited<ReturnType<typeof busyDesk>>) => unknown,
) {
  const desk = await busyDesk(name);
  await stop(desk);
  await desk.force(
    desk.taken,
    `status = 'pending', lease_until = null, tries = 1, scheduled_time = now(), not_before = now()`,
  );
  const claimed = await claimNow(app.running.ctx.across);
  const post = claimed.find(({ id }) => id === desk.taken) as (typeof claimed)[number];
  return maySend(post, 0);
}

/** Somebody whose campaign has a post that a worker is sending. */
async function busyDesk(name: string) {
  const desk = await campaignDesk(app, name);
  await desk.connect(`${name}_x`);
  const campaign = await desk.create();
  const [first] = (await desk.posts()).filter(({ status }) => status === 'pending');
  const taken = first?.id ?? '';
  await desk.force(taken, `status = 'publishing', lease_until = now() + interval '1 minute'`);
  return { ...desk, campaign, taken };
}

it.each([
  ['paused', 'Its campaign is paused.'],
  ['draft', 'Its campaign is paused.'],
  ['completed', 'Its campaign was ended.'],
] as const)(
  'a campaign that is %s by then sends no post that comes back',
  async (status, detail) => {
    const verdict = await verdictAfter(`stopped_${status}`, ({ user, campaign }) =>
      user.call(setCampaignStatus, { params: { id: campaign.id }, body: { status } }),
    );
    expect(verdict).toEqual({ kind: 'hold', objection: { reason: 'campaign_paused', detail } });
  },
);

it('one that is over with its last day sends what it has planned', async () => {
  const verdict = await verdictAfter('stopped_by_itself', ({ campaign }) =>
    app.asOwner(`update campaigns set status = 'completed' where id = '${campaign.id}'`),
  );
  expect(verdict).toEqual({ kind: 'send' });
});
