import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { postUrl } from '#api/providers/x/post-url.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { findPost, type PostRow } from '../queries.ts';
import { noPost } from './post-errors.ts';

/** A post as the API answers it. Throws `not_found`. */
export async function viewOf(
  tx: Db,
  ctx: Pick<Context, 'xAuthorizeUrl'>,
  owner: string,
  id: string,
): Promise<ScheduledPost> {
  return toScheduledPost(await findPost(tx, owner, id).executeTakeFirstOrThrow(noPost), ctx);
}

/** A row as the API answers it. */
export function toScheduledPost(row: PostRow, ctx: Pick<Context, 'xAuthorizeUrl'>) {
  const parts = (row.parts ?? []).map(({ text, media, poll, externalId }) => ({
    text,
    media,
    poll,
    externalId,
    url: externalId && postUrl(externalId, row.username, ctx),
  }));
  return {
    id: row.id,
    content: parts.map(({ text }) => text).join('\n\n'),
    parts,
    platform: row.platform,
    accountId: row.account_id,
    scheduledTime: row.scheduled_time,
    timeZone: row.time_zone,
    wallClock: row.wall_clock,
    personaId: row.persona_id,
    personaName: row.persona_name,
    campaignId: row.campaign_id,
    status: row.status,
    holdReason: row.hold_reason,
    detail: row.detail,
    detailMessage: row.detail_message,
    madeWithAi: row.made_with_ai,
    paidPartnership: row.paid_partnership,
    replyToId: row.reply_to_id,
    graceMinutes: row.grace_minutes,
    version: row.version,
    review: row.shown_review,
    assigneeId: row.assigned_to,
    dueOn: row.due_on,
    postedAt: row.posted_at,
    createdAt: row.created_at,
  } satisfies ScheduledPost;
}
