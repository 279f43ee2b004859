import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { route } from '#api/http/route.ts';
import * as members from '#shared/contracts/members.ts';
import * as contract from '#shared/contracts/workspaces.ts';
import { changeMember, removeMember } from './change-member.ts';
import { createWorkspace, renameWorkspace } from './manage-workspaces.ts';
import { workOf } from './member-work.ts';
import { roleOf } from './public.ts';
import { listMembers, listWorkspacesOf } from './queries.ts';

export const workspaceRoutes = [
  route(contract.listWorkspaces, ({ actor, owner, ctx }) =>
    withWorkspace(ctx.db, owner, (tx) => listWorkspacesOf(tx, actor).execute()),
  ),
  route(contract.createWorkspace, ({ actor, ctx, body }) => createWorkspace(ctx, actor, body.name)),
  route(contract.renameWorkspace, ({ actor, ctx, body }) => renameWorkspace(ctx, actor, body.name)),

  route(members.listMembers, ({ actor, owner, ctx }) =>
    withWorkspace(ctx.db, owner, (tx) => listMembers(tx, actor).execute()),
  ),
  route(members.changeMember, ({ actor, ctx, params, body }) =>
    changeMember(ctx, actor, params.id, body),
  ),
  route(members.findMemberWork, ({ owner, ctx, params }) =>
    withWorkspace(ctx.db, owner, async (tx) => {
      const member = { workspaceId: owner, userId: params.id };
      if (!(await roleOf(tx, member))) throw notFound('Member');
      const { posts, campaigns } = await workOf(tx, member);
      return { posts: posts.length, campaigns };
    }),
  ),
  route(members.removeMember, ({ actor, ctx, params, query }) =>
    removeMember(ctx, actor, params.id, query),
  ),
];
