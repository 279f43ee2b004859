import { type Kysely, sql } from 'kysely';

/** What clearing away needs: the way to what is old, and the right to take just that. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run('create index activities_age_idx on activities (created_at)');
  await run('create index notifications_age_idx on notifications (triggered_at)');
  await run('create index metric_snapshots_age_idx on metric_snapshots (taken_at)');
  await run('create index media_uploads_age_idx on media_uploads (created_at)');
  // Which part names a file; few have any.
  await run(`create index post_parts_media_idx on post_parts using gin (media_ids)
    where media_ids <> '{}'`);

  await run('grant select (ctid, created_at), delete on activities to troupe_worker');
  await run('grant delete on notifications to troupe_worker');
  const seenAcross = {
    metric_snapshots: 'select (ctid, taken_at), delete',
    media_uploads: 'select (ctid, created_at), delete',
    media: 'select (workspace_id, id, created_at)',
  };
  for (const [table, granted] of Object.entries(seenAcross)) {
    await run(`grant ${granted} on ${table} to troupe_worker`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
  }
  // Of sessions it neither sees nor ends any that still opens something.
  await run('grant select (ctid, expires_at), delete on sessions to troupe_worker');
  await run(
    'create policy worker on sessions to troupe_worker using (expires_at <= now()) with check (false)',
  );
}
