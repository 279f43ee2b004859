import { useState } from 'react';
import { errorSentence } from '#shared/client/error-sentence.ts';
import type { AccountRight, Member } from '#shared/contracts/members.ts';
import { roleLabel } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { AccountLevels, useLevelAccounts } from './account-levels.tsx';
import { useChangeMember } from './queries.ts';

interface Rights {
  open: boolean;
  onClose(): void;
  member: Member;
  name: string;
}

/** What a member may do with each X account, in place of what the role says. */
export function AccountRightsDialog(props: Rights) {
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      title={t('X account rights of {name}', { name: props.name })}
      description={t('Without a choice, the role decides: {role}.', {
        role: roleLabel(props.member.role),
      })}
    >
      <RightsForm {...props} />
    </FormDialog>
  );
}

function RightsForm({ member, onClose }: Rights) {
  const change = useChangeMember();
  const accounts = useLevelAccounts();
  const [rights, setRights] = useState<AccountRight[]>(member.accounts);
  if (accounts.length === 0) {
    return <p className="text-muted">{t('No X account is connected to this workspace.')}</p>;
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ id: member.id, accounts: rights }, { onSuccess: onClose });
      }}
    >
      <AccountLevels accounts={accounts} rights={rights} onChange={setRights} />
      <Refusal>{change.error ? errorSentence(change.error) : null}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={change.isPending}>
        {change.isPending ? t('Saving...') : t('Save')}
      </BusyButton>
    </form>
  );
}
