import { z } from 'zod/mini';
import { id, idParams, instant, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';

/** More installed extensions than a person has. */
export const KEYS_PER_PERSON = 100;

export const extensionKey = z.object({
  id,
  name: z.string(),
  lastFour: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
export type ExtensionKey = z.infer<typeof extensionKey>;

export const listExtensionKeys = endpoint({
  method: 'GET',
  path: '/api/extension-keys',
  summary: 'The extension keys of the signed-in user',
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
  body: z.object({ name: requiredText('Name', 60) }),
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
