import { useState } from 'react';
import { createInvitation, type InvitationLink } from '#shared/contracts/invitations.ts';
import { mayGrant, type Role } from '#shared/contracts/permissions.ts';
import { roleLabel, roleOptions, roleText } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { bindFields } from '#shared/ui/forms/draft-form.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { AccountLevels, useLevelAccounts } from './account-levels.tsx';
import { CopyLink } from './copy-link.tsx';
import { emptyInvite, type InviteDraft, toInvitation, useKeptInvite } from './invite-form-state.ts';
import { type InvitationInput, useInvite } from './queries.ts';

interface Inviting {
  open: boolean;
  onClose(): void;
  ownRole: Role;
}

/** Invites one person, then shows the link this once. Closing keeps what was typed until it is sent. */
export function InviteDialog(props: Inviting) {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('Invite a member')}
      description={t('An invitation works once, for 7 days. You can revoke it at any time.')}
    >
      <InviteForm {...props} />
    </FormDialog>
  );
}

function InviteForm({ ownRole }: Inviting) {
  const [draft, keep, keepAfter] = useKeptInvite();
  const [made, setMade] = useState<InvitationLink | null>(null);
  const accounts = useLevelAccounts();
  const invite = useInvite();
  const { way, role } = draft;
  const input = toInvitation(draft);
  const { form, issueOf, refusal, submit, touched } = useFormIssues<InvitationInput>({
    contract: createInvitation.body,
    input,
    serverError: invite.error,
    onValid: () => keepAfter(invite.mutateAsync(input, { onSuccess: setMade }), emptyInvite),
  });
  if (made) return <CopyLink made={made} onMore={() => setMade(null)} />;

  function change(part: Partial<InviteDraft>) {
    touched(toInvitation({ ...draft, ...part }));
    keep({ ...draft, ...part });
  }

  const wayOptions: { value: InviteDraft['way']; label: string }[] = [
    { value: 'x', label: t('X username') },
    { value: 'email', label: t('Mail address') },
    { value: 'nobody', label: t('Anyone with the link (viewer)') },
  ];
  const field = bindFields(draft, change);
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <SelectField label={t('Invite by')} options={wayOptions} {...field.choice('way')} />
      {way === 'x' ? (
        <LineField
          label={t('X username')}
          hint={t('Only the person who signs in with X under this username can join.')}
          {...field.text('address')}
          error={issueOf('xUsername')}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      {way === 'email' ? (
        <LineField
          label={t('Mail address')}
          hint={t('Only a person who has confirmed this address in their settings can join.')}
          {...field.text('address')}
          error={issueOf('email')}
          type="email"
        />
      ) : null}
      {way === 'nobody' ? (
        <p className="text-sm text-muted">
          {t('Whoever opens the link asks to join as a viewer. An owner or admin confirms them.')}
        </p>
      ) : (
        <SelectField
          label={t('Role')}
          hint={roleText(role)}
          options={roleOptions((one) => mayGrant(ownRole, one))}
          {...field.choice('role')}
          error={issueOf('role')}
        />
      )}
      {way !== 'nobody' && accounts.length > 0 ? (
        <details className="text-sm">
          <summary className="cursor-pointer font-medium">{t('Rights per account')}</summary>
          <p className="my-3 text-muted">
            {t('Without a choice, the role decides: {role}.', { role: roleLabel(role) })}
          </p>
          <AccountLevels
            accounts={accounts}
            rights={draft.accounts}
            onChange={(rights) => change({ accounts: rights })}
          />
        </details>
      ) : null}
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={invite.isPending}>
        {invite.isPending ? t('Inviting...') : t('Create invitation')}
      </BusyButton>
    </form>
  );
}
