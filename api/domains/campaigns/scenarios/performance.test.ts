import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { listCampaigns } from '#shared/contracts/campaigns.ts';
import { campaignFixture } from '../testing/campaign-fixture.ts';

const app = testApp();

const measure = (campaignId: string, turn: number, seen: number, engagement: number) =>
  app.asOwner(`
    update scheduled_posts set status = 'posted', posted_at = now(), impressions = ${seen},
      engagement = ${engagement}
    where campaign_id = '${campaignId}' and occurrence = (
      select occurrence from scheduled_posts where campaign_id = '${campaignId}'
      order by scheduled_time offset ${turn} limit 1)`);

it('is what the posts of that campaign, and of no other, have reached', async () => {
  const desk = await campaignFixture(app, 'performer');
  const first = await desk.create();
  const second = await desk.create({
    name: 'Another',
    content: { ...desk.body.content, hashtags: [] },
  });
  await measure(first.id, 0, 1_000, 18);
  await measure(first.id, 3, 500, 13);
  await measure(second.id, 1, 70, 9);
  const campaigns = await desk.user.call(listCampaigns);
  const performance = new Map(campaigns.map((one) => [one.id, one.performance]));
  expect(performance.get(first.id)).toMatchObject({ totalReach: 1_500, engagement: 31 });
  expect(performance.get(second.id)).toMatchObject({ totalReach: 70, engagement: 9 });
  expect(performance.get(first.id)?.postsCreated).toBe(first.performance.postsCreated);
});
