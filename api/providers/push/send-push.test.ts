import { expect, test } from 'vitest';
import { startPushService } from '#api/domains/notifications/testing/push-service.ts';
import { isPushAddress, sendPush } from './send-push.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
])('%s may be pushed to', (address) => {
  expect(isPushAddress(address, false)).toBe(true);
});

test.each(['http://127.0.0.1:8080/x', 'https://127.0.0.1/x', 'https://192.168.1.1/x'])(
  '%s may not',
  (address) => {
    expect(isPushAddress(address, false)).toBe(false);
  },
);

test('what leads to this machine is not called outside of tests', async () => {
  const service = await startPushService();
  const { default: webPush } = await import('web-push');
  const keys = webPush.generateVAPIDKeys();
  const sender = { keys, subject: 'mailto:troupe@localhost', allowLoopback: false };
  expect(await sendPush(service.browser('one'), '{}', sender)).toBe('gone');
  await service.stop();
  expect(service.taken).toEqual([]);
});
