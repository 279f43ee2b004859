import { type Kysely, sql } from 'kysely';

/** Files that come in pieces, and what a file says of itself: that AI made it. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`
    create table media_uploads (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      content_type text not null,
      -- What was announced; the pieces have to add up to it.
      bytes integer not null,
      created_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id)
    )`);
  await run(`
    create table media_pieces (
      workspace_id uuid not null,
      upload_id uuid not null,
      place smallint not null,
      bytes bytea not null,
      primary key (workspace_id, upload_id, place),
      foreign key (workspace_id, upload_id) references media_uploads on delete cascade
    )`);
  await run('alter table media_pieces alter column bytes set storage external');
  for (const table of ['media_uploads', 'media_pieces']) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(`
      create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
  }

  // IPTC's digital source types of AI media, as C2PA and XMP write them, with and without other
  // sources in it; and the text in which Stable Diffusion keeps its prompt.
  await run(`
    alter table media add column says_ai boolean not null generated always as (
      position('rainedAlgorithmicMedia'::bytea in bytes) > 0
      or position('tEXtparameters\\000'::bytea in bytes) > 0
    ) stored`);
  // Whether a text is a draft to the letter is asked while it is typed.
  await run('create index drafts_text_idx on drafts (workspace_id, md5(content))');
}
