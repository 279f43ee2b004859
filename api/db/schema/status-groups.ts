import { type RawBuilder, sql } from 'kysely';
import type { PostStatus } from '#shared/contracts/publishing.ts';

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

/** Written by a campaign while posting by itself is off, and not decided on yet. */
export function waitsForApproval(post = 'scheduled_posts'): RawBuilder<boolean> {
  return sql<boolean>`${isIn('held', `${post}.status`)}
    and ${sql.ref(`${post}.hold_reason`)} = 'approval'`;
}

/** How many posts of all workspaces nobody knows the fate of, by the index of these alone. */
export const uncertainPosts = sql`(
  select (count(*) filter (where ${isIn('lookedUp')}))::int as unknown,
    (count(*) filter (where ${isIn('asked')}))::int as needs_check
  from scheduled_posts
  where ${inStates('status', [...statusGroups.lookedUp, ...statusGroups.asked])})`;
