import { z } from 'zod/mini';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './languages.ts';
import { PAGE_USER, PAGE_WORKSPACE } from './page-identity.ts';
import { roles } from './permissions.ts';

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
  workspaceName: z.catch(z.string(), ''),
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
  pageCheck: 'none',
  response: currentUser,
});

const startQuery = z.object({
  /** A path of the console to return to; anything else is ignored. */
  returnTo: z.optional(z.string().check(z.maxLength(500))),
});

export const startsSignIn = {
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
    /** The page that connects the account, where it names itself: another session's is refused. */
    [PAGE_WORKSPACE]: z.optional(z.string()),
    [PAGE_USER]: z.optional(z.string()),
    /** Signs in also as an X user who is a connected account of a workspace. */
    sure: z.optional(z.literal('1')),
    /** The browser has been sent to PUBLIC_URL already: it is not sent there again. */
    moved: z.optional(z.literal('1')),
  }),
});
export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session',
  access: 'public',
  event: 'sign_out',
});
