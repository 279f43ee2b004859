import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { fieldError, issueOf } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import type {
  Assignment,
  assignPosts as assignPostsCall,
} from '#shared/contracts/publishing-assignment.ts';
import { findPost } from '../queries.ts';
import { assertOwn, ofOthers, othersAmong } from '../rules/own-posts.ts';
import { noPost } from '../schedule/post-errors.ts';
import { viewOf } from '../schedule/post-view.ts';
import { type Assignable, lockAssignee, updateAssignment } from './assignment-queries.ts';
import { tellAssignee } from './notify-assignee.ts';

/** Throws `not_found` for a post or a member of others, `forbidden` for a post of somebody else. */
export function assignPost(
  ctx: Pick<Context, 'db' | 'xAuthorizeUrl'>,
  actor: Actor,
  id: string,
  given: Assignment,
): Promise<ScheduledPost> {
  const { workspaceId: owner } = actor;
  return withWorkspace(ctx.db, owner, async (tx) => {
    await findPost(tx, owner, id).executeTakeFirstOrThrow(noPost);
    await assertOwn(tx, owner, [id]);
    await assign(tx, actor, [id], given);
    // It may have been deleted meanwhile.
    return viewOf(tx, ctx, owner, id);
  });
}

/** The same for many, those that are there and may be changed; the others say why not. */
export function assignPosts(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { posts, ...given }: z.output<typeof assignPostsCall.body>,
): Promise<EndpointResponse<typeof assignPostsCall>> {
  const { workspaceId: owner } = actor;
  return withWorkspace(db, owner, async (tx) => {
    const ids = [...new Set(posts)];
    const others = await othersAmong(tx, owner, ids);
    const own = ids.filter((id) => !others.has(id));
    const assigned = new Set(await assign(tx, actor, own, given));
    const missing = message('rule.not-found', { field: 'Scheduled post' });
    return {
      assigned: ids.filter((id) => assigned.has(id)),
      refused: ids
        .filter((id) => !assigned.has(id))
        .map((id) => issueOf(id, others.has(id) ? ofOthers : missing)),
    };
  });
}

/** Answers the ids of those that there are. Inside the caller's transaction. */
export async function assign(
  tx: Db,
  actor: Actor,
  ids: string[],
  given: Assignment,
  table: Assignable = 'scheduled_posts',
): Promise<string[]> {
  const { workspaceId: owner, userId } = actor;
  const { assigneeId } = given;
  if (assigneeId && !(await lockAssignee(tx, owner, assigneeId).executeTakeFirst())) {
    const reason = message('rule.not-found', { field: 'Member' });
    throw fieldError('not_found', 'assigneeId', reason);
  }
  const rows = await updateAssignment(tx, owner, ids, given, table);
  const handed = rows.filter(({ isHandedOver }) => isHandedOver);
  if (assigneeId && assigneeId !== userId) {
    await tellAssignee(tx, actor, assigneeId, handed, table);
  }
  announce(tx, owner, 'posts');
  return rows.map(({ id }) => id);
}
