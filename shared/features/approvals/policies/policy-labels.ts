import type { ApprovalLevel, ApprovalMode } from '#shared/contracts/approval-kinds.ts';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import type { Member } from '#shared/contracts/members.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const modes: Record<ApprovalMode, { label: string; text: string }> = {
  none: { label: msg('No approval'), text: msg('Posts are published as scheduled.') },
  optional: {
    label: msg('Optional'),
    text: msg('Only posts submitted for review need an approval.'),
  },
  required: {
    label: msg('Required'),
    text: msg('Every post needs an approval, and a new one after each change.'),
  },
};

export const modeLabel = (mode: ApprovalMode) => t(modes[mode].label);
export const modeText = (mode: ApprovalMode) => t(modes[mode].text);

function levelText(level: ApprovalLevel, members: readonly Member[]): string {
  return level
    .map((one) => {
      if ('role' in one) return roleLabel(one.role);
      const member = members.find(({ id }) => id === one.userId);
      return member ? `@${member.username}` : t('A former member');
    })
    .join(', ');
}

/** A policy in one line: the mode, and who approves on each level. */
export function policySummary(
  policy: ApprovalPolicy | undefined,
  members: readonly Member[],
): string {
  const { mode = 'none', levels = [], allowSelf = false } = policy ?? {};
  if (mode === 'none') return modeLabel(mode);
  const approvers = levels.map((level, place) => {
    const who = levelText(level, members);
    return levels.length > 1 ? t('Level {n}: {who}', { n: place + 1, who }) : who;
  });
  return [
    modeLabel(mode),
    ...(levels.length > 0 ? approvers : [t('Everyone who may approve posts of the account')]),
    ...(allowSelf ? [t('own posts too')] : []),
  ].join(' · ');
}
