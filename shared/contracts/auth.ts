import { z } from 'zod/mini';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { checkMessage } from './messages/message.ts';
import { roles } from './permissions.ts';

/** What of the set-up only its person knows: a model may be left out, a draft be thrown away. */
export const setUpMarks = ['model', 'draft', 'dismissed'] as const;
export type SetUpMark = (typeof setUpMarks)[number];

export const currentUser = z.object({
  id,
  username: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  twitterUsername: z.nullable(z.string()),
  connectedPlatforms: z.array(z.string()),
  /** Of the settings. A client that is older than its server may not know the language. */
  language: z.catch(z.enum(languages), 'en'),
  /** IANA, of the settings: what times are shown in. */
  timeZone: z.catch(z.string(), 'UTC'),
  /** Nobody has chosen a zone, and the first device may say which: see `takeDeviceZone`. */
  takesDeviceZone: z.catch(z.boolean(), false),
  /** What the user is in the workspace that they work in. */
  workspaceId: z.catch(z.string(), ''),
  role: z.catch(z.enum(roles), 'viewer'),
  /** What was noted by `noteSetUp`. */
  setUp: z.catch(z.array(z.string()), []),
  /** When the account is deleted, unless its owner undoes that; null: nobody asked for it. */
  deleteAfter: z.catch(z.nullable(instant), null),
});
export type CurrentUser = z.infer<typeof currentUser>;

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  access: 'user',
  permission: 'self.manage',
  response: currentUser,
});

export const noteSetUp = endpoint({
  method: 'POST',
  path: '/api/auth/set-up',
  summary: 'Notes a step of the set-up as done, or its checklist as dismissed; twice is once',
  access: 'user',
  permission: 'self.manage',
  body: z.object({ mark: z.enum(setUpMarks) }),
});

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

const startQuery = z.object({
  /** A path of the console to return to; anything else is ignored. */
  returnTo: z.optional(z.string().check(z.maxLength(500))),
});

const startsSignIn = {
  method: 'GET',
  summary: 'Sends the browser to X to sign in',
  access: 'public',
  query: startQuery,
  status: 302,
  failurePage: '/login-failed',
  limit: 'auth',
} as const;

export const login = endpoint({ ...startsSignIn, path: '/api/login' });
export const startXSignIn = endpoint({
  ...startsSignIn,
  path: '/api/auth/x',
  summary: 'Sends the browser to X to sign in, or to connect one more account',
  query: z.extend(startQuery, {
    /** Connects the account to the workspace of the session, which stays; without one: /login. */
    link: z.optional(z.literal('1')),
    /** Signs in also as an X user who is a connected account of a workspace. */
    sure: z.optional(z.literal('1')),
    /** The browser has been sent to PUBLIC_URL already: it is not sent there again. */
    moved: z.optional(z.literal('1')),
  }),
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

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session',
  access: 'public',
  event: 'sign_out',
});
