import type { ReviewDecision } from '#shared/contracts/approval-kinds.ts';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import type { AccountLevel } from '#shared/contracts/members.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { type Role, roleMay } from '#shared/contracts/permissions.ts';
import { powersOn } from '#shared/lib/rights/account-powers.ts';
import { isNamedIn } from './loosened-policy.ts';

export interface Approver {
  userId: string;
  role: Role;
  /** What they may do with the account of the post; null: what their role may. */
  accountLevel: AccountLevel | null;
}

type Policy = Pick<ApprovalPolicy, 'levels' | 'allowSelf'>;

export interface Reviewed {
  /** Who has filled a level of the policy so far, by approving just this content. */
  approvers: string[];
  createdBy: string | null;
  changedBy: string | null;
  /** Every member who has changed it. */
  writers: string[];
  /** Its campaign holds it for review, and no policy applies to its account. */
  isHeld: boolean;
  /** The oldest first. */
  reviews: { decision: ReviewDecision; userId: string }[];
}

/** The level that decides next, from 1, of how many. */
export function levelOf(policy: Policy, post: Reviewed): { level: number; levels: number } {
  const levels = Math.max(policy.levels.length, 1);
  return { level: Math.min(post.approvers.length + 1, levels), levels };
}

export function submitterOf({ reviews }: Pick<Reviewed, 'reviews'>): string | null {
  return reviews.findLast(({ decision }) => decision === 'submitted')?.userId ?? null;
}

/** Whose post it is: of everybody who made, changed or submitted it. */
export function handsOf(post: Reviewed): string[] {
  const all = [post.createdBy, post.changedBy, submitterOf(post), ...post.writers];
  return [...new Set(all.filter((id) => id !== null))];
}

export const sendsBack = (decision: ReviewDecision) =>
  decision === 'changes_requested' || decision === 'rejected';

/** Why this member has no say in the present level; null: they have. Being an owner alone is none. */
export function refusalToDecide(who: Approver, policy: Policy, post: Reviewed): Message | null {
  if (post.isHeld) return mayRelease(who, post) ? null : message('rule.may-not-approve');
  if (!powersOn(who.role, who.accountLevel).decides) return message('rule.may-not-approve');
  const { level } = levelOf(policy, post);
  const isNamed = isNamedIn(policy.levels[level - 1], who);
  return isNamed ? null : message('rule.not-in-level', { n: level });
}

/** Releasing a held post takes the right to change it and to publish for its account. */
function mayRelease({ userId, role, accountLevel }: Approver, post: Reviewed): boolean {
  const changes = roleMay(role, 'posts.write_others') || post.createdBy === userId;
  return changes && powersOn(role, accountLevel).writes === 'publish';
}

/** Why this member may not approve; null: they may. The levels are different people. */
export function refusalToApprove(who: Approver, policy: Policy, post: Reviewed): Message | null {
  const refusal = refusalToDecide(who, policy, post);
  if (refusal || post.isHeld) return refusal;
  if (!policy.allowSelf && handsOf(post).includes(who.userId)) return message('rule.own-approval');
  if (post.approvers.includes(who.userId)) return message('rule.approved-already');
  return null;
}
