import { compiler } from '#api/db/client/compile.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { sessionWorkspace } from '#api/http/auth/session.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/post-drafts.ts';
import * as assignment from '#shared/contracts/publishing-assignment.ts';
import { findPostDraft, listPostDrafts } from './queries.ts';
import { assignPostDraft, createDraft, removeDraft, updateDraft } from './save-draft.ts';

export const postDraftRoutes = [
  route(
    contract.listPostDrafts,
    ({ rows }) => rows,
    listPostDrafts(compiler, sessionWorkspace).compile(),
  ),
  route(contract.getPostDraft, async ({ actor, ctx, params }) => {
    const draft = await withWorkspace(ctx.db, actor.workspaceId, (tx) =>
      findPostDraft(tx, actor.workspaceId, params.id).executeTakeFirst(),
    );
    if (!draft) throw notFound('Draft');
    return draft;
  }),
  route(contract.createPostDraft, ({ actor, ctx, body }) =>
    createDraft(ctx.db, actor.workspaceId, body.id, body.content),
  ),
  route(contract.updatePostDraft, ({ actor, ctx, params, body }) =>
    updateDraft(ctx.db, actor.workspaceId, { ...body, id: params.id }),
  ),
  route(assignment.assignPostDraft, ({ actor, ctx, params, body }) =>
    assignPostDraft(ctx.db, actor, params.id, body),
  ),
  route(contract.deletePostDraft, ({ actor, ctx, params }) =>
    removeDraft(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
];
