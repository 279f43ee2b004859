import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { inStates } from '#api/db/schema/status-groups.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notifyMembers } from '#api/domains/notifications/public.ts';
import { reviewedAmong } from '#api/domains/publishing/public.ts';
import { ownersOf } from '#api/domains/workspaces/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { APPROVALS_AT_POST } from '#shared/lib/schedule-link.ts';
import { approversAmong, withoutApprover } from './notify-reviewers.ts';

/** Reminders, a day apart; after these the owners are told, and nobody is reminded any more. */
const REMINDERS = 2;

/** Posts that wait for their approval since a day or more: each time is told once, whoever runs it. */
export async function remindReviewers(
  { across, db }: Pick<Context, 'across' | 'db'>,
  /** An instant by the database's clock; left out, now. */
  at: string | null = null,
): Promise<void> {
  const now = sql`coalesce(${at}::timestamptz, clock_timestamp())`;
  const { rows } = await sql<Row>`
    select workspace_id as owner, id, review_since as since,
      floor(extract(epoch from ${now} - review_since) / 86400)::int as days
    from scheduled_posts
    where review <> 'none' and review = 'in_review'
      and ${inStates('status', ['pending', 'held', 'failed'])}
      and review_since < ${now} - interval '24 hours'
    order by workspace_id, review_since`.execute(across);
  for (const row of rows) await withWorkspace(db, row.owner, (tx) => remind(tx, row));
}

interface Row {
  owner: string;
  id: string;
  since: string;
  days: number;
}

/** Whoever may approve it, in the end the owners too; these at once where nobody can. */
async function remind(tx: Db, { owner, id, since, days }: Row): Promise<void> {
  const [waiting] = await approversAmong(tx, owner, await reviewedAmong(tx, owner, [id]));
  if (!waiting) return;
  const isForOwners = days > REMINDERS;
  if (waiting.approvers.length === 0) {
    await notifyMembers(tx, owner, await ownersOf(tx, owner), withoutApprover({ id, since }));
  }
  const asked = [...waiting.approvers, ...(isForOwners ? await ownersOf(tx, owner) : [])];
  await notifyMembers(tx, owner, asked, {
    type: 'posts_await_approval',
    title: message(
      isForOwners ? 'notification.approval-overdue' : 'notification.post-needs-approval',
    ),
    message: message('notification.approval-days', { n: Math.min(days, REMINDERS + 1) }),
    link: APPROVALS_AT_POST + id,
    occasion: `review:${id}:${since}:${isForOwners ? 'owners' : days}:`,
  });
}
