import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { fitsReview } from '#api/domains/publishing/public.ts';
import type { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type {
  PostReview,
  submitPost,
  submitPosts as submitPostsCall,
} from '#shared/contracts/approvals.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { actOnEach, forbidden, keep, lockCases, refusalToAct } from './decide.ts';
import { askApprovers } from './notify-reviewers.ts';
import { type Case, reviewOf } from './read-reviews.ts';

type Tools = Pick<Context, 'db'>;

/** Asks for the approval of a post, from the first level on. Throws `conflict` and `forbidden`. */
export function submit(
  { db }: Tools,
  actor: Actor,
  id: string,
  seen: z.output<typeof submitPost.body>,
): Promise<PostReview> {
  const { workspaceId: owner } = actor;
  return withWorkspace(db, owner, async (tx) => {
    const [found] = await lockCases(tx, actor, [id]);
    const refusal = await put(tx, owner, found, seen);
    if (refusal) throw refusal;
    await askApprovers(tx, owner, [id]);
    announce(tx, owner, 'posts');
    return reviewOf(tx, actor, id);
  });
}

/** Each is answered for by itself; who is asked for the approvals hears of all of them once. */
export function submitMany(
  { db }: Tools,
  actor: Actor,
  { posts }: z.output<typeof submitPostsCall.body>,
): Promise<EndpointResponse<typeof submitPostsCall>> {
  const { workspaceId: owner } = actor;
  return withWorkspace(db, owner, async (tx) => {
    const { done, refused } = await actOnEach(tx, actor, posts, (found, seen) =>
      put(tx, owner, found, seen),
    );
    await askApprovers(tx, owner, done);
    announce(tx, owner, 'posts');
    return { submitted: done, refused };
  });
}

async function put(
  tx: Db,
  owner: string,
  found: Case | undefined,
  seen: { version: number },
): Promise<AppError | null> {
  const refusal = refusalToAct(found, seen, 'submit');
  if (refusal || !found) return refusal;
  if (!found.isWriter) return forbidden(message('rule.posts-of-others'));
  const { policy, post } = found;
  const isHeldAgain = policy.mode === 'none' && post.isHoldable && fitsReview('hold_again', post);
  await keep(tx, owner, found, isHeldAgain ? 'hold_again' : 'submit', 1, {
    decision: 'submitted',
    reason: '',
  });
  return null;
}
