import type { KeptTable } from '../export/exported-tables.ts';

/** What a backup holds, in the order in which a row may point at one before it. */
export const backupTables = [
  { table: 'personas', key: ['id'], without: ['image_version', 'voice_stale_since'] },
  { table: 'content_buckets', key: ['id'] },
  { table: 'content_samples', key: ['id'] },
  { table: 'persona_buckets', key: ['persona_id', 'bucket_id'], without: ['library_id'] },
  { table: 'drafts', key: ['id'] },
  { table: 'forgotten_lessons', key: ['persona_id', 'kind', 'phrase'] },
  { table: 'viral_content', key: ['id'] },
  { table: 'persona_viral', key: ['persona_id', 'viral_content_id'] },
  { table: 'campaigns', key: ['id'], without: ['planned_until'] },
  {
    table: 'scheduled_posts',
    key: ['id'],
    without: ['lease_until', 'worker', 'lane', 'assigned_to'],
  },
  { table: 'post_parts', key: ['post_id', 'position'] },
] as const satisfies KeptTable[];

export type BackupTable = (typeof backupTables)[number]['table'];

/** A row as Postgres writes it, by column. */
export type BackupRow = Record<string, unknown>;

/** A backup as it was written: every table there is now, and no other. */
export type BackupContent = Record<BackupTable, BackupRow[]>;
