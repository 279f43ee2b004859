import { type Kysely, sql } from 'kysely';

/**
 * What a persona's owner wants forgotten of what edits and discards taught: decisions until then no
 * longer count for it. Drafts keep the post they answer where the prompt is the person's own point.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create table forgotten_lessons (
      workspace_id uuid not null,
      persona_id uuid not null,
      kind text not null,
      -- The phrase; empty where the kind has only one lesson.
      phrase text not null,
      forgotten_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, persona_id, kind, phrase),
      foreign key (workspace_id, persona_id) references personas on delete cascade
    )`);
  await run('alter table forgotten_lessons enable row level security');
  await run('alter table forgotten_lessons force row level security');
  await run(`
    create policy workspace on forgotten_lessons
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);

  await run('alter table drafts add column post text');
  // Discarded drafts are read too.
  await run(`
    create index drafts_decided_idx on drafts (workspace_id, persona_id, decided_at desc)
    where outcome <> 'offered'`);
  await run('drop index drafts_used_idx');
}
