import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import { inStates } from '#api/db/schema/status-groups.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { APPROVALS_AT_POST } from '#shared/lib/schedule-link.ts';

/** Reminders, a day apart; after these the owners are told, and nobody is reminded any more. */
const REMINDERS = 2;

/** Posts that wait for their approval since a day or more: each time is told once, whoever runs it. */
export async function remindReviewers(
  { across, db }: Pick<Context, 'across' | 'db'>,
  /** An instant by the database's clock; left out, now. */
  at: string | null = null,
): Promise<void> {
  const now = sql`coalesce(${at}::timestamptz, clock_timestamp())`;
  const { rows } = await sql<{ owner: string; id: string; since: string; days: number }>`
    select workspace_id as owner, id, review_since as since,
      floor(extract(epoch from ${now} - review_since) / 86400)::int as days
    from scheduled_posts
    where review <> 'none' and review = 'in_review'
      and ${inStates('status', ['pending', 'held', 'failed'])}
      and review_since < ${now} - interval '24 hours'
    order by workspace_id, review_since`.execute(across);
  for (const { owner, id, since, days } of rows) {
    const isForOwners = days > REMINDERS;
    await withWorkspace(db, owner, (tx) =>
      notify(tx, owner, {
        type: 'posts_await_approval',
        title: message(
          isForOwners ? 'notification.approval-overdue' : 'notification.approval-asked',
        ),
        message: message('notification.approval-days', { n: Math.min(days, REMINDERS + 1) }),
        link: APPROVALS_AT_POST + id,
        occasion: `review:${id}:${since}:${isForOwners ? 'owners' : days}`,
      }),
    );
  }
}
