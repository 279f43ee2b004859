import { withWorkspace } from '#api/db/tenant.ts';
import { route } from '#api/http/route.ts';
import * as members from '#shared/contracts/members.ts';
import * as contract from '#shared/contracts/workspaces.ts';
import { changeMember, removeMember } from './change-member.ts';
import { createWorkspace, renameWorkspace } from './manage-workspaces.ts';
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
  route(members.removeMember, ({ actor, ctx, params }) => removeMember(ctx, actor, params.id)),
];
