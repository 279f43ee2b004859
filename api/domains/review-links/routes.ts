import { decideByLink } from '#api/domains/approvals/public.ts';
import { commentByLink } from '#api/domains/comments/public.ts';
import { mediaAnswer } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/review-links.ts';
import { listLinks, makeLink, previewLink, revokeLink } from './make-link.ts';
import { actByLink, readByLink } from './open-link.ts';
import { findShownMedium } from './queries.ts';
import { readReview } from './shared-review.ts';

export const reviewLinkRoutes = [
  route(contract.createReviewLink, ({ actor, ctx, body }) => makeLink(ctx, actor, body)),
  route(contract.previewReviewLink, ({ actor, ctx, body }) => previewLink(ctx, actor, body)),
  route(contract.listReviewLinks, ({ owner, ctx }) => listLinks(ctx, owner)),
  route(contract.revokeReviewLink, ({ owner, ctx, params }) => revokeLink(ctx, owner, params.id)),
  route(contract.readReviewLink, ({ ctx, params }) => readReview(ctx, params.token)),
  route(contract.decideByReviewLink, ({ ctx, params, body, request }) => {
    const { postId, version, contentHash, decision, reason } = body;
    return actByLink(ctx, request, params.token, 'decide', postId, async (tx, link) => {
      const by = { linkId: link.id, reviewer: link.reviewer };
      const seen = { id: postId, version, contentHash };
      const made = await decideByLink(tx, link.creator, seen, { decision, reason, by });
      // What its campaign held is in no review once it is approved.
      const isApproved = made.isApproved || (decision === 'approved' && made.review === 'none');
      return { review: made.review, isApproved };
    });
  }),
  route(contract.commentByReviewLink, ({ ctx, params, body, request }) =>
    actByLink(ctx, request, params.token, 'comment', body.postId, (tx, link) => {
      const by = { linkId: link.id, reviewer: link.reviewer };
      return commentByLink(tx, link.workspaceId, by, body);
    }),
  ),
  route(contract.readReviewMedia, async ({ ctx, params }) => {
    const { value: owner } = await readByLink(ctx, params.token, async (tx, link) => {
      const { workspaceId } = link;
      const shown = await findShownMedium(tx, workspaceId, link, params.id).executeTakeFirst();
      return shown ? workspaceId : null;
    });
    if (!owner) throw notFound('Media');
    // The link may be revoked.
    return mediaAnswer(ctx.db, owner, params.id, 'no-store');
  }),
];
