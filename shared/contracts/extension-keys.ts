import { z } from 'zod/mini';
import { id, idParams, instant, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

/** More installed extensions than a person has. */
export const KEYS_PER_PERSON = 100;

/** How long a key is good for. */
export const keyDays = [30, 90, 365] as const;
export type KeyDays = (typeof keyDays)[number];
export const DEFAULT_KEY_DAYS = 90 satisfies KeyDays;

export const extensionKey = z.object({
  id,
  name: z.string(),
  lastFour: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /** From then on it opens nothing. An older server does not say. */
  expiresAt: z.nullish(instant),
  /** The workspace that it works in, and its name. */
  workspaceId: z.nullish(id),
  workspace: z.nullish(z.string()),
  /** Of its last use: the network, as `203.0.113.*`, and the browser. */
  address: z.nullish(z.string()),
  userAgent: z.nullish(z.string()),
});
export type ExtensionKey = z.infer<typeof extensionKey>;

export const listExtensionKeys = endpoint({
  method: 'GET',
  path: '/api/extension-keys',
  summary: 'The extension keys of the signed-in user, of every workspace',
  access: 'session',
  permission: 'self.manage',
  response: z.array(extensionKey),
});

export const createExtensionKey = endpoint({
  method: 'POST',
  path: '/api/extension-keys',
  summary: 'Makes an extension key; the answer is the only place that shows it',
  access: 'session',
  permission: 'self.manage',
  event: 'key_created',
  body: z.object({
    name: requiredText('Name', 60),
    /** After which it ends by itself. */
    days: z._default(z.literal(keyDays, checkMessage('contract.key-days')), DEFAULT_KEY_DAYS),
  }),
  response: z.extend(extensionKey, { key: z.string() }),
  status: 201,
});

export const revokeExtensionKey = endpoint({
  method: 'DELETE',
  path: '/api/extension-keys/{id}',
  summary: 'Revokes an extension key at once',
  access: 'session',
  permission: 'self.manage',
  event: 'key_revoked',
  params: idParams,
});
