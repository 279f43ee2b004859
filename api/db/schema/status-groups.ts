import { type RawBuilder, sql } from 'kysely';
import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import type { Owner } from './owner.ts';

/**
 * The states that reads of all layers ask for. They follow from the table in
 * `api/domains/publishing/engine/transitions.ts`, whose test holds them to it.
 */
export const statusGroups = {
  /** Out on X, with its figures. */
  published: ['posted'],
  /** A worker takes it when its time has come. */
  due: ['pending', 'unknown'],
  /** To go out at its time, or once a person lets it. */
  toCome: ['pending', 'held'],
  /** To be sent, at its time or once a person says so. */
  sendable: ['pending', 'held', 'failed'],
  /** Nothing of it is on its way: it can be changed, and decided on. */
  unsent: ['pending', 'held', 'failed', 'reminded'],
  /** It may have reached X: that is being looked up. */
  lookedUp: ['unknown'],
  /** It may have reached X: only a person can tell. */
  asked: ['needs_check'],
  /** Waits for a person, for the reason that stands beside it. */
  held: ['held'],
} as const satisfies Record<string, readonly PostStatus[]>;

/** With the states as literals: an index of these alone serves no query that leaves them open. */
export function inStates(column: string, states: readonly PostStatus[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(states.map((state) => sql.lit(state)))})`;
}

export function isIn(group: keyof typeof statusGroups, column = 'status'): RawBuilder<boolean> {
  return inStates(column, statusGroups[group]);
}

const isHeldByCampaign = (post: string) =>
  sql<boolean>`(${isIn('held', `${post}.status`)} and ${sql.ref(`${post}.hold_reason`)} = 'approval'
    and ${sql.ref(`${post}.review`)} = 'none')`;

/** A campaign without automatic posting holds the post, it has no decision, and no policy applies. */
export function isHeldForReview(post = 'scheduled_posts'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${post}.${name}`);
  return sql<boolean>`(${isHeldByCampaign(post)}
    and not requires_approval(${column('workspace_id')}, ${column('account_id')}))`;
}

/** What screens call the state of a review: a post that its campaign holds is in review too. */
export function shownReview(post: string): RawBuilder<ReviewState> {
  return sql<ReviewState>`case when ${isHeldForReview(post)} then 'in_review'
    else ${sql.ref(`${post}.review`)} end`;
}

/** Submitted for review and not decided. */
export const isInReview = (post: string) =>
  sql<boolean>`(${sql.ref(`${post}.review`)} <> 'none' and ${sql.ref(`${post}.review`)} = 'in_review'
    and ${isIn('unsent', `${post}.status`)})`;

/** Needs a decision before it is published: submitted for review, or held for it by its campaign. */
export function needsApproval(post = 'scheduled_posts'): RawBuilder<boolean> {
  return sql<boolean>`(${isInReview(post)} or ${isHeldForReview(post)})`;
}

/** The count of what needs approval in a workspace: an index for each kind, one policy check per account. */
export function countNeedingApproval(owner: Owner): RawBuilder<number> {
  return sql<number>`((select count(*)::int from scheduled_posts p
      where p.workspace_id = ${owner} and ${isInReview('p')})
    + (with held as materialized (select p.account_id, count(*) as posts from scheduled_posts p
        where p.workspace_id = ${owner} and ${isHeldByCampaign('p')} group by p.account_id)
      select coalesce(sum(posts), 0)::int from held
      where not requires_approval(${owner}, account_id)))`;
}

/** How many posts of all workspaces nobody knows the fate of, by the index of these alone. */
export const uncertainPosts = sql`(
  select (count(*) filter (where ${isIn('lookedUp')}))::int as unknown,
    (count(*) filter (where ${isIn('asked')}))::int as needs_check
  from scheduled_posts
  where ${inStates('status', [...statusGroups.lookedUp, ...statusGroups.asked])})`;
