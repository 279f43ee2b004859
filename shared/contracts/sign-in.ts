import { z } from 'zod/mini';
import { currentUser, startsSignIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

export const testLogin = endpoint({
  method: 'GET',
  path: '/api/auth/test-login',
  summary: 'Signs a test user in; exists only with TEST_LOGIN',
  access: 'public',
  event: 'sign_in',
  query: z.object({
    username: z._default(
      z
        .string()
        .check(z.regex(/^[A-Za-z0-9_]{1,15}$/, checkMessage('contract.malformed-username'))),
      'testuser',
    ),
  }),
  response: z.object({ user: currentUser }),
  limit: 'auth',
});

export const startTwitterSignIn = endpoint({ ...startsSignIn, path: '/api/auth/twitter' });

export const finishXSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/x/callback',
  summary:
    'Where X sends the browser back; ends at /auth-success, /login-failed or where a link began',
  access: 'public',
  event: 'sign_in',
  query: z.object({
    code: z.optional(z.string().check(z.maxLength(2_000))),
    state: z.optional(z.string().check(z.maxLength(500))),
    error: z.optional(z.string().check(z.maxLength(500))),
  }),
  status: 302,
  failurePage: '/login-failed',
  limit: 'auth',
});

export const getXDebug = endpoint({
  method: 'GET',
  path: '/api/auth/x/debug',
  summary: 'How signing in with X is set up; exists only with TEST_LOGIN, holds no secret',
  access: 'public',
  response: z.object({
    mode: z.enum(['sandbox', 'live']),
    callbackUrl: z.string(),
    authorizeUrl: z.string(),
    scopes: z.array(z.string()),
  }),
});

const tokenAnswer = z.object({ success: z.boolean() });

export const verifyToken = endpoint({
  method: 'GET',
  path: '/api/auth/verify-token',
  summary: 'Uses up the one-minute token of a sign-in that has just ended',
  access: 'public',
  event: 'sign_in',
  query: z.object({ token: z._default(z.string().check(z.maxLength(200)), '') }),
  response: tokenAnswer,
  limit: 'auth',
});

export const postVerifyToken = endpoint({
  method: 'POST',
  path: '/api/auth/verify-token',
  summary: 'The same with the token in the body, where no log keeps addresses',
  access: 'public',
  event: 'sign_in',
  body: z.object({
    token: z.string(checkMessage('field.required', { field: 'Token' })).check(z.maxLength(200)),
  }),
  response: tokenAnswer,
  limit: 'auth',
});

export const navigateSignOut = endpoint({
  method: 'GET',
  path: '/api/auth/logout',
  summary: 'Ends this session, for our own links and typed addresses only',
  access: 'public',
  event: 'sign_out',
  status: 302,
});
