import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { listCampaigns } from '#shared/contracts/campaigns.ts';
import { campaignDesk } from './testing/campaign-desk.ts';

const app = testApp();

const measure = (campaignId: string, turn: number, seen: number, likes: number) =>
  app.asOwner(`
    with post as (
      update scheduled_posts set status = 'posted', posted_at = now()
      where campaign_id = '${campaignId}' and occurrence = (
        select occurrence from scheduled_posts where campaign_id = '${campaignId}'
        order by scheduled_time offset ${turn} limit 1)
      returning workspace_id, id, posted_at)
    insert into post_metrics (workspace_id, post_id, impressions, likes, reposts, replies, quotes,
      bookmarks, posted_at, read_at)
    select workspace_id, id, ${seen}, ${likes}, 2, 2, 2, 2, posted_at, now() from post`);

it('is what the posts of that campaign, and of no other, have reached', async () => {
  const desk = await campaignDesk(app, 'performer');
  const first = await desk.create();
  const second = await desk.create({
    name: 'Another',
    content: { ...desk.body.content, hashtags: [] },
  });
  await measure(first.id, 0, 1_000, 10);
  await measure(first.id, 3, 500, 5);
  await measure(second.id, 1, 70, 1);
  const campaigns = await desk.user.call(listCampaigns);
  const performance = new Map(campaigns.map((one) => [one.id, one.performance]));
  expect(performance.get(first.id)).toMatchObject({ totalReach: 1_500, engagement: 31 });
  expect(performance.get(second.id)).toMatchObject({ totalReach: 70, engagement: 9 });
  expect(performance.get(first.id)?.postsCreated).toBe(first.performance.postsCreated);
});
