import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { isConnected } from '#api/db/schema/connected-account.ts';
import { activitiesFrom } from '#api/domains/activities/public.ts';
import { notificationsFrom, titleByType } from '#api/domains/notifications/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import type { HoldReason, PostStatus } from '#shared/contracts/publishing.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { detailOf } from '../../detail-of.ts';
import { createBatcher } from '../batcher.ts';
import { type ClaimedPost, postKey } from '../claimed-post.ts';
import { after, isAfter, type Outcome, stateAfter } from '../transitions.ts';

/** Nobody's hand waits for this. */
const PACE_MS = 75;

/** What came of one call to X. */
export interface AttemptOutcome {
  attemptId: string;
  outcome: 'posted' | 'unknown' | 'rejected' | 'rate_limited' | 'unsent';
  httpStatus: number | null;
  detail: Message | null;
  position: number;
  externalId: string | null;
}

/** Where a post goes from here; leaving a status gives its lease back. */
export interface NextState {
  event: Outcome;
  detail: Message | null;
  holdReason?: HoldReason;
  /** When it may be taken again, from now. */
  afterMs?: number;
  /** This try failed for a reason that a later one may not have. */
  countsAsTry?: boolean;
  /** All calls so far were looked for in time, and are not on X. */
  isSettled?: boolean;
}

interface Report
  extends Partial<Omit<AttemptOutcome, 'detail'>>,
    Partial<Omit<NextState, 'event' | 'detail'>> {
  status?: PostStatus;
  workspaceId: string;
  id: string;
  token: number;
}

/** Answers whether the post was still this worker's. What X did is kept in either case. */
export type RecordOutcome = (
  post: ClaimedPost,
  attempt: AttemptOutcome | null,
  next: NextState | null,
) => Promise<boolean>;

const noticed: PostStatus[] = (['fail', 'hold', 'ask'] as const).map(stateAfter);

/** Attempt, part, post and, where a person should hear of it, activity and notification: in one statement. */
export function recordOutcome(db: Database): RecordOutcome {
  const record = createBatcher(async (reports: Report[]) => {
    const { rows } = await sql<Pick<Report, 'workspaceId' | 'id'>>`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb) as g(
          "workspaceId" uuid, id uuid, token integer,
          "attemptId" uuid, outcome text, "httpStatus" integer, position smallint,
          "externalId" text, "attemptDetail" text, "attemptMessage" text,
          status text, detail text, detail_message text, "holdReason" text, "afterMs" double precision,
          "countsAsTry" boolean, "isSettled" boolean)
      ), attempts as (
        update publish_attempts t set finished_at = clock_timestamp(), outcome = g.outcome,
          http_status = g."httpStatus", external_id = g."externalId", detail = g."attemptDetail",
          detail_message = g."attemptMessage"::jsonb
        from given g where t.workspace_id = g."workspaceId" and t.id = g."attemptId"
          -- It may have been found on X before whoever called hears of its own time-out.
          and t.outcome is distinct from 'posted'
      ), mine as (
        update scheduled_posts p set
          status = coalesce(g.status, p.status),
          hold_reason = g."holdReason",
          detail = coalesce(g.detail, p.detail),
          detail_message = case when g.detail is null then p.detail_message
            else g.detail_message::jsonb end,
          lease_until = case when g.status is null then p.lease_until end,
          lane = case when g.status is null then p.lane end,
          not_before = case when g."afterMs" is null then p.not_before
            else clock_timestamp() + g."afterMs" * interval '1 millisecond' end,
          -- What a part took is not held against the next one.
          tries = case when g."externalId" is not null then 0
            when g."countsAsTry" then p.tries + 1 else p.tries end,
          settled = case when g."isSettled" then p.attempt else p.settled end,
          unknown_since = case
            when ${isAfter('lose_answer', 'g.status')} then coalesce(p.unknown_since, clock_timestamp()) end,
          posted_at = case when g."externalId" is null then p.posted_at
            else coalesce(p.posted_at, clock_timestamp()) end,
          metrics_due_at = case when ${isAfter('publish', 'g.status')}
            then clock_timestamp() + interval '10 minutes' else p.metrics_due_at end,
          updated_at = clock_timestamp()
        from given g
        where p.workspace_id = g."workspaceId" and p.id = g.id and p.attempt = g.token
          and p.lease_until is not null
        returning p.workspace_id, p.id, p.attempt, p.account_id, g.position, g."externalId",
          g.status, g.detail, g.detail_message::jsonb, g."holdReason"
      ), parts as (
        update post_parts part set external_id = m."externalId", posted_at = clock_timestamp()
        from mine m
        where part.workspace_id = m.workspace_id and part.post_id = m.id
          and part.position = m.position and m."externalId" is not null
          -- A person gave it to another post; failing here would forget that this call did arrive.
          and not exists (select from post_parts other
            where other.workspace_id = m.workspace_id and other.external_id = m."externalId")
      ), news as (
        select m.*, said.type, said.title,
          concat_ws(': ', left(part.text, 100), nullif(m.detail, '')) as description,
          case when part.text is null then m.detail_message
            when m.detail_message is not null then jsonb_build_object('code', 'post.activity',
              'params', jsonb_build_object('text', left(part.text, 100), 'why', m.detail_message))
          end as message
        from mine m
        join (values
          (${after('publish')}, 'post_published', 'Post published'),
          (${after('fail')}, 'post_failed', 'Post failed'),
          (${after('hold')}, 'post_held', 'Post on hold'),
          (${after('ask')}, 'post_needs_check', 'Post needs a check')
        ) as said (status, type, title) on said.status = m.status
        left join post_parts part on part.workspace_id = m.workspace_id
          and part.post_id = m.id and part.position = 0
      ), told as (
        ${activitiesFrom(sql`select workspace_id, type, title, description, message from news`)}
      ), noticed as (
        ${notificationsFrom(sql`
        select workspace_id, type, title, description, ${titleByType}, message, concat(${SCHEDULE_AT_POST}::text, id),
          null::text, concat_ws(':', 'post', id, status, attempt)
        from news
        -- An account that X refuses makes one notification of its own, for all posts that wait for it.
        where not ${isAfter('publish')} and ("holdReason" is distinct from 'reconnect' or not exists (
          select from social_accounts account where account.workspace_id = news.workspace_id
            and account.id = news.account_id and ${isConnected('account')}))`)}
      )
      select workspace_id as "workspaceId", id from mine`.execute(db);
    for (const { workspaceId, status } of reports) {
      announce(db, workspaceId, 'posts');
      if (status && noticed.includes(status)) announce(db, workspaceId, 'notifications');
    }
    const held = new Set(rows.map(postKey));
    return reports.map((report) => held.has(postKey(report)));
  }, PACE_MS);
  return ({ workspaceId, id, token }, attempt, next) =>
    record({
      workspaceId,
      id,
      token,
      ...attempt,
      ...(attempt && attemptDetailOf(attempt.detail)),
      ...next,
      ...(next && { status: stateAfter(next.event) }),
      ...(next ? detailOf(next.detail) : { detail: undefined }),
    } as Report);
}

function attemptDetailOf(told: Message | null) {
  const { detail: attemptDetail, detail_message: attemptMessage } = detailOf(told);
  return { attemptDetail, attemptMessage };
}
