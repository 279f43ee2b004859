import { z } from 'zod/mini';
import { requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

const address = z.string(checkMessage('field.required', { field: 'Endpoint' })).check(
  z.maxLength(1_000, checkMessage('field.too-long', { field: 'Endpoint', n: 1_000 })),
  z.refine(
    (text) => URL.canParse(text),
    checkMessage('field.not-an-address', { field: 'Endpoint' }),
  ),
);

const key = (label: string, bytes: number) =>
  z
    .string(checkMessage('field.key-required', { field: label }))
    .check(
      z.regex(
        new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`),
        checkMessage('field.not-a-key', { field: label }),
      ),
    );

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push/key',
  summary: 'The key by which a browser knows that a push comes from this server',
  access: 'session',
  permission: 'self.manage',
  response: z.object({ publicKey: z.string() }),
});

/** A browser cannot know: who signed out everywhere elsewhere ended it without asking this one. */
export const checkPush = endpoint({
  method: 'POST',
  path: '/api/push/check',
  summary: 'Whether notifications go to a browser',
  access: 'session',
  permission: 'self.manage',
  body: z.object({ endpoint: address }),
  response: z.object({ subscribed: z.boolean() }),
});

/** What a browser gives whoever may push to it. */
export const subscribePush = endpoint({
  method: 'POST',
  path: '/api/push/subscriptions',
  summary: 'Sends notifications to a browser from now on',
  access: 'session',
  permission: 'self.manage',
  event: 'push_changed',
  body: z.object({
    endpoint: address,
    keys: z.object({ p256dh: key('p256dh', 65), auth: key('auth', 16) }),
    device: requiredText('Device', 100),
  }),
});

export const unsubscribePush = endpoint({
  method: 'POST',
  path: '/api/push/unsubscribe',
  summary: 'Sends no more notifications to a browser',
  access: 'session',
  permission: 'self.manage',
  event: 'push_changed',
  body: z.object({ endpoint: address }),
});
