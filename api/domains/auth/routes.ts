import { endedSessionCookie, readCredential, sessionCookie } from '#api/http/credential.ts';
import { assertOwnNavigation } from '#api/http/origin.ts';
import { notFound } from '#api/http/problem.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/auth.ts';
import { listKeys } from './queries.ts';
import { createKey, endSession, getUser, revokeKey } from './service.ts';
import { signIn } from './sign-in.ts';

export const authRoutes = [
  route(contract.getCurrentUser, ({ actor, ctx }) => getUser(ctx.db, actor.userId)),

  route(contract.testLogin, async ({ ctx, query, request, reply }) => {
    if (!ctx.env.TEST_LOGIN) throw notFound('This call');
    assertOwnNavigation(request.header('sec-fetch-site'));
    const { username } = query;
    const { userId, token } = await signIn(ctx.db, {
      subject: `test:${username.toLowerCase()}`,
      username,
    });
    reply.header('set-cookie', sessionCookie(token, ctx.env.PUBLIC_URL.startsWith('https:')));
    return { user: await getUser(ctx.db, userId) };
  }),

  route(contract.signOut, async ({ ctx, request, reply }) => {
    const secure = ctx.env.PUBLIC_URL.startsWith('https:');
    const credential = readCredential({ cookie: request.header('cookie') }, secure);
    if (credential) await endSession(ctx.db, credential);
    reply.header('set-cookie', endedSessionCookie(secure));
    return undefined;
  }),

  route(contract.listExtensionKeys, ({ actor, ctx }) => listKeys(ctx.db, actor).execute()),

  route(contract.createExtensionKey, ({ actor, ctx, body }) => createKey(ctx.db, actor, body.name)),

  route(contract.revokeExtensionKey, ({ actor, ctx, params }) =>
    revokeKey(ctx.db, actor, params.id).then(() => undefined),
  ),
];
