import type { Generated, GeneratedAlways } from 'kysely';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import type { NotificationType } from '#shared/contracts/notifications.ts';
import type { WatchRule } from '#shared/contracts/watchlist.ts';
import type { Count, Day, Instant, Json, OwnRow } from './column.ts';
import type { MemberMailTables } from './member-mail-tables.ts';

export interface PublicFigures {
  impressions: number;
  likes: number;
  reposts: number;
  replies: number;
  quotes: number;
  bookmarks: number;
}

interface Figures extends PublicFigures {
  /** Only X's owner sees these two, for 30 days. */
  url_clicks: Count;
  profile_clicks: Count;
}

/** Where a post comes from: what totals are kept by. */
export type Origin = 'persona' | 'platform' | 'campaign' | 'provider';

/** What worked, what the market does, whom it is told, and what a person may do with all of it. */
export interface InsightTables extends MemberMailTables {
  post_metrics: Figures & {
    workspace_id: string;
    post_id: string;
    engagement: GeneratedAlways<number>;
    read_at: Instant;
  };
  hour_totals: {
    workspace_id: string;
    hour: Instant;
    posts: number;
    measured: number;
    engagement: number;
    reach: number;
  };
  origin_totals: {
    workspace_id: string;
    origin: Origin;
    days: number;
    start: Day;
    key: string;
    posts: number;
    engagement: number;
    reach: number;
    voice: number;
    voices: number;
  };
  metric_snapshots: Figures & {
    workspace_id: string;
    post_id: string;
    position: number;
    taken_at: Instant;
  };
  engagement_models: {
    workspace_id: string;
    account_id: string;
    posts: Generated<number>;
    tested: Generated<number>;
    /** Null until it was trained, as the weights. */
    correlation: number | null;
    weights: Json<unknown> | null;
    trained_at: Instant;
  };
  follower_snapshots: {
    workspace_id: string;
    account_id: string;
    day: Day;
    followers: number;
  };
  revenue_entries: OwnRow & {
    amount_cents: number;
    earned_on: Day;
    note: Generated<string>;
    post_id: string | null;
    campaign_id: string | null;
    created_at: Instant;
  };
  /** Belongs to no workspace, as the two after it. */
  market_feeds: {
    name: string;
    value: Json<unknown> | null;
    etag: string | null;
    last_modified: string | null;
    fetched_at: Instant | null;
    failing_since: Instant | null;
    problem: string | null;
    next_fetch_at: Instant;
  };
  coin_prices: {
    coin_id: string;
    taken_at: Instant;
    price: number;
    volume_24h: number | null;
    change_24h: number | null;
  };
  news_items: {
    id: Generated<string>;
    url: string;
    source: string;
    title: string;
    summary: string;
    /** Null where the feed does not say it clearly. */
    published_at: Instant | null;
    sentiment: number;
    confidence: number;
    coins: Generated<string[]>;
    is_sandbox: Generated<boolean>;
    first_seen_at: Instant;
  };
  server_secrets: { name: string; sealed: string };
  watched_coins: OwnRow & {
    /** The member; null: before this was noted, or background work. */
    added_by: Generated<string | null>;
    coin_id: string;
    symbol: string;
    name: string;
    added_at: Instant;
  };
  watch_rules: OwnRow & {
    /** The member; null: before this was noted, or background work. */
    added_by: Generated<string | null>;
    coin_id: string;
    kind: WatchRule['kind'];
    threshold: number | null;
    window_minutes: number | null;
    keyword: string | null;
    is_on: Generated<boolean>;
    armed: Generated<boolean>;
    last_value: number | null;
    last_sample_at: Instant | null;
    last_fired_at: Instant | null;
    created_at: Instant;
  };
  notifications: OwnRow & {
    type: NotificationType;
    /** Null: for everybody in the workspace. */
    user_id: string | null;
    title: string;
    title_message: Json<AnyMessage> | null;
    message: string;
    body_message: Json<AnyMessage> | null;
    coin_symbol: string | null;
    link: string | null;
    occasion: string | null;
    is_read: Generated<boolean>;
    triggered_at: Instant;
    delivered_at: Instant | null;
    dismissed_at: Instant | null;
  };
  notification_reads: {
    workspace_id: string;
    notification_id: string;
    user_id: string;
    is_read: boolean;
    dismissed_at: Instant | null;
  };
  push_subscriptions: OwnRow & {
    endpoint: string;
    keys: string;
    device: string;
    /** The member whose browser it is; the database takes the one that acts. */
    user_id: Generated<string | null>;
    created_at: Instant;
  };
  notice_deliveries: OwnRow & {
    notification_id: string;
    /** The browser it goes to; null: it goes by mail. */
    subscription_id: string | null;
    created_at: Instant;
    due_at: Instant;
    tries: Generated<number>;
    sent_at: Instant | null;
  };
  data_exports: OwnRow & {
    /** The member; null: before this was noted, or background work. */
    added_by: Generated<string | null>;
    status: Generated<'waiting' | 'working' | 'ready' | 'failed'>;
    progress: Generated<number>;
    run: string | null;
    size: number | null;
    created_at: Instant;
    finished_at: Instant | null;
  };
  data_export_pieces: {
    workspace_id: string;
    export_id: string;
    run: string;
    position: number;
    bytes: Buffer;
  };
  content_backups: OwnRow & {
    day: Day;
    bytes: Buffer;
    size: number;
    created_at: Instant;
  };
}
