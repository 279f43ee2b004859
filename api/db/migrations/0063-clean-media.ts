import { type Kysely, sql } from 'kysely';

/**
 * Files without metadata. That AI made a file is noted as it comes, since what says so is taken out of
 * it; the trigger notes it for older processes and for files that come in pieces. What is stored so far
 * is cleaned by a job.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table media alter column says_ai drop expression');
  await run('alter table media alter column says_ai set default false');
  await run(`
    create function note_ai_media() returns trigger language plpgsql as $$
    begin
      new.says_ai := new.says_ai or position('rainedAlgorithmicMedia'::bytea in new.bytes) > 0
        or position('tEXtparameters\\000'::bytea in new.bytes) > 0;
      return new;
    end $$`);
  await run(`create trigger media_note_ai before insert on media
    for each row execute function note_ai_media()`);
  await run('alter table media add column is_clean boolean not null default false');
  // An older process that replaces a picture names a new version, and leaves this one.
  await run('alter table persona_images add column clean_version text');
  await run('create index media_unclean_idx on media (workspace_id, id) where not is_clean');
  await run(`create index persona_images_unclean_idx on persona_images (workspace_id, persona_id)
    where clean_version is distinct from version`);
  await run('grant select (workspace_id, id, is_clean) on media to troupe_worker');
  await run(`grant select (workspace_id, persona_id, version, clean_version)
    on persona_images to troupe_worker`);
  await run('create policy worker on persona_images for select to troupe_worker using (true)');
}
