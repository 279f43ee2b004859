import { withWorkspace } from '#api/db/tenant.ts';
import { acceptInvitation } from '#api/domains/invitations/public.ts';
import { noSuchCall } from '#api/errors/app-error.ts';
import { endedSessionCookie, readCredential, sessionCookie } from '#api/http/auth/credential.ts';
import { deviceOf } from '#api/http/auth/device.ts';
import { assertOwnNavigation } from '#api/http/request/origin.ts';
import { type HandlerInput, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/auth.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as keys from '#shared/contracts/extension-keys.ts';
import * as invitations from '#shared/contracts/invitations.ts';
import * as access from '#shared/contracts/member-access.ts';
import * as sessions from '#shared/contracts/sessions.ts';
import { noteSetUp } from '#shared/contracts/set-up.ts';
import * as signIns from '#shared/contracts/sign-in.ts';
import * as workspaces from '#shared/contracts/workspaces.ts';
import { createKey, revokeKey } from './extension-keys.ts';
import { getUser } from './get-user.ts';
import { endMemberSession, revokeMemberKey } from './member-access.ts';
import { listMemberKeys, listMemberSessions } from './member-access-queries.ts';
import { openWorkspace } from './open-workspace.ts';
import { addSetUpMark, listKeys, listSessions } from './queries.ts';
import { endAllSessions, endSession, endSessionOf } from './sessions.ts';
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
    const signedIn = await signIn(ctx.db, identity, deviceOf(request));
    request.knows(signedIn.userId);
    await endSessionOf(ctx, request);
    reply.header('set-cookie', sessionCookie(signedIn.token, ctx.env));
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
    const current = readCredential({ cookie: request.header('cookie') }, ctx.env);
    return withWorkspace(ctx.db, owner, (db) =>
      listSessions(db, actor.userId, current?.hash ?? Buffer.alloc(0)).execute(),
    );
  }),
  route(workspaces.openWorkspace, (input) => openWorkspace(input, input.body.workspaceId)),
  route(invitations.acceptInvitation, async (input) => {
    const { actor, ctx, params } = input;
    const { state, workspaceId } = await acceptInvitation(ctx, actor, params.token);
    if (state === 'waiting') return { state, workspace: null };
    return { state, workspace: await openWorkspace(input, workspaceId) };
  }),
  route(sessions.endSession, ({ actor, ctx, params }) => endSession(ctx.db, actor, params.id)),
  route(sessions.endAllSessions, async ({ actor, ctx, reply }) => {
    await endAllSessions(ctx.db, actor);
    reply.header('set-cookie', endedSessionCookie(ctx.env));
  }),

  route(access.listMemberSessions, ({ actor, owner, ctx }) =>
    withWorkspace(ctx.db, owner, (db) => listMemberSessions(db, actor).execute()),
  ),
  route(access.endMemberSession, ({ actor, ctx, params }) =>
    endMemberSession(ctx, actor, params.id),
  ),
  route(access.listMemberKeys, ({ actor, owner, ctx }) =>
    withWorkspace(ctx.db, owner, (db) => listMemberKeys(db, actor).execute()),
  ),
  route(access.revokeMemberKey, ({ actor, ctx, params }) => revokeMemberKey(ctx, actor, params.id)),
  route(keys.listExtensionKeys, ({ actor, owner, ctx }) =>
    withWorkspace(ctx.db, owner, (db) => listKeys(db, actor.userId).execute()),
  ),
  route(keys.createExtensionKey, ({ actor, ctx, body, request }) =>
    createKey(ctx, actor, body, request),
  ),
  route(keys.revokeExtensionKey, ({ actor, ctx, params }) => revokeKey(ctx.db, actor, params.id)),
];

async function leave({ ctx, request, reply }: Input): Promise<void> {
  const userId = await endSessionOf(ctx, request);
  if (userId) request.knows(userId);
  reply.header('set-cookie', endedSessionCookie(ctx.env));
}
