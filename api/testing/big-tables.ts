const WORKSPACES = 20;
const POSTS = 1_000;

/** Posts, figures, notices and history of so many workspaces that a plan which reads a table whole shows. */
export const FILL = `
  insert into workspaces (name) select 'w' || i from generate_series(1, ${WORKSPACES}) i;
  insert into users (subject, username) select 'p:' || i, 'p' || i from generate_series(1, ${WORKSPACES}) i;
  insert into workspace_members (workspace_id, user_id, role)
    select w.id, u.id, 'owner' from (select id, row_number() over (order by id) at from workspaces) w
    join (select id, row_number() over (order by id) at from users) u using (at);
  insert into social_accounts (workspace_id, platform, external_id, username, access_token,
    token_expires_at, followers)
    select id, 'twitter', id, 'x_' || left(id::text, 8), 'sealed', now(), 100 from workspaces;
  insert into scheduled_posts (workspace_id, platform, account_id, scheduled_time, time_zone,
    wall_clock, not_before, grace_minutes, status, posted_at, voice_match, impressions, engagement,
    metrics_due_at)
    select w.id, 'twitter', a.id, at, 'UTC', '', at, 60, 'posted', at, 50, 100, 7,
      case when i < 5 then now() + interval '1 hour' - i * interval '1 minute' end
    from workspaces w join social_accounts a on a.workspace_id = w.id,
      generate_series(1, ${POSTS}) i, lateral (select now() - i * interval '3 hours' as at) t;
  insert into post_parts (workspace_id, post_id, position, text, external_id)
    select workspace_id, id, 0, 'gm', row_number() over () from scheduled_posts;
  insert into post_metrics (workspace_id, post_id, impressions, likes, reposts, replies, quotes,
    bookmarks, read_at)
    select workspace_id, id, 100, 5, 1, 1, 0, 0, now() from scheduled_posts;
  insert into metric_snapshots (workspace_id, post_id, position, taken_at, impressions, likes, reposts,
    replies, quotes, bookmarks)
    select workspace_id, id, 0, posted_at + n * interval '1 hour', 50, 1, 0, 0, 0, 0
    from scheduled_posts, generate_series(1, 2) n;
  insert into follower_snapshots (workspace_id, account_id, day, followers)
    select workspace_id, id, current_date - i, 100 from social_accounts, generate_series(0, 300) i;
  insert into activities (workspace_id, type, title, description, created_at)
    select id, 'post_published', 'Post published', '', now() - i * interval '1 hour'
    from workspaces, generate_series(1, ${POSTS}) i;
  insert into notifications (workspace_id, type, title, message, is_read, triggered_at, delivered_at)
    select id, 'market_alert', 'BTC', 'up', i > 5, now() - i * interval '1 hour', now()
    from workspaces, generate_series(1, ${POSTS}) i;
  insert into coin_prices (coin_id, price, change_24h, taken_at)
    select 'coin-' || c, 1, 0, now() - i * interval '10 minutes'
    from generate_series(1, 40) c, generate_series(1, 300) i;
  insert into watched_coins (workspace_id, coin_id, symbol, name)
    select id, 'coin-' || c, 'C' || c, 'Coin' from workspaces, generate_series(1, 3) c;
  analyze`;
