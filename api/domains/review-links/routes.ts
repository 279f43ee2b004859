import { mediaAnswer } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { route } from '#api/http/route.ts';
import * as contract from '#shared/contracts/review-links.ts';
import { comment } from './comment.ts';
import { decide } from './decide.ts';
import { listLinks, makeLink, revokeLink } from './make-link.ts';
import { readByLink } from './open-link.ts';
import { findShownMedium } from './queries.ts';
import { readReview } from './shared-review.ts';

export const reviewLinkRoutes = [
  route(contract.createReviewLink, ({ actor, ctx, body }) => makeLink(ctx, actor, body)),
  route(contract.listReviewLinks, ({ owner, ctx }) => listLinks(ctx, owner)),
  route(contract.revokeReviewLink, ({ owner, ctx, params }) => revokeLink(ctx, owner, params.id)),
  route(contract.readReviewLink, ({ ctx, params }) => readReview(ctx, params.token)),
  route(contract.decideByReviewLink, ({ ctx, params, body, request }) =>
    decide(ctx, request, params.token, body),
  ),
  route(contract.commentByReviewLink, ({ ctx, params, body, request }) =>
    comment(ctx, request, params.token, body),
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
