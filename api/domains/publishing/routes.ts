import { RawAnswer, route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/publishing.ts';
import { actOnPost } from './act-on-post.ts';
import { approvePosts } from './approve-posts.ts';
import { changePost } from './change-post.ts';
import { checkDraft } from './check-draft.ts';
import { duplicatePost } from './duplicate-post.ts';
import { keepMedia, readMedia } from './keep-media.ts';
import { attemptsOf, listPosts } from './list-posts.ts';
import { readQueue, saveQueue } from './post-queue.ts';
import { removePost } from './remove-post.ts';
import { importPosts, schedulePost } from './schedule-posts.ts';

export const publishingRoutes = [
  route(contract.listScheduledPosts, ({ actor, ctx, query }) =>
    listPosts(ctx, actor.workspaceId, query),
  ),
  route(contract.createScheduledPost, ({ actor, ctx, body }) =>
    schedulePost(ctx, actor.workspaceId, body),
  ),
  route(contract.checkPost, ({ actor, ctx, body }) => checkDraft(ctx.db, actor.workspaceId, body)),
  route(contract.importPosts, ({ actor, ctx, body }) =>
    importPosts(ctx.db, actor.workspaceId, body.posts),
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
  route(contract.approvePosts, ({ actor, ctx, body }) =>
    approvePosts(ctx.db, actor.workspaceId, body.campaignId ?? null),
  ),
  route(contract.listAttempts, ({ actor, ctx, params }) =>
    attemptsOf(ctx, actor.workspaceId, params.id),
  ),
  route(contract.uploadMedia, ({ actor, ctx, body }) => keepMedia(ctx.db, actor.workspaceId, body)),
  route(contract.getMedia, async ({ actor, ctx, params }) => {
    const media = await readMedia(ctx.db, actor.workspaceId, params.id);
    return new RawAnswer(new Uint8Array(media.bytes), {
      'content-type': media.content_type,
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=31536000, immutable',
    });
  }),
  route(contract.getPostQueue, ({ actor, ctx }) => readQueue(ctx.db, actor.workspaceId)),
  route(contract.setPostQueue, ({ actor, ctx, body }) =>
    saveQueue(ctx.db, actor.workspaceId, body),
  ),
];
