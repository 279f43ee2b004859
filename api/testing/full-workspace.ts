import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Caller, TestApp } from './app.ts';
import { pngOf } from './png.ts';

const picture = pngOf(200);
export const PICTURE = picture.dataUrl;

const rows = [
  'persona',
  'trainee',
  'bucket',
  'sample',
  'viral',
  'training',
  'draft',
  'campaign',
  'post',
  'media',
  'upload',
  'account',
  'key',
  'revenue',
  'watched',
  'rule',
  'notice',
  'export',
  'backup',
] as const;

/** The ids of one row of everything that has an id in an address or in a body. */
export type RowIds = Record<(typeof rows)[number], string>;

/** Somebody who owns one of everything, all of it private. */
export interface FullWorkspace<User = Caller> {
  user: User;
  username: string;
  workspaceId: string;
  ids: RowIds;
}

let made = 0;

/** Made in one statement: tests over the whole API make hundreds. */
export async function fullWorkspace<User = Caller>(
  app: Pick<TestApp, 'asOwner'> & { signIn(username: string): Promise<User> },
): Promise<FullWorkspace<User>> {
  made += 1;
  const username = `full${made}`;
  const user = await app.signIn(username);
  const [member] = (await app.asOwner(`
    select workspace_id, user_id from workspace_members join users on users.id = user_id
    where username = '${username}'`)) as [{ workspace_id: string; user_id: string }];
  const ids = Object.fromEntries(rows.map((row) => [row, randomUUID()])) as RowIds;
  await app.asOwner(statements(ids, member.workspace_id, member.user_id));
  return { user, username, workspaceId: member.workspace_id, ids };
}

function statements(id: RowIds, ws: string, userId: string): string {
  const insert = (table: string, columns: string, values: string) =>
    `insert into ${table} (workspace_id, ${columns}) values ('${ws}', ${values});`;
  const bytea = (bytes: Buffer) => `'\\x${bytes.toString('hex')}'`;
  const png = bytea(picture.bytes);
  const personaColumns = 'id, name, description, personality, type, platform, tone, image_version';
  const personaValues = "'Mira', 'd', 'p', 'ct_lead', 'twitter', 'casual', 'v1'";
  const backup = gzipSync(
    JSON.stringify({
      personas: [],
      content_buckets: [],
      content_samples: [],
      persona_buckets: [],
      drafts: [],
      viral_content: [],
      persona_viral: [],
      campaigns: [],
    }),
  );
  return [
    insert('personas', personaColumns, `'${id.persona}', ${personaValues}`),
    insert('personas', personaColumns, `'${id.trainee}', ${personaValues}`),
    insert(
      'persona_images',
      'persona_id, version, content_type, bytes',
      `'${id.persona}', 'v1', 'image/png', ${png}`,
    ),
    insert(
      'content_buckets',
      'id, name, description, category, is_public, tags, total_samples',
      `'${id.bucket}', 'Threads', 'd', 'crypto', false, '{}', 1`,
    ),
    insert(
      'content_samples',
      'id, bucket_id, content, content_type, platform, engagement, notes',
      `'${id.sample}', '${id.bucket}', 'rollups are cheap', 'tweet', 'twitter', '', ''`,
    ),
    insert(
      'viral_content',
      'id, title, content, content_type, platform',
      `'${id.viral}', 'Viral', 'wow', 'text', 'twitter'`,
    ),
    insert(
      'viral_training_jobs',
      'id, persona_id, job_type, viral_content_ids, focus_areas',
      `'${id.training}', '${id.persona}', 'style_training', '{${id.viral}}', '{hooks}'`,
    ),
    insert(
      'drafts',
      'id, persona_id, type, prompt, content, provider',
      `'${id.draft}', '${id.persona}', 'post', 'fees', 'fees fell', 'local'`,
    ),
    insert(
      'campaigns',
      'id, persona_id, name, description, platform, status, frequency, times, days, time_zone, templates, hashtags, tone, start_date',
      `'${id.campaign}', '${id.persona}', 'Launch', 'd', 'twitter', 'active', 'weekly', '{09:00}', '{monday}', 'UTC', '{gm}', '{}', 'casual', '2030-01-07'`,
    ),
    insert(
      'social_accounts',
      'id, platform, external_id, username, access_token, token_expires_at',
      `'${id.account}', 'twitter', '${id.account}', 'anna', 'x', now()`,
    ),
    insert(
      'scheduled_posts',
      'id, platform, account_id, persona_id, scheduled_time, time_zone, wall_clock, not_before, grace_minutes, status',
      `'${id.post}', 'twitter', '${id.account}', '${id.persona}', now() + interval '1 day', 'UTC', '2030-01-01T09:00', now() + interval '1 day', 60, 'pending'`,
    ),
    insert('post_parts', 'post_id, position, text', `'${id.post}', 0, 'a post about ${id.post}'`),
    insert(
      'media',
      'id, kind, content_type, bytes, alt_text, width, height',
      `'${id.media}', 'image', 'image/png', ${png}, '', 1, 1`,
    ),
    insert(
      'media_uploads',
      'id, content_type, bytes',
      `'${id.upload}', 'image/png', ${picture.bytes.length}`,
    ),
    insert('media_pieces', 'upload_id, place, bytes', `'${id.upload}', 0, ${png}`),
    insert(
      'extension_keys',
      'id, user_id, name, key_hash, last_four',
      `'${id.key}', '${userId}', 'Laptop', sha256('${id.key}'), 'abcd'`,
    ),
    insert('revenue_entries', 'id, amount_cents, earned_on', `'${id.revenue}', 500, '2026-01-02'`),
    insert('watched_coins', 'id, coin_id, symbol, name', `'${id.watched}', 'solana', 'SOL', 'Sol'`),
    insert(
      'watch_rules',
      'id, coin_id, kind, threshold',
      `'${id.rule}', 'solana', 'price_above', 5`,
    ),
    insert('notifications', 'id, type, title, message', `'${id.notice}', 'market_alert', 't', 'm'`),
    insert(
      'data_exports',
      'id, status, progress, run, size, finished_at',
      `'${id.export}', 'ready', 100, '${id.export}', 1, now()`,
    ),
    insert(
      'data_export_pieces',
      'export_id, run, position, bytes',
      `'${id.export}', '${id.export}', 0, '\\x00'`,
    ),
    insert(
      'content_backups',
      'id, day, bytes, size',
      `'${id.backup}', current_date, ${bytea(backup)}, ${backup.length}`,
    ),
  ].join('\n');
}
