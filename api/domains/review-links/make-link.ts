import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import { findRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { assertRoom } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { assertMayShare, reviewsForLink } from '#api/domains/approvals/public.ts';
import { fieldError, notFound } from '#api/errors/app-error.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import {
  type createReviewLink,
  type NewReviewLink,
  OPEN_REVIEW_LINKS,
  POSTS_PER_LINK,
  type previewReviewLink,
  type ReviewLink,
} from '#shared/contracts/review-links.ts';
import * as queries from './queries.ts';
import { isDecidable } from './shared-review.ts';

/**
 * Makes a link, which is kept nowhere. Throws `not_found` for the post or campaign, `conflict` where
 * there is no room and where its maker could not approve the post themselves.
 */
export function makeLink(
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  { may, reviewer, ...target }: z.output<typeof createReviewLink.body>,
): Promise<NewReviewLink> {
  const { workspaceId: owner, userId } = actor;
  const { postId, campaignId, personaId, from, to } = target;
  assertTarget(target);
  const token = newSecret();
  return withWorkspace(db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'review links');
    const most = message('rule.most-review-links', { n: OPEN_REVIEW_LINKS });
    for (const kind of ['open', 'today'] as const) {
      const taken = await queries.countLinks(tx, owner, kind).executeTakeFirstOrThrow();
      assertRoom(OPEN_REVIEW_LINKS, taken, { alone: most, ofWorkspace: most });
    }
    await assertFound(tx, owner, target);
    if (postId !== null && may === 'decide') await assertMayShare(tx, actor, postId);
    const made = {
      post_id: postId,
      campaign_id: campaignId,
      persona_id: personaId,
      from_day: from,
      to_day: to,
      may,
      reviewer,
      token_hash: hashSecret(token),
      created_by: userId,
    };
    const { id } = await queries.insertLink(tx, owner, made).executeTakeFirstOrThrow();
    announce(tx, owner, 'members');
    const row = (await openLinks(tx, owner)).find((link) => link.id === id);
    if (!row) throw notFound('Review link');
    return { ...row, link: `${env.PUBLIC_URL}/review/${token}` };
  });
}

/** Throws `invalid` for a post with anything that narrows it, and for days that are no range. */
function assertTarget({ postId, campaignId, personaId, from, to }: queries.Target): void {
  const refuse = (path: string, field: 'Campaign' | 'Persona' | 'Date') => {
    throw fieldError('invalid', path, message('field.not-valid', { field }));
  };
  if (postId !== null && campaignId !== null) refuse('campaignId', 'Campaign');
  if (postId !== null && personaId !== null) refuse('personaId', 'Persona');
  if (postId !== null && from !== null) refuse('from', 'Date');
  const isRange = from === null || to === null ? from === to : from <= to;
  if (!isRange) refuse('to', 'Date');
}

/** Throws `not_found`. */
async function assertFound(tx: Db, owner: string, target: queries.Target): Promise<void> {
  const named = [
    ['scheduled_posts', target.postId, 'Scheduled post'],
    ['campaigns', target.campaignId, 'Campaign'],
    ['personas', target.personaId, 'Persona'],
  ] as const;
  for (const [table, id, name] of named) {
    if (id === null) continue;
    const found = await findRow(tx, owner, table, id).executeTakeFirst();
    if (!found) throw notFound(name);
  }
}

/** What a link of this member would show and could decide as things stand. Throws as `makeLink` does. */
export function previewLink(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  target: z.output<typeof previewReviewLink.body>,
): Promise<{ posts: number; decidable: number }> {
  const { workspaceId: owner } = actor;
  assertTarget(target);
  return withWorkspace(db, owner, async (tx) => {
    await assertFound(tx, owner, target);
    const rows = await queries.listShown(tx, owner, target).execute();
    const ids = rows.slice(0, POSTS_PER_LINK).map(({ id }) => id);
    const reviews = await reviewsForLink(tx, actor, ids);
    return { posts: ids.length, decidable: reviews.filter(isDecidable).length };
  });
}

export function listLinks({ db }: Pick<Context, 'db'>, owner: string): Promise<ReviewLink[]> {
  return withWorkspace(db, owner, (tx) => openLinks(tx, owner));
}

/** It opens nothing any more. Throws `not_found`. */
export function revokeLink({ db }: Pick<Context, 'db'>, owner: string, id: string): Promise<void> {
  return withWorkspace(db, owner, async (tx) => {
    const gone = await queries.markRevoked(tx, owner, id).executeTakeFirst();
    if (!gone) throw notFound('Review link');
    announce(tx, owner, 'members');
  });
}

async function openLinks(tx: Db, owner: string): Promise<ReviewLink[]> {
  const rows = await queries.listLinks(tx, owner).execute();
  return rows.map(({ creatorRole, ...row }) => ({
    ...row,
    isGood: creatorRole !== null && roleMay(creatorRole, 'posts.approve'),
  }));
}
