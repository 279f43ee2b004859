import { z } from 'zod';
import { id, idParams, instant, requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';

export const currentUser = z.object({
  id,
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  twitterUsername: z.string().nullable(),
  connectedPlatforms: z.array(z.string()),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  access: 'user',
  response: currentUser,
});

export const testLogin = endpoint({
  method: 'GET',
  path: '/api/auth/test-login',
  summary: 'Signs a test user in; exists only with TEST_LOGIN',
  access: 'public',
  query: z.object({
    username: z
      .string()
      .regex(/^[A-Za-z0-9_]{1,15}$/, 'Username takes 1 to 15 letters, digits or underscores')
      .default('testuser'),
  }),
  response: z.object({ user: currentUser }),
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session',
  access: 'public',
});

export const extensionKey = z.object({
  id,
  name: z.string(),
  lastFour: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type ExtensionKey = z.infer<typeof extensionKey>;

export const listExtensionKeys = endpoint({
  method: 'GET',
  path: '/api/extension-keys',
  summary: 'The extension keys of the signed-in user',
  access: 'session',
  response: z.array(extensionKey),
});

export const createExtensionKey = endpoint({
  method: 'POST',
  path: '/api/extension-keys',
  summary: 'Makes an extension key; the answer is the only place that shows it',
  access: 'session',
  body: z.object({ name: requiredText('Name', 60) }),
  response: extensionKey.extend({ key: z.string() }),
  status: 201,
});

export const revokeExtensionKey = endpoint({
  method: 'DELETE',
  path: '/api/extension-keys/{id}',
  summary: 'Revokes an extension key at once',
  access: 'session',
  params: idParams,
});
