import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { createCampaign } from '#shared/contracts/campaigns.ts';
import { planCampaign } from '../plan-campaign.ts';
import { campaignFixture, day } from '../testing/campaign-fixture.ts';

const app = testApp();
const SENTENCE =
  '{days} cannot be filled in. Templates know {topic}, {ticker}, {date}. To post the braces as they are, put spaces inside: { days }';

it('refuses a template with a placeholder that nothing fills in, and names it', async () => {
  const desk = await campaignFixture(app, 'unknown_placeholder');
  const templates = ['gm {topic}', 'only {days} until the unlock'];
  const body = { ...desk.body, content: { tone: 'casual' as const, templates } };
  expect(await desk.user.refused(createCampaign, { body })).toMatchObject({
    status: 422,
    message: SENTENCE,
    issues: [{ path: 'content.templates.1', message: SENTENCE }],
  });
  const tagged = {
    ...desk.body,
    content: { tone: 'casual' as const, templates: ['gm'], hashtags: ['#{topic}'] },
  };
  expect(await desk.user.refused(createCampaign, { body: tagged })).toMatchObject({
    status: 422,
    issues: [
      { path: 'content.hashtags', message: 'Placeholders are filled in only in content templates' },
    ],
  });
  expect(await desk.posts()).toEqual([]);
});

it('fills in its own however they are written, and leaves braces that people mean', async () => {
  const desk = await campaignFixture(app, 'known_placeholders');
  await desk.create({
    name: 'Fees {weekly}',
    content: {
      tone: 'casual' as const,
      templates: ['gm { topic } and {{TICKER}}: { "a": 1 }, { days }'],
    },
  });
  const [first] = await desk.posts();
  expect(first?.content).toBe('gm Fees weekly and $ARB: { "a": 1 }, { days }');
});

it('holds what a template from before that rule would send', async () => {
  const desk = await campaignFixture(app, 'old_template');
  const campaign = await desk.create({ endDate: day(20) });
  await app.asOwner(`
    update campaigns set templates = '{"only {days} until the unlock"}', planned_until = null
      where id = '${campaign.id}';
    delete from scheduled_posts where campaign_id = '${campaign.id}'`);
  await planCampaign(app.running.ctx, { workspaceId: desk.workspaceId, campaignId: campaign.id });
  const posts = await desk.posts();
  expect(posts.length).toBeGreaterThan(10);
  for (const post of posts) {
    expect(post).toMatchObject({ status: 'held', holdReason: 'moderation', detail: SENTENCE });
  }
});
