import { type Kysely, sql } from 'kysely';

/**
 * The audit trigger of a part finds its post by the primary key. Under row security a condition that
 * calls a function of the row, as `to_jsonb` is, is no index condition: each part of an import read
 * all posts of the database, while the schedule was locked.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const target = `(coalesce(to_jsonb(new), to_jsonb(old)) ->> 'post_id')::uuid`;
  await sql`do ${sql.lit(`begin
    execute replace(replace(pg_get_functiondef('write_audit_event'::regproc),
      $of$= ${target}$of$, '= post'), 'ws uuid;', $of$ws uuid;
      post uuid := ${target};$of$);
  end`)}`.execute(db);
}
