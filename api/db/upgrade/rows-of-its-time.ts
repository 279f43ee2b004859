import { defaultSettings } from '#shared/contracts/settings.ts';

const W = '11111111-1111-4111-8111-111111111111';
const U = '22222222-2222-4222-8222-222222222222';
const PERSONA = '33333333-3333-4333-8333-333333333333';
const BUCKET = '44444444-4444-4444-8444-444444444444';
const VIRAL = '55555555-5555-4555-8555-555555555555';
const ACCOUNT = '66666666-6666-4666-8666-666666666666';
const CAMPAIGN = '77777777-7777-4777-8777-777777777777';
const POSTED = '88888888-8888-4888-8888-888888888888';
const UPLOAD = 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
const NOTICE = '99999999-9999-4999-8999-999999999999';

/**
 * What stands in a database under each migration, before the next one comes: a row of every table
 * as it was then. A new migration only needs the rows of its own tables.
 */
export const rowsOfItsTime: Record<string, (session: { hash: Buffer }) => string[]> = {
  '0001-initial': ({ hash }) => [
    `insert into users (id, subject, username, first_name) values ('${U}', 'test:old', 'old', 'Olga')`,
    `insert into workspaces (id, name) values ('${W}', 'old')`,
    `insert into workspace_members values ('${W}', '${U}', 'owner')`,
    `insert into sessions (token_hash, user_id, workspace_id, expires_at)
       values ('\\x${hash.toString('hex')}', '${U}', '${W}', now() + interval '20 days')`,
    `insert into extension_keys (workspace_id, user_id, name, key_hash, last_four)
       values ('${W}', '${U}', 'Laptop', '\\x0102', 'abcd')`,
    `insert into personas (id, workspace_id, name, description, personality, type, platform, tone,
       training_data, image_version) values ('${PERSONA}', '${W}', 'Mira', 'Markets', 'dry',
       'ct_lead', 'twitter', 'casual', 'gm', 'v1')`,
    `insert into persona_images values ('${W}', '${PERSONA}', 'v1', 'image/png', '\\x89504e47')`,
    `insert into activities (workspace_id, type, title, description)
       values ('${W}', 'persona_created', 'Persona created', 'Mira')`,
  ],
  '0002-row-level-security': () => [],
  '0003-x-sign-in': () => [
    `insert into social_accounts (id, workspace_id, platform, external_id, username, followers,
       access_token, refresh_token, token_expires_at)
       values ('${ACCOUNT}', '${W}', 'twitter', '42', 'old', 7, 'sealed', null, now())`,
    `insert into oauth_transactions values ('\\x01', '\\x02', 'v', '/', now() + interval '1 hour')`,
    `insert into sign_in_tokens values ('\\x03', now() + interval '1 minute')`,
  ],
  '0004-voice': () => [
    `insert into content_buckets (id, workspace_id, name, description, category, is_public, tags,
       total_samples) values ('${BUCKET}', '${W}', 'Lines', '', 'crypto', true, '{a,b}', 1)`,
    `insert into content_samples (workspace_id, bucket_id, content, content_type, platform,
       engagement, notes) values ('${W}', '${BUCKET}', 'gm', 'tweet', 'twitter', '', '')`,
    `insert into persona_buckets (workspace_id, persona_id, bucket_id)
       values ('${W}', '${PERSONA}', '${BUCKET}')`,
    `insert into persona_voices (workspace_id, persona_id, version, sources, learnt_from)
       values ('${W}', '${PERSONA}', 1, '{"training":1,"buckets":0,"drafts":0}', '{}')`,
    `insert into drafts (workspace_id, persona_id, type, prompt, content, provider, outcome)
       values ('${W}', '${PERSONA}', 'post', 'fees', 'Fees are up', 'local', 'accepted')`,
    `insert into viral_content (id, workspace_id, title, content, content_type, platform, likes)
       values ('${VIRAL}', '${W}', 'One', 'Big news', 'text', 'twitter', 3000000000)`,
    `insert into viral_training_jobs (workspace_id, persona_id, job_type, viral_content_ids,
       focus_areas, status, progress, finished_at) values ('${W}', '${PERSONA}', 'style_training',
       '{${VIRAL}}', '{hooks}', 'completed', 100, now())`,
    `insert into persona_viral values ('${W}', '${PERSONA}', '${VIRAL}')`,
    `insert into viral_insights (workspace_id, category, insight, applicability, confidence,
       supporting_evidence) values ('${W}', 'hooks', 'Short', 'high', 0.5, '{one}')`,
  ],
  '0005-publishing': () => [
    `insert into settings (workspace_id, data) values ('${W}', '${JSON.stringify({
      ...defaultSettings,
      privacy: { ...defaultSettings.privacy, profileVisibility: 'private' },
    }).replaceAll("'", "''")}')`,
    `insert into media (workspace_id, kind, content_type, bytes, alt_text)
       values ('${W}', 'image', 'image/png', '\\x89504e47', 'a')`,
    `insert into campaigns (id, workspace_id, persona_id, name, description, platform, status,
       frequency, times, days, time_zone, templates, hashtags, tone, start_date) values
       ('${CAMPAIGN}', '${W}', '${PERSONA}', 'Daily', '', 'twitter', 'paused', 'daily', '{09:00}',
       '{}', 'UTC', '{gm}', '{}', 'casual', '2026-01-01')`,
    `insert into scheduled_posts (id, workspace_id, platform, account_id, persona_id, campaign_id,
       occurrence, scheduled_time, time_zone, wall_clock, not_before, grace_minutes, status, posted_at)
       values ('${POSTED}', '${W}', 'twitter', '${ACCOUNT}', '${PERSONA}', '${CAMPAIGN}',
       '2026-01-01T09:00', now() - interval '1 day', 'UTC', '2026-01-01T09:00', now(), 60, 'posted',
       now() - interval '1 day')`,
    `insert into scheduled_posts (workspace_id, platform, account_id, scheduled_time, time_zone,
       wall_clock, not_before, grace_minutes) values ('${W}', 'twitter', '${ACCOUNT}',
       now() + interval '1 day', 'UTC', '2026-01-01T09:00', now() + interval '1 day', 60)`,
    `insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
       not_before, grace_minutes, status, hold_reason, released) values ('${W}', 'twitter', now(),
       'UTC', '2026-01-01T09:00', now(), 60, 'held', 'reconnect', true)`,
    `insert into post_parts (workspace_id, post_id, position, text, external_id, posted_at)
       select workspace_id, id, 0, 'gm', case when status = 'posted' then '1001' end, posted_at
       from scheduled_posts`,
    `insert into publish_attempts (workspace_id, post_id, position, attempt, outcome, external_id)
       values ('${W}', '${POSTED}', 0, 1, 'posted', '1001')`,
    `insert into post_queues values ('${W}', 'UTC', '[]')`,
  ],
  '0006-insight': () => [
    `insert into post_metrics (workspace_id, post_id, impressions, likes, reposts, replies, quotes,
       bookmarks, posted_at, read_at) values ('${W}', '${POSTED}', 100, 5, 1, 1, 0, 0,
       now() - interval '1 day', now())`,
    `insert into follower_snapshots values ('${W}', '${ACCOUNT}', '2026-01-01', 7)`,
    `insert into revenue_entries (workspace_id, amount_cents, earned_on, post_id)
       values ('${W}', 1250, '2026-01-02', '${POSTED}')`,
    `insert into watched_coins (workspace_id, coin_id, symbol, name)
       values ('${W}', 'bitcoin', 'BTC', 'Bitcoin')`,
    `insert into watch_rules (workspace_id, coin_id, kind, threshold)
       values ('${W}', 'bitcoin', 'price_above', 100000)`,
    `insert into notifications (id, workspace_id, type, title, message, link, occasion)
       values ('${NOTICE}', '${W}', 'post_failed', 'Post failed', 'gm', '/schedule', 'post:1')`,
  ],
  '0007-media-pieces': () => [
    `insert into media_uploads (id, workspace_id, content_type, bytes)
       values ('${UPLOAD}', '${W}', 'video/mp4', 5)`,
    `insert into media_pieces values ('${W}', '${UPLOAD}', 0, '\\x00')`,
  ],
  '0008-link-x-account': () => [
    `insert into oauth_transactions
       values ('\\x04', '\\x05', 'v', '/', now() + interval '1 hour', '${U}')`,
  ],
  '0034-forgotten-lessons': () => [
    `insert into forgotten_lessons (workspace_id, persona_id, kind, phrase)
       values ('${W}', '${PERSONA}', 'removed', 'frens')`,
  ],
  '0035-persona-usage': () => [
    `insert into persona_usage values ('${W}', '${PERSONA}', '2026-11-01', 1, 1000, 200, 440)`,
  ],
  '0041-members': () => [
    `insert into users (id, subject, username) values ('${ACCOUNT}', 'test:second', 'second')`,
    `insert into workspace_members (workspace_id, user_id, role, invited_by, is_founder)
       values ('${W}', '${ACCOUNT}', 'author', '${U}', false)`,
    `insert into member_accounts values ('${W}', '${ACCOUNT}', '${ACCOUNT}', 'draft')`,
  ],
  '0044-audit': () => [
    `insert into audit_events (workspace_id, actor_id, actor_name, actor_role, via, request_id,
       address, action, target_kind, target_id, changes) values ('${W}', '${U}', 'old', 'owner',
       'session', '${UPLOAD}', '', 'changed', 'persona', '${PERSONA}', '{}')`,
  ],
  '0037-post-drafts': () => [
    `insert into post_drafts (workspace_id, id, content)
       values ('${W}', '${UPLOAD}', '{"parts":[{"key":"first","text":"gm","media":[]}]}')`,
  ],
};
