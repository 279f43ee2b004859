import { Badge } from '@radix-ui/themes';
import { useState } from 'react';
import type { Member } from '#shared/contracts/members.ts';
import { mayGrant, type Role, roleMay } from '#shared/contracts/permissions.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { roleLabel, roleOptions, roleText } from '#shared/i18n/role-labels.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { DangerButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { AccountRightsDialog } from './account-rights-dialog.tsx';
import { MemberAccessDialog } from './member-access-dialog.tsx';
import { useChangeMember } from './queries.ts';
import { RemoveMember } from './remove-member.tsx';

/** One member: who, in which role, with which rights, and the way out. */
export function MemberRow(props: { member: Member; ownRole: Role; isLastOwner: boolean }) {
  const { member, ownRole, isLastOwner } = props;
  const [hasRights, setRights] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [showsAccess, setAccess] = useState(false);
  const watches = roleMay(ownRole, 'members.manage');
  const change = useChangeMember();
  const name = member.name ?? `@${member.username}`;
  const manages = mayGrant(ownRole, member.role);
  const canGo = (manages || member.isSelf) && !isLastOwner;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5">
      <UserAvatar name={member.name ?? member.username} image={member.profileImageUrl} />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium wrap-anywhere">
          {name}{' '}
          {member.isSelf ? (
            <Badge variant="soft" color="gray">
              {t('You')}
            </Badge>
          ) : null}
        </p>
        {member.name ? (
          <p className="text-sm text-muted wrap-anywhere">@{member.username}</p>
        ) : null}
        <p className="text-sm text-muted">
          {t('Joined {date}', { date: formatInstant(member.joinedAt, { dateStyle: 'medium' }) })}
          {member.invitedBy
            ? `, ${t('invited by @{username}', { username: member.invitedBy })}`
            : ''}
        </p>
      </div>
      <div className="w-36">
        {manages && !isLastOwner ? (
          <Select
            aria-label={t('Role of {name}', { name })}
            title={roleText(member.role)}
            options={roleOptions((role) => mayGrant(ownRole, role))}
            value={change.isPending ? (change.variables.role ?? member.role) : member.role}
            onChoose={(role) => change.mutate({ id: member.id, role })}
          />
        ) : (
          <p
            className="text-sm font-medium"
            title={isLastOwner ? t('A workspace needs an owner.') : roleText(member.role)}
          >
            {roleLabel(member.role)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {manages ? (
          <SecondaryButton
            aria-label={t('X account rights of {name}', { name })}
            onClick={() => setRights(true)}
          >
            {member.accounts.length > 0
              ? tn(member.accounts.length, '{n} account right', '{n} account rights')
              : t('Account rights')}
          </SecondaryButton>
        ) : null}
        {watches && !member.isSelf ? (
          <SecondaryButton
            aria-label={t('Sessions and keys of {name}', { name })}
            onClick={() => setAccess(true)}
          >
            {t('Sessions and keys')}
          </SecondaryButton>
        ) : null}
        {canGo ? (
          <DangerButton
            aria-label={member.isSelf ? t('Leave the workspace') : t('Remove {name}', { name })}
            onClick={() => setLeaving(true)}
          >
            {member.isSelf ? t('Leave') : t('Remove')}
          </DangerButton>
        ) : null}
      </div>
      <AccountRightsDialog
        open={hasRights}
        onClose={() => setRights(false)}
        member={member}
        name={name}
      />
      <MemberAccessDialog
        open={showsAccess}
        onClose={() => setAccess(false)}
        member={member}
        name={name}
      />
      <RemoveMember
        open={isLeaving}
        onClose={() => setLeaving(false)}
        member={member}
        name={name}
      />
    </li>
  );
}
