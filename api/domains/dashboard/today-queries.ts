import { type RawBuilder, sql } from 'kysely';
import type { Owner } from '#api/db/schema/owner.ts';
import {
  countNeedingApproval,
  inStates,
  isIn,
  isInReview,
  needsApproval,
} from '#api/db/schema/status-groups.ts';
import { draftSlot, draftText } from '#api/domains/post-drafts/public.ts';
import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';

const NEXT = 3;
const BEST = 3;
const PERSONAS = 3;
const ASSIGNED = 5;
const FIRST = 3;
/** Of one persona: more are counted as so many. */
const MOST_DRAFTS = 99;
/** Characters that an excerpt is made of. */
const READ = 400;

const utc = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The first part's text and the persona's name, read only of the few posts that are shown. */
const told = (owner: Owner) => sql`
  'id', p.id,
  'excerpt', (select left(part.text, ${sql.lit(READ)}) from post_parts part
    where part.workspace_id = ${owner} and part.post_id = p.id and part.position = 0),
  'personaName', (select persona.name from personas persona
    where persona.workspace_id = ${owner} and persona.id = p.persona_id)`;

/** What the dashboard says of today, in one statement; each part by an index of its own. */
export function today(owner: Owner): RawBuilder<DashboardToday> {
  return sql<DashboardToday>`select ${next(owner)} as next, ${waiting(owner)} as waiting,
    ${drafts(owner)} as drafts, ${written(owner)} as written, ${worked(owner)} as worked, ${mine(owner)} as mine`;
}

function next(owner: Owner) {
  return sql`(
    select coalesce(json_agg(json_build_object(${told(owner)}, 'platform', p.platform,
      'scheduledTime', ${utc('p.scheduled_time')}) order by p.scheduled_time, p.id), '[]')
    from (
      select id, persona_id, platform, scheduled_time from scheduled_posts
      where workspace_id = ${owner} and scheduled_time >= now() and ${inStates('status', ['pending'])}
      order by scheduled_time, id limit ${sql.lit(NEXT)}
    ) p)`;
}

function waiting(owner: Owner) {
  return sql`(
    select json_build_object(
      'approval', ${countNeedingApproval(owner)},
      'held', count(*) filter (where ${isIn('held')} and ${needsApproval()} is not true),
      'failed', count(*) filter (where ${inStates('status', ['failed'])}),
      'check', count(*) filter (where ${isIn('asked')}),
      'reminded', count(*) filter (where ${inStates('status', ['reminded'])}),
      'first', ${attendFirst(owner)})
    from scheduled_posts
    where workspace_id = ${owner}
      and ${inStates('status', ['held', 'failed', 'needs_check', 'reminded'])})`;
}

/** Failed posts and posts that X did not confirm come first, then posts in review, by time. */
function attendFirst(owner: Owner) {
  return sql`to_json(array(
    select id from scheduled_posts
    where workspace_id = ${owner} and (${isInReview('scheduled_posts')}
      or ${inStates('status', ['held', 'failed', 'needs_check', 'reminded'])})
    order by ${inStates('status', ['failed', 'needs_check'])} desc,
      ${isInReview('scheduled_posts')} desc, scheduled_time, id
    limit ${sql.lit(FIRST)}))`;
}

function drafts(owner: Owner) {
  return sql`(
    select coalesce(json_agg(json_build_object('personaId', each.id, 'personaName', each.name,
      'drafts', each.drafts, 'excerpt', each.excerpt) order by each.latest desc), '[]')
    from (
      select persona.id, persona.name, kept.drafts, kept.latest, kept.excerpt
      from personas persona cross join lateral (
        select count(*)::int as drafts, max(created_at) as latest,
          (array_agg(content order by created_at desc))[1] as excerpt
        from (
          select created_at, left(content, ${sql.lit(READ)}) as content from drafts
          where workspace_id = ${owner} and persona_id = persona.id
            and created_at > now() - interval '7 days' and outcome = 'offered'
          order by created_at desc limit ${sql.lit(MOST_DRAFTS)}
        ) open
      ) kept
      where persona.workspace_id = ${owner} and kept.drafts > 0
      order by kept.latest desc limit ${sql.lit(PERSONAS)}
    ) each)`;
}

/** The workspace has at most 200 of them. */
function written(owner: Owner) {
  return sql`(
    select json_build_object('drafts', count(*)::int, 'excerpt', coalesce((
      select ${draftText(READ)} from post_drafts where workspace_id = ${owner}
      order by updated_at desc, id limit 1), ''))
    from post_drafts where workspace_id = ${owner})`;
}

/** The best of each week by the index, and of those the best. */
function worked(owner: Owner) {
  const best = sql`engagement desc, impressions desc, posted_at desc, id`;
  return sql`(
    select coalesce(json_agg(json_build_object(${told(owner)}, 'engagement', p.engagement,
      'reach', p.impressions) order by ${best}), '[]')
    from (
      select each.* from (
        select day::date as monday from generate_series(
          date_trunc('week', (now() - interval '7 days') at time zone 'UTC'),
          now() at time zone 'UTC', interval '7 days') day
      ) week cross join lateral (
        select id, persona_id, posted_at, engagement, impressions from scheduled_posts
        where workspace_id = ${owner} and ${isIn('published')} and posted_week = week.monday
          and posted_at >= now() - interval '7 days' and impressions > 0 and engagement > 0
        order by ${best} limit ${sql.lit(BEST)}
      ) each
      order by ${best} limit ${sql.lit(BEST)}
    ) p)`;
}

/** The workspace has at most 200 of them. */
function myDrafts(owner: Owner) {
  return sql`(
    select coalesce(json_agg(json_build_object('id', id, 'excerpt', ${draftText(READ)},
      'personaName', (select persona.name from personas persona
        where persona.workspace_id = ${owner} and persona.id::text = content ->> 'personaId'),
      'dueOn', due_on, 'slot', ${draftSlot}) order by due_on nulls last, updated_at desc), '[]')
    from post_drafts where workspace_id = ${owner} and assigned_to = current_member())`;
}

/** Of the member who asks, by the index of what is assigned. */
function mine(owner: Owner) {
  const first = sql`due_on nulls last, scheduled_time, id`;
  return sql`(
    select case when (select count(*) from (
        select from workspace_members where workspace_id = ${owner} limit 2) members) > 1
      then json_build_object(
        'count', coalesce(max(p.total), 0),
        'assigned', coalesce(json_agg(json_build_object(${told(owner)}, 'dueOn', p.due_on)
          order by ${first}) filter (where p.id is not null), '[]'),
        'drafts', ${myDrafts(owner)}) end
    from (
      select id, persona_id, due_on, scheduled_time, count(*) over ()::int as total
      from scheduled_posts
      where workspace_id = ${owner} and assigned_to = current_member()
        and ${inStates('status', ['pending', 'held', 'failed', 'needs_check', 'reminded'])}
      order by ${first} limit ${sql.lit(ASSIGNED)}
    ) p)`;
}
