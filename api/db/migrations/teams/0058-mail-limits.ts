import { type Kysely, sql } from 'kysely';

/**
 * Mails to people who are no members: who has asked for how many, which addresses have had how many,
 * and which want none, over all workspaces. An address is kept as a keyed hash. It belongs to no
 * workspace and none may read it: the role that serves requests has no rights to it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table mail_limits (
    kind text not null check (kind in ('sender', 'invitation', 'confirmation')),
    -- A user's id, or the keyed hash of an address.
    subject text not null,
    -- Of the last day.
    sent timestamptz[] not null default '{}',
    stopped_at timestamptz,
    changed_at timestamptz not null default clock_timestamp(),
    primary key (kind, subject)
  )`);
  await run('create index mail_limits_changed_idx on mail_limits (changed_at)');
  await run('alter table mail_limits enable row level security');
  await run('alter table mail_limits force row level security');
  await run('revoke all on mail_limits from troupe_app');
  await run('grant select, insert, update, delete on mail_limits to troupe_worker');
  await run('create policy worker on mail_limits to troupe_worker using (true) with check (true)');
}
