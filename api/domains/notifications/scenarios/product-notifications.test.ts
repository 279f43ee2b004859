import { afterAll, expect, it } from 'vitest';
import { freshAccessToken } from '#api/domains/accounts/public.ts';
import { trainPersona } from '#api/domains/viral/train-persona.ts';
import { testApp } from '#api/testing/app.ts';
import { prepared } from '#api/testing/fixtures/viral-library.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { Refusal, startScriptedModel } from '#api/testing/scripted-model.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { listNotifications, type Notification } from '#shared/contracts/notifications.ts';

const model = await startScriptedModel();
afterAll(() => model.stop());
const app = testApp();
const keyed = testApp({
  OPENAI_API_KEY: 'sk-told',
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'told',
});

it('a training tells once that it has finished, however often it runs', async () => {
  const { user, payload } = await prepared(app, 'told_trained', ['gm', 'wen']);
  for (let run = 0; run < 2; run += 1) await trainPersona(app.running.ctx, payload);
  const [notification, ...more] = await user.call(listNotifications);
  expect(more).toEqual([]);
  expect(notification).toMatchObject({
    type: 'training_finished',
    title: 'Training of Dana finished',
    message: 'Learned from 2 posts.',
    link: '/viral-training',
  });
});

it('a training tells why it has failed', async () => {
  const { user, payload } = await prepared(keyed, 'told_failed', ['gm']);
  model.answer = async () => new Refusal(401);
  await trainPersona(keyed.running.ctx, payload);
  const [notification] = await user.call(listNotifications);
  expect(notification?.title).toBe('Training of Dana failed');
  expect(notification?.message).toMatch(/\S.*\.$/);
});

it('an account that X refuses is told of when it is lost, not with each try', async () => {
  const person = new XAccountFixture(app);
  await person.signIn('told_lost');
  const [account] = await person.get<SocialAccount[]>('/api/social-accounts');
  const id = account?.id ?? '';
  const [{ workspace_id: owner }] = (await app.asOwner(`
    update social_accounts set token_expires_at = now() where id = '${id}'
    returning workspace_id`)) as [{ workspace_id: string }];
  await fetch(`${app.running.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'dead_refresh_token', username: 'told_lost' }),
    headers: { 'content-type': 'application/json' },
  });
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(freshAccessToken(app.running.ctx, owner, id)).rejects.toThrow('Sign in with X');
  }
  const notifications = await person.get<Notification[]>(listNotifications.path);
  expect(notifications).toMatchObject([
    {
      type: 'reconnect_x',
      title: 'Reconnect @told_lost',
      message:
        'X no longer accepts @told_lost. Its posts stay on hold until you sign in with X again.',
      link: '/social-connections',
    },
  ]);
});
