import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, freshText, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { claimedAccount, claimedPost } from '#api/testing/publishing/claimed-post.ts';
import { defaultSettings } from '#shared/contracts/settings.ts';
import type { ClaimedAccount, ClaimedPost } from '../engine/claimed-post.ts';
import { checkBeforeSending } from './check-before-sending.ts';

const app = testApp();

function claimed(
  desk: Desk,
  accountId: string | null,
  text: string,
  more: Partial<ClaimedAccount> = {},
): ClaimedPost {
  return claimedPost(new Date().toISOString(), {
    workspaceId: desk.workspaceId,
    id: crypto.randomUUID(),
    parts: [{ position: 0, text, mediaIds: [], altTexts: [], externalId: null }],
    account: accountId ? { ...claimedAccount, id: accountId, ...more } : null,
  });
}
const check = (
  desk: Desk,
  accountId: string | null,
  text: string,
  more: Partial<ClaimedAccount> = {},
) => checkBeforeSending(app.running.ctx.db, claimed(desk, accountId, text, more));

it('lets go what is in order, warnings and notes included', async () => {
  const desk = await scheduleFixture(app, 'send_fine');
  const account = await desk.connect('send_fine_acc');
  const text = 'Great wallet #ad, see pump.fun and 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa';
  expect(await check(desk, account, text)).toBeNull();
  expect(await check(desk, null, freshText())).toBeNull();
});

it('holds a post of a campaign in which a placeholder was not filled in', async () => {
  const desk = await scheduleFixture(app, 'send_unfilled');
  const account = await desk.connect('send_unfilled_acc');
  const send = (text: string, isOfCampaign: boolean) =>
    checkBeforeSending(app.running.ctx.db, { ...claimed(desk, account, text), isOfCampaign });
  for (const text of ['gm {topic}', 'only {days} left']) {
    expect(await send(text, true)).toMatchObject({ reason: 'moderation' });
    // Written by a person, who was asked about it.
    expect(await send(text, false)).toBeNull();
  }
  expect(await send('{ days } is meant', true)).toBeNull();
});

it('holds what breaks a rule by now: too long without a subscription, hateful under moderation', async () => {
  const long = 'long '.repeat(100);
  for (const subscription of ['Premium', 'None'] as const) {
    const desk = await scheduleFixture(app, `send_${subscription}`);
    const account = await desk.connect(`acc_${subscription}`, subscription);
    const objection = await check(desk, account, long, { subscription });
    if (subscription === 'Premium') expect(objection).toBeNull();
    else expect(objection).toMatchObject({ reason: 'moderation' });
  }
  const desk = await scheduleFixture(app, 'send_moderated');
  const post = claimed(desk, null, 'kys');
  const send = (contentModeration: boolean) =>
    checkBeforeSending(app.running.ctx.db, {
      ...post,
      automation: { ...defaultSettings.automation, contentModeration },
    });
  expect(await send(false)).toBeNull();
  expect(await send(true)).toMatchObject({
    reason: 'moderation',
    detail: { code: 'finding.threat' },
  });
});

it('costs no read at all in a workspace with one account', async () => {
  const desk = await scheduleFixture(app, 'send_many');
  const account = await desk.connect('send_many_acc');
  let acquired = 0;
  const count = () => {
    acquired += 1;
  };
  app.running.ctx.pool.on('acquire', count);
  await Promise.all(Array.from({ length: 500 }, () => check(desk, account, freshText())));
  app.running.ctx.pool.off('acquire', count);
  expect(acquired).toBe(0);
});

it('holds what another account has posted, not what waits or is of this one', async () => {
  const desk = await scheduleFixture(app, 'send_same');
  const [one, two] = [await desk.connect('same_one'), await desk.connect('same_two')];
  const others = { isOnly: false };
  const text = freshText();
  const { id } = await desk.schedule({ content: text, accountId: one });
  expect(await check(desk, two, text, others)).toBeNull();
  await desk.force(id, `status = 'posted', posted_at = now(), scheduled_time = now()`);
  expect(await check(desk, two, text, others)).toMatchObject({
    detail: { code: 'finding.like-earlier-elsewhere' },
  });
  expect(await check(desk, one, text, others)).toBeNull();
  const stranger = await scheduleFixture(app, 'send_stranger');
  expect(await check(stranger, await stranger.connect('same_three'), text, others)).toBeNull();
});
