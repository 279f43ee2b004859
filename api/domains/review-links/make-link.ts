import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import { findRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { assertRoom } from '#api/db/member-share.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { assertMayShare } from '#api/domains/approvals/public.ts';
import { fieldError, notFound } from '#api/errors/app-error.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import {
  type createReviewLink,
  type NewReviewLink,
  OPEN_REVIEW_LINKS,
  type ReviewLink,
} from '#shared/contracts/review-links.ts';
import * as queries from './queries.ts';

/**
 * Makes a link, which is kept nowhere. Throws `not_found` for the post or campaign, `conflict` where
 * there is no room and where its maker could not approve the post themselves.
 */
export function makeLink(
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  { postId, campaignId, may, reviewer }: z.output<typeof createReviewLink.body>,
): Promise<NewReviewLink> {
  const { workspaceId: owner, userId } = actor;
  if (postId !== null && campaignId !== null) {
    throw fieldError('invalid', 'campaignId', message('field.not-valid', { field: 'Campaign' }));
  }
  const token = newSecret();
  return withWorkspace(db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'review links');
    const most = message('rule.most-review-links', { n: OPEN_REVIEW_LINKS });
    for (const kind of ['open', 'today'] as const) {
      const taken = await queries.countLinks(tx, owner, kind).executeTakeFirstOrThrow();
      assertRoom(OPEN_REVIEW_LINKS, taken, { alone: most, ofWorkspace: most });
    }
    const targetId = postId ?? campaignId;
    if (targetId !== null) {
      const table = postId === null ? 'campaigns' : 'scheduled_posts';
      const found = await findRow(tx, owner, table, targetId).executeTakeFirst();
      if (!found) throw notFound(postId === null ? 'Campaign' : 'Scheduled post');
    }
    if (postId !== null && may === 'decide') await assertMayShare(tx, actor, postId);
    const made = {
      post_id: postId,
      campaign_id: campaignId,
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
