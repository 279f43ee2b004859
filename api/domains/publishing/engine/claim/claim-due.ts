import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import { completedSettings } from '#api/domains/settings/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import { type Settings, timezones } from '#shared/contracts/settings.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import type { ClaimedPost } from '../claimed-post.ts';
import { after, isAfter, stateAfter } from '../transitions.ts';
import { campaignStop } from './campaign-stop.ts';
import { type DoubtLimits, holdUnapproved, isApproved, unapproved } from './hold-unapproved.ts';

interface Claim extends DoubtLimits {
  worker: string;
  most: number;
  leaseMs: number;
}

type Row = Omit<ClaimedPost, 'automation' | 'postsPerHour' | 'timeZone'> & {
  /** The part that may be on X though the database knows of no call. */
  forgotten: number | null;
  settings: Settings | null;
};

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
const zones = new Map<string, string | null>(timezones.map((name) => [name, ianaZone(name)]));
/** One for all publishing on this database. */
const CLAIM_LOCK = 720_101;

/**
 * Takes up to `most` posts that are due, and those whose worker has gone silent: each with a new
 * token and a lease, from one account at most one, from all workspaces in turns. Answers what is
 * needed to send them. What needs an approval and has none for just this content is put on hold.
 * Connected as `troupe_worker`.
 *
 * A post that came due while this worker did not watch may be on X without the database knowing: it
 * may have been restored from an older copy since. Such a post is looked up before it is sent.
 *
 * Two things this does not see. A post that a person sent before its time in what the copy has lost
 * comes due under watching workers: X's refusal of the same text alone keeps it from going out
 * twice, and a person decides. And rows that are loaded into the very database that workers watch:
 * stop the workers for a `pg_restore` into it; they begin anew, and doubt, when they start.
 */
export async function claimDue(db: Database, claim: Claim): Promise<ClaimedPost[]> {
  const told = new Set<string>();
  const claimed = await db.transaction().execute(async (tx) => {
    // Claims come one after the other, a few milliseconds each: so every one sees what the others
    // have taken, and one post per account and the limits of a workspace hold without more.
    await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(tx);
    const rows: Row[] = [];
    for (let refused = true; refused && rows.length < claim.most; ) {
      const found = await claimRows(tx, { ...claim, most: claim.most - rows.length });
      const unapproved = found.rows.filter(wantsApproval);
      rows.push(...found.rows.filter((row) => !wantsApproval(row)));
      refused = unapproved.length > 0;
      if (!refused) continue;
      for (const owner of await holdUnapproved(tx, unapproved, claim)) told.add(owner);
    }
    await noteForgotten(
      tx,
      rows.filter(({ forgotten }) => forgotten !== null),
    );
    return rows.map(withSettings);
  });
  for (const owner of told) {
    announce(db, owner, 'posts');
    announce(db, owner, 'notifications');
  }
  return claimed;
}

/** It was put on hold in place of being taken. */
function wantsApproval({ status }: { status: PostStatus }): boolean {
  return status === stateAfter('want_approval');
}

/**
 * Notes the call that an older copy of the database would not know of, as one that may have
 * arrived: so the doubt stays with the post whatever happens to it, until it was looked up.
 */
async function noteForgotten(tx: Db, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const doubts = rows.map(({ workspaceId, id, forgotten }) => ({ workspaceId, id, forgotten }));
  await sql`
    insert into publish_attempts (workspace_id, post_id, position, attempt, outcome, started_at)
    select p.workspace_id, p.id, d.forgotten, p.attempt, 'unknown',
      -- A person may have sent it before its time.
      case when p.scheduled_time <= clock_timestamp() then p.scheduled_time else p.created_at end
    from jsonb_to_recordset(${JSON.stringify(doubts)}::jsonb)
      as d("workspaceId" uuid, id uuid, forgotten smallint)
    join scheduled_posts p on p.workspace_id = d."workspaceId" and p.id = d.id`.execute(tx);
}

function claimRows(tx: Db, { worker, most, leaseMs, watchingSince, doubtMs }: Claim) {
  return sql<Row>`
    with candidates as (
      select workspace_id, id, account_id, not_before, false as dropped from scheduled_posts
      where ${isIn('due')} and lease_until is null
        and not_before <= statement_timestamp() and platform = 'twitter'
      union all
      select workspace_id, id, account_id, not_before, true from scheduled_posts
      where lease_until <= statement_timestamp()
    ), heads as (
      select * from (
        select c.*, row_number() over (
          partition by workspace_id, coalesce(account_id, id) order by dropped desc, not_before, id
        ) as place
        from candidates c
      ) placed where place = 1
    ), lanes as (
      select h.*, a.external_id as lane, row_number() over (
        partition by coalesce(a.external_id, h.workspace_id || ' ' || h.id) order by h.dropped desc, h.not_before, h.id
      ) as lane_place
      from heads h
      left join social_accounts a on a.workspace_id = h.workspace_id and a.id = h.account_id
      where (a.limited_until is null or a.limited_until <= statement_timestamp())
        and not exists (
          select from scheduled_posts busy
          where busy.lane = a.external_id and busy.lease_until > statement_timestamp()
        )
    ), picked as materialized (
      select workspace_id, id, lane
      from (
        select *, row_number() over (partition by workspace_id order by not_before, id) as turn
        from lanes where lane_place = 1
      ) fair
      order by turn, not_before, id
      limit ${most}
    ), chosen as (
      select p.workspace_id, p.id, picked.lane, next.position,
        exists (
          select from publish_attempts t
          where t.workspace_id = p.workspace_id and t.post_id = p.id
            -- Posted, though the part does not say so: X's answer came when the post was another's.
            and (t.outcome = 'posted' or t.attempt > p.settled
              and (t.outcome is null or t.outcome = 'unknown'))
            and t.position = next.position
        ) as is_open,
        ${isAfter('doubt', 'p.status')}
          or p.not_before < ${watchingSince}::timestamptz - ${doubtMs} * interval '1 millisecond'
          as is_doubted,
        ${isApproved('p')} as is_approved
      from picked
      join scheduled_posts p on p.workspace_id = picked.workspace_id and p.id = picked.id
      cross join lateral (
        select min(part.position) as position from post_parts part
        where part.workspace_id = p.workspace_id and part.post_id = p.id
          and part.external_id is null
      ) next
      -- Said again of the row itself, which may have changed while this waited for its lock; as a
      -- case, so that no plan goes looking for these few rows among all that are due.
      where case when p.lease_until is null
        then ${isIn('due', 'p.status')} and p.not_before <= statement_timestamp()
        else p.lease_until <= statement_timestamp() end
      for update of p skip locked
    ), claimed as (
      update scheduled_posts p set
        status = case when is_open or is_doubted then ${after('doubt')}
          when is_approved then ${after('claim')} else ${after('want_approval')} end,
        hold_reason = case when is_open or is_doubted or is_approved then p.hold_reason
          else 'approval' end,
        detail = case when is_open or is_doubted or is_approved then p.detail
          else ${unapproved.detail} end,
        detail_message = case when is_open or is_doubted or is_approved then p.detail_message
          else ${unapproved.detail_message}::jsonb end,
        unknown_since = case when is_open or is_doubted then coalesce(p.unknown_since, clock_timestamp()) end,
        attempt = p.attempt + 1,
        lease_until = case when is_open or is_doubted or is_approved
          then clock_timestamp() + ${leaseMs} * interval '1 millisecond' end,
        worker = ${worker},
        lane = case when is_open or is_doubted or is_approved then chosen.lane end,
        updated_at = clock_timestamp()
      from chosen where p.workspace_id = chosen.workspace_id and p.id = chosen.id
      returning p.*, case when is_doubted and not is_open then chosen.position end as forgotten
    ), lost as materialized (
      -- Counted once for all: when X is down these can be thousands.
      select workspace_id, count(*)::int as posts from scheduled_posts
      where ${isAfter('doubt')} group by workspace_id
    )
    select c.workspace_id as "workspaceId", c.id, c.attempt as token, c.status,
      c.forgotten, c.made_with_ai as "madeWithAi", c.paid_partnership as "paidPartnership",
      c.reply_to_id as "replyToId", c.released_from as "releasedFrom", c.tries,
      c.scheduled_time as "scheduledTime", c.grace_minutes as "graceMinutes",
      clock_timestamp() as now, c.unknown_since as "unknownSince",
      extract(epoch from clock_timestamp() - ${watchingSince}::timestamptz)::float8 * 1000
        as "watchedMs",
      case when a.id is null then null else jsonb_build_object(
        'id', a.id, 'userId', a.external_id, 'username', a.username,
        'subscription', a.subscription_type,
        'isOnly', not exists (select from social_accounts other
          where other.workspace_id = a.workspace_id and other.id <> a.id),
        'needsReconnect', a.needs_reconnect or not a.is_active,
        'accessToken', case when a.token_expires_at > clock_timestamp() + interval '5 minutes'
          then a.access_token end
      ) end as account,
      coalesce(persona.status = 'paused', false) as "isPersonaPaused",
      c.campaign_id is not null as "isOfCampaign", ${campaignStop('c')} as "campaignStop",
      w.delete_after is not null as "isLeaving", s.data as settings,
      (select count(*)::int from scheduled_posts busy
        where busy.workspace_id = c.workspace_id and busy.lease_until is not null
          and ${isAfter('claim', 'busy.status')} and busy.id <> c.id)
        + coalesce(lost.posts, 0) as "underWay",
      array(select to_char(posted_at, ${ISO}) from scheduled_posts posted
        where posted.workspace_id = c.workspace_id and ${isIn('published', 'posted.status')}
          and posted.posted_at > statement_timestamp() - interval '26 hours'
        order by posted_at desc limit 100) as recent,
      (select jsonb_agg(jsonb_build_object('position', part.position, 'text', part.text,
          'mediaIds', part.media_ids, 'poll', part.poll, 'externalId', part.external_id,
          'altTexts', case when part.media_ids = '{}' then '[]' else (
            select jsonb_agg(coalesce(m.alt_text, '') order by given.place)
            from unnest(part.media_ids) with ordinality as given (id, place)
            left join media m on m.workspace_id = part.workspace_id and m.id = given.id) end)
          order by part.position)
        from post_parts part
        where part.workspace_id = c.workspace_id and part.post_id = c.id) as parts
    from claimed c
    left join social_accounts a on a.workspace_id = c.workspace_id and a.id = c.account_id
    left join personas persona
      on persona.workspace_id = c.workspace_id and persona.id = c.persona_id
    left join campaigns campaign
      on campaign.workspace_id = c.workspace_id and campaign.id = c.campaign_id
    left join settings s on s.workspace_id = c.workspace_id
    left join lost on lost.workspace_id = c.workspace_id
    join workspaces w on w.id = c.workspace_id
    order by c.not_before, c.id`.execute(tx);
}

function withSettings({ settings, parts, ...row }: Row): ClaimedPost {
  const { automation, api, profile } = completedSettings(settings);
  return {
    ...row,
    parts: parts ?? [],
    automation,
    postsPerHour: api.rateLimits.postsPerHour,
    timeZone: zones.get(profile.timezone) ?? ianaZone(profile.timezone) ?? 'UTC',
  };
}
