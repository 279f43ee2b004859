import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/publishing.ts';
import * as assignment from '#shared/contracts/publishing-assignment.ts';
import { listAttempts } from '#shared/contracts/publishing-attempts.ts';
import { editPost, leavePost } from '#shared/contracts/publishing-editing.ts';
import * as media from '#shared/contracts/publishing-media.ts';
import * as queue from '#shared/contracts/publishing-queue.ts';
import * as worklist from '#shared/contracts/publishing-worklist.ts';
import { assignPost, assignPosts } from './assignment/assign-posts.ts';
import { holdEditing, leaveEditing } from './editing/hold-editing.ts';
import { approvePosts } from './many/approve-posts.ts';
import { changePosts } from './many/change-posts.ts';
import { undoChange } from './many/undo-change.ts';
import { describe, keepMedia } from './media/keep-media.ts';
import { beginUpload, finishUpload, keepPiece } from './media/media-upload.ts';
import { mediaAnswer } from './public.ts';
import { actOnPost } from './schedule/act-on-post.ts';
import { changePost } from './schedule/change-post.ts';
import { checkDraft } from './schedule/check-draft.ts';
import { duplicatePost } from './schedule/duplicate-post.ts';
import { attemptsOf, listPosts, listRows, readPost } from './schedule/list-posts.ts';
import { readQueue, saveQueue } from './schedule/post-queue.ts';
import { removePost } from './schedule/remove-post.ts';
import { importPosts, schedulePost } from './schedule/schedule-posts.ts';

export const publishingRoutes = [
  route(contract.listScheduledPosts, ({ actor, ctx, query }) =>
    listPosts(ctx, actor.workspaceId, query),
  ),
  route(contract.getScheduledPost, ({ actor, ctx, params }) =>
    readPost(ctx, actor.workspaceId, params.id),
  ),
  route(contract.createScheduledPost, ({ actor, ctx, body }) =>
    schedulePost(ctx, actor.workspaceId, body),
  ),
  route(contract.checkPost, ({ actor, ctx, body, request: { signal } }) =>
    checkDraft(ctx.db, actor.workspaceId, body, signal),
  ),
  route(contract.importPosts, ({ actor, ctx, body }) =>
    importPosts(ctx.db, actor.workspaceId, body),
  ),
  route(contract.updateScheduledPost, ({ actor, ctx, params, body }) =>
    changePost(ctx, actor.workspaceId, params.id, body),
  ),
  route(contract.deleteScheduledPost, ({ actor, ctx, params }) =>
    removePost(ctx.db, actor.workspaceId, params.id).then(() => undefined),
  ),
  route(contract.duplicateScheduledPost, ({ actor, ctx, params }) =>
    duplicatePost(ctx, actor.workspaceId, params.id),
  ),
  route(contract.actOnPost, ({ actor, ctx, params, body }) =>
    actOnPost(ctx, actor.workspaceId, params.id, body),
  ),
  route(worklist.approvePosts, ({ actor, ctx, body }) =>
    approvePosts(ctx, actor.workspaceId, body),
  ),
  route(worklist.listPostRows, ({ actor, ctx, query }) =>
    listRows(ctx, actor.workspaceId, query.q ?? ''),
  ),
  route(worklist.changePosts, ({ actor, ctx, body }) => changePosts(ctx, actor.workspaceId, body)),
  route(worklist.undoChange, ({ actor, ctx, body }) => undoChange(ctx, actor.workspaceId, body)),
  route(assignment.assignPost, ({ actor, ctx, params, body }) =>
    assignPost(ctx, actor, params.id, body),
  ),
  route(assignment.assignPosts, ({ actor, ctx, body }) => assignPosts(ctx, actor, body)),
  route(editPost, ({ actor, ctx, params, body }) => holdEditing(ctx, actor, params.id, body)),
  route(leavePost, ({ actor, ctx, params }) =>
    leaveEditing(ctx, actor, params.id).then(() => undefined),
  ),
  route(listAttempts, ({ actor, ctx, params }) => attemptsOf(ctx, actor.workspaceId, params.id)),
  route(media.uploadMedia, ({ actor, ctx, body }) =>
    keepMedia(ctx.db, actor.workspaceId, body, ctx.env),
  ),
  route(media.getMedia, ({ actor, ctx, params }) =>
    mediaAnswer(ctx.db, actor.workspaceId, params.id, 'private, max-age=31536000, immutable'),
  ),
  route(media.describeMedia, ({ actor, ctx, params, body }) =>
    describe(ctx.db, actor.workspaceId, params.id, body),
  ),
  route(media.beginMediaUpload, ({ actor, ctx, body }) =>
    beginUpload(ctx.db, actor.workspaceId, body, ctx.env),
  ),
  route(media.sendMediaPiece, ({ actor, ctx, params, body }) =>
    keepPiece(ctx.db, actor.workspaceId, params.id, body).then(() => undefined),
  ),
  route(media.finishMediaUpload, ({ actor, ctx, params }) =>
    finishUpload(ctx.db, actor.workspaceId, params.id),
  ),
  route(queue.getPostQueue, ({ actor, ctx }) => readQueue(ctx.db, actor.workspaceId)),
  route(queue.setPostQueue, ({ actor, ctx, body }) => saveQueue(ctx.db, actor.workspaceId, body)),
];
