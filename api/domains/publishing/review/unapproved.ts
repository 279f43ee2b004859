import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { isApproved } from '../engine/claim/hold-unapproved.ts';

interface Unapproved {
  id: string;
  review: ReviewState;
  /** Of the account for which the member who acts may only propose; null: for none. */
  onlyProposes: string | null;
}

const reasons: Partial<Record<ReviewState, Message>> = {
  draft: message('rule.submit-first'),
  changes_requested: message('rule.changes-first'),
  rejected: message('rule.was-rejected'),
};

function reasonOf({ review, onlyProposes }: Unapproved): Message {
  if (onlyProposes !== null) return message('rule.may-only-propose', { username: onlyProposes });
  return reasons[review] ?? message('rule.needs-approval');
}

/** Of these posts those that the publisher would not take as they are, each with what it waits for. */
export async function unapprovedAmong(
  tx: Db,
  owner: string,
  ids: string[],
): Promise<Map<string, Message>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Unapproved>`
    select p.id, p.review, (select a.username from member_accounts m
      join social_accounts a on a.workspace_id = m.workspace_id and a.id = m.account_id
      where m.workspace_id = p.workspace_id and m.user_id = current_member()
        and m.account_id = p.account_id and m.level = 'draft') as "onlyProposes"
    from scheduled_posts p
    where p.workspace_id = ${owner} and p.id = any(${ids}::uuid[])
      and not ${isApproved('p')}`.execute(tx);
  return new Map(rows.map((row) => [row.id, reasonOf(row)]));
}

/** Throws `conflict` where sending it is not a person's decision alone. */
export async function assertApproved(tx: Db, owner: string, id: string): Promise<void> {
  const reason = (await unapprovedAmong(tx, owner, [id])).get(id);
  if (reason) throw new AppError('conflict', reason);
}
