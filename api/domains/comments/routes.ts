import { route } from '#api/http/route.ts';
import { undoDeletedComment } from '#shared/contracts/bin.ts';
import * as contract from '#shared/contracts/comments.ts';
import { deleteComment, editComment, resolveComment } from './change-comment.ts';
import { createComment } from './create-comment.ts';
import { readComments } from './read-comments.ts';
import { undoDeleted } from './undo-deleted.ts';

export const commentRoutes = [
  route(contract.listComments, ({ actor, ctx, query }) => readComments(ctx, actor, query)),
  route(contract.createComment, ({ actor, ctx, body }) => createComment(ctx, actor, body)),
  route(contract.editComment, ({ actor, ctx, params, body }) =>
    editComment(ctx, actor, params.id, body.body),
  ),
  route(contract.deleteComment, ({ actor, ctx, params }) => deleteComment(ctx, actor, params.id)),
  route(undoDeletedComment, ({ actor, ctx, body }) => undoDeleted(ctx, actor, body.undo)),
  route(contract.resolveComment, ({ actor, ctx, params, body }) =>
    resolveComment(ctx, actor, params.id, body.isResolved),
  ),
];
