import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { settleApprovals } from '#api/domains/notifications/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { findPost } from '../queries.ts';
import { assertOwn } from '../rules/own-posts.ts';
import { noPost, notInState } from './post-errors.ts';
import { deletePosts } from './write-queries.ts';

/** Throws `conflict` for a post that is under way, sent, or of which that is not known. */
export async function removePost(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await assertOwn(tx, owner, [id]);
    const gone = await deletePosts(tx, owner, [id]).executeTakeFirst();
    if (gone) {
      if (gone.hold_reason === 'approval') await settleApprovals(tx, owner);
      return announce(tx, owner, 'posts');
    }
    const post = await findPost(tx, owner, id).executeTakeFirst();
    throw post ? notInState(post.status) : noPost();
  });
}
