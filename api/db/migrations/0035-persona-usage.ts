import { type Kysely, sql } from 'kysely';

/**
 * What a model took for a draft: null of the built-in composer and of older drafts. What models took for
 * each persona in a month, drafts that were not kept included, and the limit its owner sets. Old drafts
 * are deleted, so the sum is kept beside them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table drafts add column input_tokens integer, add column output_tokens integer,
    add column cost_micros bigint`);
  await run('alter table personas add column monthly_limit_micros bigint');
  await run(`create table persona_usage (
    workspace_id uuid not null,
    persona_id uuid not null,
    -- Its first day, in the time zone of the workspace.
    month date not null,
    drafts integer not null default 0,
    input_tokens bigint not null default 0,
    output_tokens bigint not null default 0,
    -- Of models with a known price.
    cost_micros bigint not null default 0,
    primary key (workspace_id, persona_id, month),
    foreign key (workspace_id, persona_id) references personas on delete cascade
  )`);
  await run('alter table persona_usage enable row level security');
  await run('alter table persona_usage force row level security');
  await run(`create policy workspace on persona_usage
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
}
