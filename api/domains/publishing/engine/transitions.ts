import { type RawBuilder, sql } from 'kysely';
import { inStates } from '#api/db/schema/status-groups.ts';
import type { PostStatus } from '#shared/contracts/publishing.ts';

const unsent = ['pending', 'held', 'failed', 'reminded'] as const;
const inFlight = ['publishing', 'unknown'] as const;

/**
 * Every way in which a post gets its status, and who may give it: `its worker` is the one that holds
 * the lease. Null: it is not there. `docs/post-states.md` draws this table.
 */
export const transitions = [
  { event: 'schedule', from: [null], to: 'pending', by: 'person' },
  { event: 'copy', from: [null], to: 'held', by: 'person' },
  { event: 'plan', from: [null], to: 'pending', by: 'campaign' },
  { event: 'plan_for_review', from: [null], to: 'held', by: 'campaign' },

  { event: 'claim', from: ['pending'], to: 'publishing', by: 'any worker' },
  { event: 'doubt', from: ['pending', 'unknown'], to: 'unknown', by: 'any worker' },
  { event: 'take_over', from: ['publishing'], to: 'publishing', by: 'any worker' },
  { event: 'take_over_in_doubt', from: inFlight, to: 'unknown', by: 'any worker' },
  { event: 'remind', from: ['pending'], to: 'reminded', by: 'any worker' },
  { event: 'lose_account', from: ['pending'], to: 'held', by: 'any worker' },
  { event: 'want_approval', from: ['pending', 'publishing'], to: 'held', by: 'any worker' },
  { event: 'regain_account', from: ['held'], to: 'pending', by: 'any worker' },

  { event: 'publish', from: inFlight, to: 'posted', by: 'its worker' },
  { event: 'put_off', from: inFlight, to: 'pending', by: 'its worker' },
  { event: 'lose_answer', from: inFlight, to: 'unknown', by: 'its worker' },
  { event: 'ask', from: inFlight, to: 'needs_check', by: 'its worker' },
  { event: 'hold', from: inFlight, to: 'held', by: 'its worker' },
  { event: 'fail', from: inFlight, to: 'failed', by: 'its worker' },
  { event: 'hand_back', from: ['publishing'], to: 'pending', by: 'its worker' },

  { event: 'change', from: unsent, to: 'pending', by: 'person' },
  { event: 'pause', from: ['pending'], to: 'held', by: 'person' },
  { event: 'resume', from: ['held'], to: 'pending', by: 'person' },
  { event: 'skip', from: ['held'], to: 'held', by: 'person' },
  { event: 'approve', from: ['held'], to: 'pending', by: 'person' },
  { event: 'release', from: ['held'], to: 'pending', by: 'person' },
  { event: 'now', from: ['pending', 'held', 'failed'], to: 'pending', by: 'person' },
  { event: 'retry', from: ['failed', 'held', 'posted'], to: 'pending', by: 'person' },
  { event: 'miss_account', from: ['pending'], to: 'held', by: 'person' },
  { event: 'was_posted', from: ['needs_check'], to: 'posted', by: 'person' },
  { event: 'was_not_posted', from: ['needs_check'], to: 'pending', by: 'person' },
  { event: 'may_not_go_again', from: ['needs_check'], to: 'held', by: 'person' },
  { event: 'delete', from: unsent, to: null, by: 'person' },
] as const satisfies {
  event: string;
  from: readonly (PostStatus | null)[];
  to: PostStatus | null;
  by: 'person' | 'campaign' | 'any worker' | 'its worker';
}[];

type Transition = (typeof transitions)[number];
type Of<E extends PostEvent> = Extract<Transition, { event: E }>;
export type PostEvent = Transition['event'];
/** What the worker of a post may say of it. */
export type Outcome = Extract<Transition, { by: 'its worker' }>['event'];
export type StateBefore<E extends PostEvent> = NonNullable<Of<E>['from'][number]>;

export function stateAfter<E extends PostEvent>(event: E): Of<E>['to'] {
  return rowOf(event).to as Of<E>['to'];
}

export function statesBefore<E extends PostEvent>(event: E): StateBefore<E>[] {
  return rowOf(event).from.filter((state): state is StateBefore<E> => state !== null);
}

export function may(event: PostEvent, status: PostStatus): boolean {
  return statesBefore(event).some((state) => state === status);
}

/** For the value of a column. */
export function after<E extends PostEvent>(event: E): RawBuilder<Of<E>['to']> {
  return sql.lit(stateAfter(event));
}

export function isBefore(event: PostEvent, column = 'status'): RawBuilder<boolean> {
  return inStates(column, statesBefore(event));
}

export function isAfter(
  event: Exclude<PostEvent, 'delete'>,
  column = 'status',
): RawBuilder<boolean> {
  return inStates(column, [stateAfter(event)]);
}

function rowOf<E extends PostEvent>(event: E): Of<E> {
  return transitions.find((row) => row.event === event) as Of<E>;
}
