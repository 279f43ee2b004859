import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { editPost } from '#shared/contracts/publishing-editing.ts';
import { assertOwn } from '../rules/own-posts.ts';
import { noPost } from '../schedule/post-errors.ts';
import { endLease, findEditor, renewLease, takeLease } from './editing-lease.ts';

type Answer = EndpointResponse<typeof editPost>;

/**
 * Whoever renews is not announced, only who begins or takes over. Nothing is refused for it: the
 * version that a save names decides. Throws `not_found`, and `forbidden` for a post that the member may not
 * change.
 */
export function holdEditing(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  postId: string,
  { mode }: z.output<typeof editPost.body>,
): Promise<Answer> {
  const { workspaceId: owner, userId } = actor;
  return withWorkspace(db, owner, async (tx) => {
    const before = await readEditing(tx, actor, postId);
    if (mode === 'watch') return before;
    await assertOwn(tx, owner, [postId]);
    if (before.isHeld && (await renewLease(tx, owner, postId, userId).executeTakeFirst())) {
      return before;
    }
    const given = { postId, userId, isTakeOver: mode === 'take_over' };
    if (await takeLease(tx, owner, given).executeTakeFirst()) {
      announce(tx, owner, 'editing', postId);
    }
    return readEditing(tx, actor, postId);
  });
}

export function leaveEditing(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  postId: string,
): Promise<void> {
  const { workspaceId: owner, userId } = actor;
  return withWorkspace(db, owner, async (tx) => {
    await readEditing(tx, actor, postId);
    if (await endLease(tx, owner, postId, userId).executeTakeFirst()) {
      announce(tx, owner, 'editing', postId);
    }
  });
}

async function readEditing(
  tx: Db,
  { workspaceId, userId }: Actor,
  postId: string,
): Promise<Answer> {
  const row = await findEditor(tx, workspaceId, postId).executeTakeFirstOrThrow(noPost);
  const { editorId, username, name, version } = row;
  return {
    editor: editorId && username ? { id: editorId, username, name } : null,
    isHeld: editorId === userId,
    version,
  };
}
