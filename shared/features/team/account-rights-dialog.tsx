import { useId, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { type AccountLevel, accountLevels, type Member } from '#shared/contracts/members.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { levelLabel, roleLabel } from '#shared/i18n/role-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { Refusal } from '#shared/ui/feedback/states.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { SelectField } from '#shared/ui/forms/fields.tsx';
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
  const form = useId();
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const change = useChangeMember();
  const [levels, setLevels] = useState<Record<string, AccountLevel | ''>>(() =>
    Object.fromEntries(member.accounts.map(({ accountId, level }) => [accountId, level])),
  );
  if (accounts.length === 0) {
    return <p className="text-muted">{t('No X account is connected to this workspace.')}</p>;
  }
  const chosen = Object.entries(levels).flatMap(([accountId, level]) =>
    level === '' ? [] : [{ accountId, level }],
  );
  const options = [
    { value: '' as const, label: t('As the role') },
    ...accountLevels.map((value) => ({ value, label: levelLabel(value) })),
  ];
  return (
    <form
      id={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ id: member.id, accounts: chosen }, { onSuccess: onClose });
      }}
    >
      {accounts.map(({ id, username }) => (
        <SelectField
          key={id}
          label={`@${username}`}
          options={options}
          value={levels[id] ?? ''}
          onChoose={(level) => setLevels({ ...levels, [id]: level })}
        />
      ))}
      <Refusal>{change.error ? errorSentence(change.error) : null}</Refusal>
      <BusyButton type="submit" className="justify-self-end" busy={change.isPending}>
        {change.isPending ? t('Saving...') : t('Save')}
      </BusyButton>
    </form>
  );
}
