import { z } from 'zod/mini';
import { atLeastOne, atMost } from './checks.ts';
import { id } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { roles } from './permissions.ts';

/** `optional`: who asks for an approval waits for it. `required`: nothing goes out without. */
export const approvalModes = ['none', 'optional', 'required'] as const;
export type ApprovalMode = (typeof approvalModes)[number];

/** `draft`: whoever wrote it may only propose it. */
export const reviewStates = [
  'none',
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewDecisions = [
  'submitted',
  'approved',
  'changes_requested',
  'rejected',
  'withdrawn',
] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

export const MOST_LEVELS = 3;
const NAMED_PER_LEVEL = 20;

/** Who may decide on one level: any of these roles or members, and nobody else. */
export const approvalLevel = z
  .array(z.union([z.strictObject({ role: z.enum(roles) }), z.strictObject({ userId: id })]))
  .check(atLeastOne('approver'), atMost(NAMED_PER_LEVEL, 'approvers'));
export type ApprovalLevel = z.infer<typeof approvalLevel>;

/** By itself, for the first screen. */
export const countApprovals = endpoint({
  ...reading,
  path: '/api/approvals/count',
  summary: 'How many posts need approval',
  response: z.object({ waiting: z.number() }),
});
