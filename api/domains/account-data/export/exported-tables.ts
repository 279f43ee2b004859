import type { Tables } from '#api/db/schema/tables.ts';

interface Kept<Table extends keyof Tables> {
  table: Table;
  /** What tells its rows apart within the workspace; empty where there is one row. */
  key: readonly (keyof Tables[Table])[];
  /** Secrets, bytes that are files of their own, and what only the engine has a use for. */
  without?: readonly (keyof Tables[Table])[];
}

/** A table as its rows are read, in the order of `key`. */
export type KeptTable = { [Table in keyof Tables]: Kept<Table> }[keyof Tables];

/** The same as a file of its own. */
type ExportedTable = KeptTable & { file: string };

export const exportedTables: readonly ExportedTable[] = [
  { file: 'personas.json', table: 'personas', key: ['id'], without: ['image_version'] },
  { file: 'persona-voices.json', table: 'persona_voices', key: ['persona_id'] },
  { file: 'persona-buckets.json', table: 'persona_buckets', key: ['persona_id', 'bucket_id'] },
  { file: 'persona-viral.json', table: 'persona_viral', key: ['persona_id', 'viral_content_id'] },
  { file: 'content-buckets.json', table: 'content_buckets', key: ['id'] },
  { file: 'content-samples.json', table: 'content_samples', key: ['id'] },
  { file: 'drafts.json', table: 'drafts', key: ['id'] },
  { file: 'persona-usage.json', table: 'persona_usage', key: ['persona_id', 'month'] },
  {
    file: 'forgotten-lessons.json',
    table: 'forgotten_lessons',
    key: ['persona_id', 'kind', 'phrase'],
  },
  { file: 'viral-content.json', table: 'viral_content', key: ['id'] },
  { file: 'viral-training-jobs.json', table: 'viral_training_jobs', key: ['id'] },
  { file: 'viral-insights.json', table: 'viral_insights', key: ['id'] },
  { file: 'campaigns.json', table: 'campaigns', key: ['id'] },
  {
    file: 'posts.json',
    table: 'scheduled_posts',
    key: ['id'],
    without: [
      'attempt',
      'settled',
      'tries',
      'lease_until',
      'worker',
      'lane',
      'time_zone_data',
      'metrics_due_at',
      'metrics_unchanged',
      'approved_hash',
    ],
  },
  { file: 'post-parts.json', table: 'post_parts', key: ['post_id', 'position'] },
  { file: 'publish-attempts.json', table: 'publish_attempts', key: ['id'] },
  {
    file: 'post-reviews.json',
    table: 'post_reviews',
    key: ['id'],
    without: ['content_hash', 'review_link_id'],
  },
  { file: 'comments.json', table: 'comments', key: ['id'], without: ['review_link_id'] },
  {
    file: 'comment-mentions.json',
    table: 'comment_mentions',
    key: ['comment_id', 'user_id'],
  },
  { file: 'approval-policies.json', table: 'approval_policies', key: ['id'] },
  { file: 'post-drafts.json', table: 'post_drafts', key: ['id'] },
  { file: 'post-queue.json', table: 'post_queues', key: [] },
  { file: 'post-metrics.json', table: 'post_metrics', key: ['post_id'] },
  {
    file: 'metric-snapshots.json',
    table: 'metric_snapshots',
    key: ['post_id', 'position', 'taken_at'],
  },
  { file: 'follower-snapshots.json', table: 'follower_snapshots', key: ['account_id', 'day'] },
  { file: 'revenue.json', table: 'revenue_entries', key: ['id'] },
  {
    file: 'social-accounts.json',
    table: 'social_accounts',
    key: ['id'],
    without: ['access_token', 'refresh_token', 'refreshing_until'],
  },
  { file: 'watched-coins.json', table: 'watched_coins', key: ['coin_id'] },
  { file: 'watch-rules.json', table: 'watch_rules', key: ['id'] },
  { file: 'notifications.json', table: 'notifications', key: ['id'] },
  {
    file: 'notification-reads.json',
    table: 'notification_reads',
    key: ['notification_id', 'user_id'],
  },
  {
    file: 'push-subscriptions.json',
    table: 'push_subscriptions',
    key: ['id'],
    without: ['endpoint', 'keys'],
  },
  { file: 'members.json', table: 'workspace_members', key: ['user_id'] },
  { file: 'member-accounts.json', table: 'member_accounts', key: ['user_id', 'account_id'] },
  { file: 'audit-log.json', table: 'audit_events', key: ['at', 'id'], without: ['hash'] },
  { file: 'activities.json', table: 'activities', key: ['created_at', 'id'] },
  { file: 'settings.json', table: 'settings', key: [], without: ['secrets'] },
  { file: 'extension-keys.json', table: 'extension_keys', key: ['id'], without: ['key_hash'] },
  { file: 'media.json', table: 'media', key: ['id'], without: ['bytes'] },
];

/** Bytes of tables that stand in an export as files, not as JSON. */
export const exportedFiles = {
  media: { folder: 'media', name: 'id' },
  persona_images: { folder: 'profile-pictures', name: 'persona_id' },
} as const;

/** What is nobody's content: secrets, copies of the rest, and what is under way. */
export const leftOut: readonly (keyof Tables)[] = [
  'sessions',
  // Whom somebody else invited, and the hashes of links.
  'workspace_invitations',
  // Names of reviewers, and the hashes of links.
  'review_links',
  'data_exports',
  'data_export_pieces',
  'content_backups',
  // What its person has deleted.
  'deleted_items',
  'audit_heads',
  'notice_deliveries',
  'member_deliveries',
  // Each member's own, and the hashes of links.
  'member_addresses',
  // Of half a minute.
  'post_editors',
  'media_uploads',
  'media_pieces',
  // Of a day.
  'idempotency_keys',
  // What the posts in the export come to.
  'hour_totals',
  'engagement_models',
  'origin_totals',
];
