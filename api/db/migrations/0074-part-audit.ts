import { type Kysely, sql } from 'kysely';

/**
 * The audit trigger of a part finds its post by the primary key. Under row security a condition that
 * calls a function of the row, as `to_jsonb` is, is no index condition: each part of an import read
 * all posts of the database, while the schedule was locked.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const target = `(coalesce(to_jsonb(new), to_jsonb(old)) ->> 'post_id')::uuid`;
  await sql`do ${sql.lit(`declare
    source text := pg_get_functiondef('write_audit_event'::regproc);
    changed text := replace(replace(source, $of$= ${target}$of$, '= post'), 'ws uuid;', $of$ws uuid;
      post uuid := ${target};$of$);
  begin
    if changed = source then raise exception 'write_audit_event has another body'; end if;
    execute changed;
  end`)}`.execute(db);
}
