import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import { checkBeforeSending } from './check-before-sending.ts';
import type { ClaimedPost } from './engine/claimed-post.ts';
import { type Desk, deskOf, freshText } from './testing/schedule-desk.ts';

const app = testApp();

function claimed(desk: Desk, accountId: string | null, text: string): ClaimedPost {
  return {
    workspaceId: desk.workspaceId,
    id: crypto.randomUUID(),
    token: 1,
    status: 'publishing',
    parts: [{ position: 0, text, mediaIds: [], externalId: null }],
    madeWithAi: false,
    paidPartnership: false,
    replyToId: null,
    personaId: null,
    released: false,
    tries: 0,
    scheduledTime: new Date().toISOString(),
    graceMinutes: 60,
    now: new Date().toISOString(),
    unknownSince: null,
    account: accountId
      ? { id: accountId, userId: 'u', username: 'u', needsReconnect: false, accessToken: null }
      : null,
    isPersonaPaused: false,
    isCampaignPaused: false,
    automation: defaultSettings.automation,
    postsPerHour: 10,
    timeZone: 'UTC',
    underWay: 0,
    recent: [],
  };
}
const check = (desk: Desk, accountId: string | null, text: string) =>
  checkBeforeSending(app.running.ctx.db, desk.workspaceId, claimed(desk, accountId, text));

it('lets go what is in order, warnings and notes included', async () => {
  const desk = await deskOf(app, 'send_fine');
  const account = await desk.connect('send_fine_acc');
  const text = 'Great wallet #ad, see pump.fun and 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  expect(await check(desk, account, text)).toBeNull();
  expect(await check(desk, null, freshText())).toBeNull();
});

it('holds what breaks a rule by now: the subscription that ended, moderation switched on', async () => {
  const desk = await deskOf(app, 'send_rules');
  const account = await desk.connect('send_rules_acc', 'Premium');
  const long = 'long '.repeat(100);
  expect(await check(desk, account, long)).toBeNull();
  await app.asOwner(`update social_accounts set subscription_type = 'None' where id = '${account}'`);
  expect(await check(desk, account, long)).toMatchObject({ reason: 'moderation' });
  const automation = { ...defaultSettings.automation, contentModeration: false };
  await desk.user.call(saveSettings, { body: { ...defaultSettings, automation } });
  expect(await check(desk, account, 'kys')).toBeNull();
  await desk.user.call(saveSettings, { body: defaultSettings });
  expect(await check(desk, account, 'kys')).toMatchObject({
    reason: 'moderation',
    detail: expect.stringContaining('a threat'),
  });
});

it('holds what another account has posted, not what waits or is of this one', async () => {
  const desk = await deskOf(app, 'send_same');
  const [one, two] = [await desk.connect('same_one'), await desk.connect('same_two')];
  const text = freshText();
  const { id } = await desk.schedule({ content: text, accountId: one });
  expect(await check(desk, two, text)).toBeNull();
  await desk.force(id, `status = 'posted', posted_at = now(), scheduled_time = now()`);
  expect(await check(desk, two, text)).toMatchObject({
    detail: expect.stringContaining('another of your accounts'),
  });
  expect(await check(desk, one, text)).toBeNull();
  const stranger = await deskOf(app, 'send_stranger');
  expect(await check(stranger, await stranger.connect('same_three'), text)).toBeNull();
});
