import type { ReviewState } from '#shared/contracts/approval-kinds.ts';

/**
 * Every way in which a post gets the state of its approval, and who may give it. `its content`:
 * nobody decides, what is there was written by somebody who may only propose it, is planned, or is
 * no longer what was approved. The gate of the publisher asks for the hash, never for the state.
 */
export const reviewTransitions = [
  { event: 'propose', from: ['none'], to: 'draft', by: 'its content' },
  { event: 'plan', from: ['none'], to: 'in_review', by: 'its content' },
  { event: 'outdate', from: ['approved'], to: 'in_review', by: 'its content' },
  { event: 'restore', from: ['in_review'], to: 'approved', by: 'its content' },

  {
    event: 'submit',
    from: ['none', 'draft', 'changes_requested', 'rejected'],
    to: 'in_review',
    by: 'writer',
  },
  // A campaign's own review, asked for again: no policy wants more.
  { event: 'hold_again', from: ['changes_requested', 'rejected'], to: 'none', by: 'writer' },
  { event: 'withdraw', from: ['in_review'], to: 'draft', by: 'writer' },

  { event: 'pass_level', from: ['in_review'], to: 'in_review', by: 'approver' },
  { event: 'approve', from: ['in_review'], to: 'approved', by: 'approver' },
  {
    event: 'request_changes',
    from: ['in_review', 'approved'],
    to: 'changes_requested',
    by: 'approver',
  },
  { event: 'reject', from: ['in_review', 'approved'], to: 'rejected', by: 'approver' },
  // Within a minute: the decision is deleted, and what the earlier ones come to holds again.
  {
    event: 'undo',
    from: ['none', 'draft', 'in_review', 'approved', 'changes_requested', 'rejected'],
    to: 'in_review',
    by: 'approver',
  },
] as const satisfies {
  event: string;
  from: readonly ReviewState[];
  to: ReviewState;
  by: 'its content' | 'writer' | 'approver';
}[];

type Transition = (typeof reviewTransitions)[number];
export type ReviewEvent = Transition['event'];
/** What somebody decides; the others follow from the content. */
export type ReviewAct = Extract<Transition, { by: 'writer' | 'approver' }>['event'];

export function reviewAfter(event: ReviewEvent): ReviewState {
  return (reviewTransitions.find((row) => row.event === event) as Transition).to;
}
