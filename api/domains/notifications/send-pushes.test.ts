import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNotificationsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { checkPush, getPushKey, subscribePush, unsubscribePush } from '#shared/contracts/push.ts';
import { endAllSessions } from '#shared/contracts/sessions.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { startPushService } from './testing/push-service.ts';
import { readerNamed } from './testing/reader.ts';

const service = await startPushService();
afterAll(service.stop);
const app = testApp();
const deliver = () => app.recur(deliverNotificationsJob);

beforeEach(() => {
  service.taken.length = 0;
  service.status = {};
});

async function withBrowser(name: string) {
  const reader = await readerNamed(app, name);
  const browser = service.browser(name);
  await reader.user.call(subscribePush, { body: { ...browser, device: 'Chrome' } });
  return { ...reader, browser };
}

const subscriptions = (owner: string) =>
  app.asOwner(`select endpoint, keys from push_subscriptions where workspace_id = '${owner}'`);

describe('pushes', () => {
  it('reach a browser sealed for it alone, signed with the key that it was given', async () => {
    const { user, tell, browser, workspaceId } = await withBrowser('push_one');
    const { publicKey } = await user.call(getPushKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
    await tell({ link: '/schedule' });
    await deliver();
    await deliver();
    const { endpoint } = browser;
    expect(await user.call(checkPush, { body: { endpoint } })).toEqual({ subscribed: true });
    expect(service.taken).toHaveLength(1);
    const [push] = service.taken;
    expect(push?.shown).toEqual({
      lang: 'en',
      tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'BTC above $100,000',
      message: 'Bitcoin is at $100,120.',
      link: '/schedule',
    });
    expect(push?.headers.authorization).toContain(`k=${publicKey}`);
    expect(push?.headers['content-encoding']).toBe('aes128gcm');
    const kept = JSON.stringify(await subscriptions(workspaceId));
    expect(kept).toContain(browser.endpoint);
    expect(kept).not.toContain(browser.keys.auth);
    const [secret] = (await app.asOwner('select sealed from server_secrets')) as [object];
    expect(JSON.stringify(secret)).toMatch(/"v1\./);
  });

  it('of many notifications are one sentence', async () => {
    const { tell } = await withBrowser('push_many');
    for (const title of ['A', 'B', 'C', 'D']) await tell({ title });
    await deliver();
    expect(service.taken.map(({ shown }) => shown)).toMatchObject([
      { lang: 'en', title: '4 new notifications', message: 'A, B, C, D', link: '/notifications' },
    ]);
  });

  it('do not go to who switched them off, nor of what came before the browser', async () => {
    const early = await readerNamed(app, 'push_early');
    await early.tell();
    await early.user.call(subscribePush, {
      body: { ...service.browser('push_early'), device: 'Chrome' },
    });
    const off = await withBrowser('push_off');
    await off.change(({ notifications }) => {
      notifications.pushNotifications = false;
    });
    await off.tell();
    const gone = await withBrowser('push_gone');
    await gone.user.call(unsubscribePush, { body: { endpoint: gone.browser.endpoint } });
    await gone.tell();
    await deliver();
    expect(service.taken).toEqual([]);
  });

  it('end everywhere with the sessions, for browsers that are out of reach too', async () => {
    const { user, tell, workspaceId, browser } = await withBrowser('push_everywhere');
    await tell();
    await user.call(endAllSessions);
    await deliver();
    expect(service.taken).toEqual([]);
    expect(await subscriptions(workspaceId)).toEqual([]);
    const again = await app.signIn('push_everywhere');
    const { endpoint } = browser;
    expect(await again.call(checkPush, { body: { endpoint } })).toEqual({ subscribed: false });
  });

  it.each([404, 410])('end when the push service answers %s', async (status) => {
    const name = `push_${status}`;
    const { tell, workspaceId } = await withBrowser(name);
    service.status[name] = status;
    await tell();
    await deliver();
    expect(await subscriptions(workspaceId)).toEqual([]);
  });

  it('that are not taken now are tried again later, and hold up no other browser', async () => {
    const ill = await withBrowser('push_ill');
    const well = await withBrowser('push_well');
    service.status.push_ill = 503;
    await ill.tell();
    await well.tell();
    await deliver();
    expect(service.taken.map(({ path }) => path)).toEqual(['/push_well']);
    service.status = {};
    await deliver();
    expect(service.taken).toHaveLength(1);
    await app.asOwner(`update notice_deliveries set due_at = due_at - interval '2 minutes'`);
    await deliver();
    expect(service.taken.map(({ path }) => path)).toEqual(['/push_well', '/push_ill']);
  });

  it('that a browser has had do not come again with the next that failed', async () => {
    const { tell } = await withBrowser('push_half');
    await tell({ title: 'A' });
    await tell({ title: 'B' });
    const answers = [201, 503, 201];
    service.status.push_half = () => answers.shift() ?? 201;
    await deliver();
    await app.asOwner(`update notice_deliveries set due_at = due_at - interval '2 minutes'`);
    await deliver();
    expect(service.taken.map(({ shown }) => shown)).toMatchObject([{ title: 'A' }, { title: 'B' }]);
  });

  it('go out once when several workers deliver at once', async () => {
    const readers = [];
    for (const name of ['push_r1', 'push_r2', 'push_r3']) readers.push(await withBrowser(name));
    for (const { tell } of readers) await tell();
    await Promise.all(Array.from({ length: 4 }, () => deliverNotifications(app.running.ctx)));
    await deliver();
    expect(service.taken.map(({ path }) => path).sort()).toEqual([
      '/push_r1',
      '/push_r2',
      '/push_r3',
    ]);
  });
});

describe('subscribing', () => {
  it.each([
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'https://10.0.0.7/x',
    'https://169.254.169.254/latest',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.7]/x',
    'https://0x7f.1/x',
    'https://push.example.com:8443/x',
    'https://me:secret@push.example.com/x',
    'file:///etc/passwd',
  ])('refuses %s', async (endpoint) => {
    const { user } = await readerNamed(app, 'push_refused');
    const { keys } = service.browser('unused');
    const body = { endpoint, keys, device: 'Chrome' };
    const message = 'Endpoint is not the address of a push service';
    expect(await user.refused(subscribePush, { body })).toMatchObject({ status: 422, message });
  });

  it('of a browser that somebody else used before takes it over, by its own keys', async () => {
    const first = await withBrowser('push_first');
    const second = await readerNamed(app, 'push_second');
    await second.user.call(subscribePush, { body: { ...first.browser, device: 'Chrome' } });
    expect(await subscriptions(first.workspaceId)).toEqual([]);
    expect(await subscriptions(second.workspaceId)).toHaveLength(1);
    await first.tell();
    await second.tell({ title: 'for the second' });
    await deliver();
    expect(service.taken.map(({ shown }) => shown)).toMatchObject([{ title: 'for the second' }]);
  });

  it('of a browser whose address alone is known takes nothing from whom it belongs to', async () => {
    const { user, tell, browser, workspaceId } = await withBrowser('push_owner');
    const before = await subscriptions(workspaceId);
    const thief = await readerNamed(app, 'push_thief');
    const { keys } = service.browser('push_thief');
    const tries = [keys, { ...browser.keys, auth: keys.auth }, { ...browser.keys, ...keys }];
    tries.push({ ...keys, auth: browser.keys.auth });
    for (const known of tries) {
      const body = { endpoint: browser.endpoint, keys: known, device: 'Chrome' };
      expect(await thief.user.refused(subscribePush, { body })).toMatchObject({
        status: 409,
        code: 'conflict',
        message:
          'This browser gets the notifications of another account. Turn them off there first.',
      });
    }
    const { endpoint } = browser;
    await thief.user.call(unsubscribePush, { body: { endpoint } });
    expect(await thief.user.call(checkPush, { body: { endpoint } })).toEqual({ subscribed: false });
    expect(await subscriptions(workspaceId)).toEqual(before);
    expect(await user.call(checkPush, { body: { endpoint } })).toEqual({ subscribed: true });
    await tell();
    await thief.tell();
    await deliver();
    expect(service.taken.map(({ path }) => path)).toEqual(['/push_owner']);
  });

  it('of one address by two at once leaves it to one of them', async () => {
    const readers = [await readerNamed(app, 'push_at_once'), await readerNamed(app, 'push_too')];
    const { endpoint } = service.browser('push_at_once');
    const statuses = await Promise.all(
      readers.map(async ({ user }, at) => {
        const { keys } = service.browser(`push_key_${at}`);
        const answer = await user.fetch(subscribePush.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ endpoint, keys, device: 'Chrome' }),
        });
        return answer.status;
      }),
    );
    expect(statuses.toSorted()).toEqual([204, 409]);
    expect(
      await app.asOwner(`select 1 from push_subscriptions where endpoint = '${endpoint}'`),
    ).toHaveLength(1);
  });

  it('again for the same browser takes its new keys', async () => {
    const { user, tell, browser, workspaceId } = await withBrowser('push_renewed');
    const { keys } = service.browser('push_renewed');
    await user.call(subscribePush, { body: { ...browser, keys, device: 'Chrome' } });
    expect(await subscriptions(workspaceId)).toHaveLength(1);
    await tell();
    await deliver();
    expect(service.taken).toHaveLength(1);
  });

  it('keeps ten browsers, the oldest giving way', async () => {
    const { user, workspaceId } = await readerNamed(app, 'push_ten');
    for (let at = 0; at < 11; at += 1) {
      const body = { ...service.browser(`ten${at}`), device: 'Chrome' };
      await user.call(subscribePush, { body });
    }
    const kept = JSON.stringify(await subscriptions(workspaceId));
    expect(kept).toContain('/ten10"');
    expect(kept).not.toContain('/ten0"');
  });

  it('is out of reach of an extension key', async () => {
    const { user } = await readerNamed(app, 'push_keys');
    const { key } = await user.call(createExtensionKey, { body: { name: 'laptop' } });
    expect(await app.withKey(key).refused(getPushKey)).toMatchObject({ status: 403 });
  });
});
