import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { commentByLink } from '#api/domains/comments/public.ts';
import type { RequestFacts } from '#api/http/route.ts';
import type { commentByReviewLink, SharedComment } from '#shared/contracts/review-links.ts';
import { actByLink } from './open-link.ts';

/**
 * Comments on a post that the link shows, in the name of its reviewer. Throws `not_found` for any other
 * post and for threads that the link does not show, `forbidden` where the link may not.
 */
export function comment(
  ctx: Pick<Context, 'db'>,
  request: Pick<RequestFacts, 'id' | 'address'>,
  token: string,
  said: z.output<typeof commentByReviewLink.body>,
): Promise<SharedComment> {
  return actByLink(ctx, request, token, 'comment', said.postId, (tx, link) => {
    const { workspaceId: owner, id: linkId, reviewer } = link;
    return commentByLink(tx, owner, { linkId, reviewer }, said);
  });
}
