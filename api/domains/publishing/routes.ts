import { withWorkspace } from '#api/db/tenant.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/publishing.ts';
import * as assignment from '#shared/contracts/publishing-assignment.ts';
import { listAttempts } from '#shared/contracts/publishing-attempts.ts';
import { editPost, leavePost } from '#shared/contracts/publishing-editing.ts';
import * as media from '#shared/contracts/publishing-media.ts';
import * as queue from '#shared/contracts/publishing-queue.ts';
import * as worklist from '#shared/contracts/publishing-worklist.ts';
import { assignPost, assignPosts } from './assignment/assign-posts.ts';
import { approvePosts } from './bulk/approve-posts.ts';
import { changePosts } from './bulk/change-posts.ts';
import { undoChange } from './bulk/undo-change.ts';
import { holdEditing, leaveEditing } from './editing/hold-editing.ts';
import { describe, keepMedia } from './media/keep-media.ts';
import { beginUpload, finishUpload, keepPiece } from './media/media-upload.ts';
import { mediaAnswer } from './public.ts';
import { actOnPost } from './schedule/act-on-post.ts';
import { changePost } from './schedule/change-post.ts';
import { checkDraft } from './schedule/check-draft.ts';
import { duplicatePost } from './schedule/duplicate-post.ts';
import { attemptsOf, listPosts, listRows } from './schedule/list-posts.ts';
import { assertDecidesBySession } from './schedule/post-errors.ts';
import { readQueue, saveQueue } from './schedule/post-queue.ts';
import { viewOf } from './schedule/post-view.ts';
import { removePost } from './schedule/remove-post.ts';
import { importPosts, schedulePost } from './schedule/schedule-posts.ts';

export const publishingRoutes = [
  route(contract.listScheduledPosts, ({ owner, ctx, query }) => listPosts(ctx, owner, query)),
  route(contract.getScheduledPost, ({ owner, ctx, params }) =>
    withWorkspace(ctx.db, owner, (tx) => viewOf(tx, ctx, owner, params.id)),
  ),
  route(contract.createScheduledPost, ({ owner, ctx, body }) => schedulePost(ctx, owner, body)),
  route(contract.checkPost, ({ owner, ctx, body, request: { signal } }) =>
    checkDraft(ctx.db, owner, body, signal),
  ),
  route(contract.importPosts, ({ owner, ctx, body }) => importPosts(ctx.db, owner, body)),
  route(contract.updateScheduledPost, ({ owner, ctx, params, body }) =>
    changePost(ctx, owner, params.id, body),
  ),
  route(contract.deleteScheduledPost, ({ owner, ctx, params }) =>
    removePost(ctx.db, owner, params.id),
  ),
  route(contract.duplicateScheduledPost, ({ owner, ctx, params }) =>
    duplicatePost(ctx, owner, params.id),
  ),
  route(contract.actOnPost, ({ actor, ctx, params, body }) =>
    actOnPost(ctx, actor, params.id, body),
  ),
  route(worklist.approvePosts, ({ owner, ctx, body }) => approvePosts(ctx, owner, body)),
  route(worklist.listPostRows, ({ owner, ctx, query }) => listRows(ctx, owner, query.q ?? '')),
  route(worklist.changePosts, ({ actor, owner, ctx, body }) => {
    if (body.change.action === 'approve') assertDecidesBySession(actor);
    return changePosts(ctx, owner, body);
  }),
  route(worklist.undoChange, ({ owner, ctx, body }) => undoChange(ctx, owner, body)),
  route(assignment.assignPost, ({ actor, ctx, params, body }) =>
    assignPost(ctx, actor, params.id, body),
  ),
  route(assignment.assignPosts, ({ actor, ctx, body }) => assignPosts(ctx, actor, body)),
  route(editPost, ({ actor, ctx, params, body }) => holdEditing(ctx, actor, params.id, body)),
  route(leavePost, ({ actor, ctx, params }) => leaveEditing(ctx, actor, params.id)),
  route(listAttempts, ({ owner, ctx, params }) => attemptsOf(ctx, owner, params.id)),
  route(media.uploadMedia, ({ owner, ctx, body }) => keepMedia(ctx.db, owner, body, ctx.env)),
  route(media.getMedia, ({ owner, ctx, params }) =>
    mediaAnswer(ctx.db, owner, params.id, 'private, max-age=31536000, immutable'),
  ),
  route(media.describeMedia, ({ owner, ctx, params, body }) =>
    describe(ctx.db, owner, params.id, body),
  ),
  route(media.beginMediaUpload, ({ owner, ctx, body }) =>
    beginUpload(ctx.db, owner, body, ctx.env),
  ),
  route(media.sendMediaPiece, ({ owner, ctx, params, body }) =>
    keepPiece(ctx.db, owner, params.id, body),
  ),
  route(media.finishMediaUpload, ({ owner, ctx, params }) =>
    finishUpload(ctx.db, owner, params.id),
  ),
  route(queue.getPostQueue, ({ owner, ctx }) => readQueue(ctx.db, owner)),
  route(queue.setPostQueue, ({ owner, ctx, body }) => saveQueue(ctx.db, owner, body)),
];
