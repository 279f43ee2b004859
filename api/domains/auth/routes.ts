import { withWorkspace } from '#api/db/tenant.ts';
import { acceptInvitation } from '#api/domains/invitations/public.ts';
import { noSuchCall } from '#api/errors/app-error.ts';
import { endedSessionCookie, readCredential, sessionCookie } from '#api/http/auth/credential.ts';
import { assertOwnNavigation } from '#api/http/request/origin.ts';
import { type HandlerInput, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/auth.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as keys from '#shared/contracts/extension-keys.ts';
import * as invitations from '#shared/contracts/invitations.ts';
import * as sessions from '#shared/contracts/sessions.ts';
import { noteSetUp } from '#shared/contracts/set-up.ts';
import * as signIns from '#shared/contracts/sign-in.ts';
import * as workspaces from '#shared/contracts/workspaces.ts';
import { createKey, revokeKey } from './extension-keys.ts';
import { getUser } from './get-user.ts';
import { openWorkspace } from './open-workspace.ts';
import { addSetUpMark, listKeys, listSessions } from './queries.ts';
import { endAllSessions, endSessionOf } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { takeSignInToken } from './sign-in-token.ts';

type Input = Pick<HandlerInput<Endpoint>, 'ctx' | 'request' | 'reply'>;

export const authRoutes = [
  route(contract.getCurrentUser, ({ actor, ctx }) => getUser(ctx.db, actor)),

  route(noteSetUp, async ({ actor, owner, ctx, body }) => {
    await withWorkspace(ctx.db, owner, (db) => addSetUpMark(db, actor.userId, body.mark).execute());
  }),

  route(signIns.testLogin, async ({ ctx, query, request, reply }) => {
    if (!ctx.env.TEST_LOGIN) throw noSuchCall();
    assertOwnNavigation(request.header('sec-fetch-site'));
    const { username } = query;
    const identity = { subject: `test:${username.toLowerCase()}`, username };
    const signedIn = await signIn(ctx.db, identity, request.header('user-agent'));
    request.knows(signedIn.userId);
    await endSessionOf(ctx, request);
    reply.header('set-cookie', sessionCookie(signedIn.token, ctx.env.SECURE));
    return { user: await getUser(ctx.db, signedIn) };
  }),

  route(signIns.verifyToken, async ({ ctx, query }) => ({
    success: await takeSignInToken(ctx.db, query.token),
  })),
  route(signIns.postVerifyToken, async ({ ctx, body }) => ({
    success: await takeSignInToken(ctx.db, body.token),
  })),

  route(contract.signOut, leave),
  route(signIns.navigateSignOut, async (input) => {
    assertOwnNavigation(input.request.header('sec-fetch-site'));
    await leave(input);
    return '/login';
  }),

  route(sessions.listSessions, ({ actor, owner, ctx, request }) => {
    const current = readCredential({ cookie: request.header('cookie') }, ctx.env.SECURE);
    return withWorkspace(ctx.db, owner, (db) =>
      listSessions(db, actor, current?.hash ?? Buffer.alloc(0)).execute(),
    );
  }),
  route(workspaces.openWorkspace, (input) => openWorkspace(input, input.body.workspaceId)),
  route(invitations.acceptInvitation, async (input) => {
    const { actor, ctx, params } = input;
    const { state, workspaceId } = await acceptInvitation(ctx, actor, params.token);
    if (state === 'waiting') return { state, workspace: null };
    return { state, workspace: await openWorkspace(input, workspaceId) };
  }),
  route(sessions.endAllSessions, async ({ actor, ctx, reply }) => {
    await endAllSessions(ctx.db, actor);
    reply.header('set-cookie', endedSessionCookie(ctx.env.SECURE));
  }),

  route(keys.listExtensionKeys, ({ actor, owner, ctx }) =>
    withWorkspace(ctx.db, owner, (db) => listKeys(db, actor).execute()),
  ),
  route(keys.createExtensionKey, ({ actor, ctx, body }) => createKey(ctx.db, actor, body.name)),
  route(keys.revokeExtensionKey, ({ actor, ctx, params }) => revokeKey(ctx.db, actor, params.id)),
];

async function leave({ ctx, request, reply }: Input): Promise<void> {
  const userId = await endSessionOf(ctx, request);
  if (userId) request.knows(userId);
  reply.header('set-cookie', endedSessionCookie(ctx.env.SECURE));
}
