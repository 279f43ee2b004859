import type { ApprovalLevel } from '#shared/contracts/approval-kinds.ts';
import type { Member } from '#shared/contracts/members.ts';
import { roleMay, roles } from '#shared/contracts/permissions.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { CheckField } from '#shared/ui/forms/fields.tsx';

type Approver = ApprovalLevel[number];
const keyOf = (one: Approver) => ('role' in one ? one.role : one.userId);

/** Who may approve on one level: any of the roles and members that are ticked. */
export function LevelField(props: {
  place: number;
  level: ApprovalLevel;
  members: readonly Member[];
  onChange(level: ApprovalLevel): void;
  /** Left out where a level has to stay. */
  onRemove: (() => void) | undefined;
}) {
  const { place, level, members } = props;
  const tick = (one: Approver, label: string) => (
    <CheckField
      key={keyOf(one)}
      label={label}
      checked={level.some((other) => keyOf(other) === keyOf(one))}
      onChange={(on) => {
        const others = level.filter((other) => keyOf(other) !== keyOf(one));
        props.onChange(on ? [...others, one] : others);
      }}
    />
  );
  const mayApprove = members.filter(
    ({ role, accounts }) =>
      roleMay(role, 'posts.approve') || accounts.some((account) => account.level === 'approve'),
  );
  // Who was named before and may not approve any more is still shown.
  const named = level.flatMap((one) => ('userId' in one ? [one.userId] : []));
  const gone = named.filter((id) => !mayApprove.some((member) => member.id === id));
  const nameOf = (id: string) => members.find((member) => member.id === id)?.username;
  return (
    <fieldset className="rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-medium">
        {t('Level {n}: who approves', { n: place + 1 })}
      </legend>
      <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
        {roles
          .filter((role) => roleMay(role, 'posts.approve'))
          .map((role) => tick({ role }, t('Every {role}', { role: roleLabel(role) })))}
        {mayApprove.map(({ id, username }) => tick({ userId: id }, `@${username}`))}
        {gone.map((id) =>
          tick({ userId: id }, nameOf(id) ? `@${nameOf(id)}` : t('A former member')),
        )}
      </div>
      <p className="mt-3 text-xs text-muted">
        {t('Only those who are ticked approve. One of them is enough.')}
      </p>
      {props.onRemove ? (
        <SecondaryButton
          className="mt-3"
          aria-label={t('Remove level {n}', { n: place + 1 })}
          onClick={props.onRemove}
        >
          {t('Remove level')}
        </SecondaryButton>
      ) : null}
    </fieldset>
  );
}
