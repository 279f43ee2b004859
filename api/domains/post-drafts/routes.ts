import { compiler } from '#api/db/client/compile.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { sessionWorkspace } from '#api/http/auth/authenticate.ts';
import { listRoute, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/post-drafts.ts';
import * as assignment from '#shared/contracts/publishing-assignment.ts';
import { findPostDraft, listPostDrafts } from './queries.ts';
import { assignPostDraft, createDraft, removeDraft, updateDraft } from './save-draft.ts';

export const postDraftRoutes = [
  listRoute(contract.listPostDrafts, listPostDrafts(compiler, sessionWorkspace)),
  route(contract.getPostDraft, ({ owner, ctx, params }) =>
    withWorkspace(ctx.db, owner, (tx) =>
      findPostDraft(tx, owner, params.id).executeTakeFirstOrThrow(() => notFound('Draft')),
    ),
  ),
  route(contract.createPostDraft, ({ owner, ctx, body }) =>
    createDraft(ctx.db, owner, body.id, body.content),
  ),
  route(contract.updatePostDraft, ({ owner, ctx, params, body }) =>
    updateDraft(ctx.db, owner, { ...body, id: params.id }),
  ),
  route(assignment.assignPostDraft, ({ actor, ctx, params, body }) =>
    assignPostDraft(ctx.db, actor, params.id, body),
  ),
  route(contract.deletePostDraft, ({ owner, ctx, params }) =>
    removeDraft(ctx.db, owner, params.id),
  ),
];
