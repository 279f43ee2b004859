import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { decideByLink } from '#api/domains/approvals/public.ts';
import type { RequestFacts } from '#api/http/route.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import type { decideByReviewLink } from '#shared/contracts/review-links.ts';
import { actByLink } from './open-link.ts';

/**
 * Decides on a post that the link shows, as it was seen. Throws `not_found` for any other post,
 * `conflict` where it was changed since, `forbidden` where the link may not.
 */
export function decide(
  ctx: Pick<Context, 'db'>,
  request: Pick<RequestFacts, 'id' | 'address'>,
  token: string,
  body: z.output<typeof decideByReviewLink.body>,
): Promise<EndpointResponse<typeof decideByReviewLink>> {
  const { postId: id, version, contentHash, decision, reason } = body;
  return actByLink(ctx, request, token, 'decide', id, async (tx, link) => {
    const by = { linkId: link.id, reviewer: link.reviewer };
    const seen = { id, version, contentHash };
    const made = await decideByLink(tx, link.creator, seen, { decision, reason, by });
    return { review: made.review, isApproved: made.isApproved };
  });
}
