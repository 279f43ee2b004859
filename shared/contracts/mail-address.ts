import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

/** `none`: no address, or a server that sends no mail. Notifications are mailed to a confirmed one only. */
export const mailAddressStates = ['none', 'unconfirmed', 'confirmed'] as const;

export const getMailAddress = endpoint({
  method: 'GET',
  path: '/api/settings/mail-address',
  summary:
    'The address that notifications of the member are mailed to, and whether they confirmed it',
  access: 'session',
  permission: 'workspace.read',
  response: z.object({ address: z.nullable(z.string()), state: z.enum(mailAddressStates) }),
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/settings/mail-address/confirmation',
  summary: 'Mails the link that confirms the address once more; it works once, for 24 hours',
  access: 'session',
  permission: 'self.manage',
  event: 'mail_address_changed',
});

export const confirmMailAddress = endpoint({
  method: 'POST',
  path: '/api/mail-address/confirm',
  summary: 'Uses up the link of a mail: its address is confirmed',
  access: 'public',
  event: 'mail_address_changed',
  body: z.object({
    token: z.string(checkMessage('field.required', { field: 'Token' })).check(z.maxLength(200)),
  }),
  response: z.object({ address: z.string() }),
  limit: 'auth',
});
