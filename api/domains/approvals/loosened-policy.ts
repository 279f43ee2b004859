import { type ApprovalLevel, approvalModes } from '#shared/contracts/approval-kinds.ts';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { Role } from '#shared/contracts/permissions.ts';

type Policy = Omit<ApprovalPolicy, 'accountId'>;

interface Who {
  userId: string;
  role: Role;
}

const open: ApprovalPolicy = { accountId: null, mode: 'none', levels: [], allowSelf: false };

/** What holds for an account, or for posts without one. */
export function policyFor(policies: ApprovalPolicy[], accountId: string | null): ApprovalPolicy {
  const own = policies.find((policy) => policy.accountId === accountId);
  return own ?? policies.find((policy) => policy.accountId === null) ?? open;
}

/**
 * Why this member may not change what holds for an account from one policy to the other; null: they
 * may. An owner loosens any. Others make it stricter, and loosen levels that name them, but neither
 * its mode nor own approvals: those would free their own posts.
 */
export function refusalToLoosen(who: Who, before: Policy, after: Policy): Message | null {
  if (who.role === 'owner') return null;
  const rank = ({ mode }: Policy) => approvalModes.indexOf(mode);
  const isOpened = rank(after) < rank(before) || (after.allowSelf && !before.allowSelf);
  const isRefused =
    isOpened || loosenedLevels(before, after).some((level) => !isNamedIn(level, who));
  return isRefused ? message('rule.policy-by-owner') : null;
}

export function isNamedIn(level: ApprovalLevel | undefined, { userId, role }: Who): boolean {
  return (
    level === undefined ||
    level.some((one) => ('role' in one ? one.role === role : one.userId === userId))
  );
}

/** Levels whose approvals the other policy does not ask for, in their order, of the same people or fewer. */
function loosenedLevels(before: Policy, after: Policy): ApprovalLevel[] {
  let from = 0;
  return before.levels.filter((level) => {
    const at = after.levels.findIndex((other, place) => place >= from && isPartOf(other, level));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

const keyOf = (one: ApprovalLevel[number]) => ('role' in one ? one.role : one.userId);

function isPartOf(level: ApprovalLevel, other: ApprovalLevel): boolean {
  const named = new Set(other.map(keyOf));
  return level.every((one) => named.has(keyOf(one)));
}
