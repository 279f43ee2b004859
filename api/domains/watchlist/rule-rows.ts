import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { storedNotification } from '#api/db/schema/message-column.ts';
import { notificationsFrom } from '#api/domains/notifications/public.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { NotificationType } from '#shared/contracts/notifications.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import type { WatchRule } from '#shared/contracts/watchlist.ts';

/** A rule that is on, with what its notification says. */
export interface RuleRow {
  workspaceId: string;
  id: string;
  coinId: string;
  symbol: string;
  coinName: string;
  kind: WatchRule['kind'];
  threshold: number | null;
  windowMinutes: number | null;
  keyword: string | null;
  armed: boolean;
  lastValue: number | null;
  lastSampleAt: string | null;
  createdAt: string;
  timezone: Settings['profile']['timezone'];
  /** False: its person wants no alerts; the rule keeps track. */
  tells: boolean;
}

/** What becomes of a rule, if nobody has changed it meanwhile. */
export interface RuleChange {
  workspaceId: string;
  id: string;
  armed: boolean;
  value: number | null;
  sampleAt: string;
  before: string | null;
  wasArmed: boolean;
  notification: { type: NotificationType; title: Message; message: Message; symbol: string } | null;
}

export const RULES_AT_ONCE = 5_000;

/** The next rules, of these coins or on the news, behind that one. */
export async function readRules(
  db: Database,
  coinIds: string[],
  isNews: boolean,
  after: RuleRow | undefined,
): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.workspace_id as "workspaceId", r.id, r.coin_id as "coinId", c.symbol,
      c.name as "coinName", r.kind, r.threshold, r.window_minutes as "windowMinutes", r.keyword,
      r.armed, r.last_value as "lastValue", r.last_sample_at as "lastSampleAt",
      r.created_at as "createdAt",
      coalesce(s.data->'profile'->>'timezone', 'UTC') as timezone,
      coalesce((s.data->'notifications'->>'marketAlerts')::boolean, true) as tells
    from watch_rules r
    join watched_coins c on c.workspace_id = r.workspace_id and c.coin_id = r.coin_id
    left join settings s on s.workspace_id = r.workspace_id
    where r.is_on
      and (${isNews} and r.kind = 'news_keyword'
        or r.kind <> 'news_keyword' and r.coin_id = any(${coinIds}::text[]))
      and (r.workspace_id, r.id) > (${after?.workspaceId ?? NOBODY}, ${after?.id ?? NOBODY})
    order by r.workspace_id, r.id limit ${RULES_AT_ONCE}`.execute(db);
  return rows;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Moves rules on and leaves their notifications, in one statement. Of two workers with the same sample one
 * finds its rules as it has read them. Answers the workspaces of which a rule has moved.
 */
export async function writeRules(db: Database, changes: RuleChange[]): Promise<string[]> {
  const given = changes.map(({ notification, ...change }) => ({
    ...change,
    notification: notification && { ...notification, ...storedNotification(notification) },
  }));
  const { rows } = await sql<{ owner: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g(
        "workspaceId" uuid, id uuid, armed boolean, value double precision,
        "sampleAt" timestamptz, before timestamptz, "wasArmed" boolean, notification jsonb)
    ), held as (
      -- Whoever holds a rule already has it in hand.
      select r.workspace_id, r.id from watch_rules r
      join given g on r.workspace_id = g."workspaceId" and r.id = g.id
      where r.is_on and r.armed = g."wasArmed" and r.last_sample_at is not distinct from g.before
      for update of r skip locked
    ), moved as (
      update watch_rules r set armed = g.armed, last_value = g.value,
        last_sample_at = g."sampleAt",
        last_fired_at = case when g.notification is null then r.last_fired_at
          else clock_timestamp() end
      from held join given g on held.workspace_id = g."workspaceId" and held.id = g.id
      where r.workspace_id = held.workspace_id and r.id = held.id
      returning r.workspace_id, r.id, g."sampleAt", g.notification
    ), told as (
      ${notificationsFrom(sql`
        select workspace_id, notification->>'type', notification->>'title', notification->>'message',
          (notification->>'title_message')::jsonb, (notification->>'body_message')::jsonb, null::text,
          notification->>'symbol', concat('rule:', id, ':', extract(epoch from "sampleAt"))
        from moved where jsonb_typeof(notification) = 'object'`)}
    )
    select distinct workspace_id as owner from moved`.execute(db);
  return rows.map(({ owner }) => owner);
}
