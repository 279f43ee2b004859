import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Tables } from '#api/db/schema/tables.ts';

type Kind = Tables['mail_limits']['kind'];

const now = sql<string>`clock_timestamp()`;
const ofLastDay: RawBuilder<string[]> = sql`(
  select coalesce(array_agg(at), '{}') from unnest(mail_limits.sent) at
  where at > clock_timestamp() - interval '1 day')`;

/** Counts one mail more. No row: there were as many within a day, or no more are wanted. */
export function countMail(
  across: Database,
  { kind, subject, most }: { kind: Kind; subject: string; most: number },
) {
  return across
    .insertInto('mail_limits')
    .values({ kind, subject, sent: sql<string[]>`array[${now}]` })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({
          sent: sql<string[]>`array_append(${ofLastDay}, clock_timestamp())`,
          changed_at: now,
        })
        .where('mail_limits.stopped_at', 'is', null)
        .where(sql<boolean>`cardinality(${ofLastDay}) < ${most}`),
    )
    .returning('subject');
}

export function stopMails(across: Database, kind: Kind, subject: string) {
  const stopped = { stopped_at: now, changed_at: now };
  return across
    .insertInto('mail_limits')
    .values({ kind, subject, ...stopped })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(stopped));
}

export function findStopped(across: Database, kind: Kind, subjects: string[]) {
  return across
    .selectFrom('mail_limits')
    .select('subject')
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('stopped_at', 'is not', null)
    .limit(1);
}
