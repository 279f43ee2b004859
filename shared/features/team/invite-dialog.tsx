import { useState } from 'react';
import { createInvitation, type InvitationLink } from '#shared/contracts/invitations.ts';
import { mayGrant, type Role } from '#shared/contracts/permissions.ts';
import { roleOptions, roleText } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { useFormIssues } from '#shared/ui/forms/form-issues.ts';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { CopyLink } from './copy-link.tsx';
import { useInvite } from './queries.ts';

interface Inviting {
  open: boolean;
  onClose(): void;
  ownRole: Role;
}

/** Invites one person, then shows the link this once. */
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

type Way = 'x' | 'email' | 'nobody';

function InviteForm({ ownRole }: Inviting) {
  const [way, setWay] = useState<Way>('x');
  const [role, setRole] = useState<Role>('author');
  const [address, setAddress] = useState('');
  const [made, setMade] = useState<InvitationLink | null>(null);
  const invite = useInvite();
  const given = way === 'nobody' ? 'viewer' : role;
  const input = {
    role: given,
    ...(way === 'x' ? { xUsername: address } : way === 'email' ? { email: address } : {}),
  };
  const { form, issueOf, refusal, submit, touched } = useFormIssues<typeof input>({
    contract: createInvitation.body,
    input,
    serverError: invite.error,
    onValid: () => invite.mutate(input, { onSuccess: setMade }),
  });
  if (made) {
    const again = () => {
      setMade(null);
      setAddress('');
    };
    return <CopyLink made={made} onMore={again} />;
  }
  const wayOptions: { value: Way; label: string }[] = [
    { value: 'x', label: t('X username') },
    { value: 'email', label: t('Mail address') },
    { value: 'nobody', label: t('Anyone with the link (viewer)') },
  ];
  const type = (text: string) => {
    setAddress(text);
    touched({ xUsername: text, email: text } as Partial<typeof input>);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <SelectField<Way> label={t('Invite by')} options={wayOptions} value={way} onChoose={setWay} />
      {way === 'x' ? (
        <LineField
          label={t('X username')}
          hint={t('Only the person who signs in with X under this username can join.')}
          error={issueOf('xUsername' as keyof typeof input)}
          value={address}
          onType={type}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      {way === 'email' ? (
        <LineField
          label={t('Mail address')}
          hint={t('Only a person who has confirmed this address in their settings can join.')}
          error={issueOf('email' as keyof typeof input)}
          type="email"
          value={address}
          onType={type}
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
          error={issueOf('role')}
          options={roleOptions((one) => mayGrant(ownRole, one))}
          value={role}
          onChoose={(chosen) => {
            setRole(chosen);
            touched({ role: chosen });
          }}
        />
      )}
      <Refusal>{refusal}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={invite.isPending}>
        {invite.isPending ? t('Inviting...') : t('Create invitation')}
      </BusyButton>
    </form>
  );
}
