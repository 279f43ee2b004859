import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { type AccountLevel, type AccountRight, accountLevels } from '#shared/contracts/members.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { levelLabel } from '#shared/i18n/role-labels.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';

export function useLevelAccounts(): readonly SocialAccount[] {
  return useQuery(socialAccountList(useApi())).data ?? [];
}

/** A level for each X account of the workspace, in place of what the role says. */
export function AccountLevels(props: {
  accounts: readonly SocialAccount[];
  rights: readonly AccountRight[];
  onChange(rights: AccountRight[]): void;
}) {
  const { accounts, rights, onChange } = props;
  const options: { value: AccountLevel | ''; label: string }[] = [
    { value: '', label: t('As the role') },
    ...accountLevels.map((value) => ({ value, label: levelLabel(value) })),
  ];
  return (
    <div className="grid gap-4">
      {accounts.map(({ id, username }) => (
        <SelectField
          key={id}
          label={`@${username}`}
          options={options}
          value={rights.find(({ accountId }) => accountId === id)?.level ?? ''}
          onChoose={(level) => {
            const others = rights.filter(({ accountId }) => accountId !== id);
            onChange(level === '' ? others : [...others, { accountId: id, level }]);
          }}
        />
      ))}
    </div>
  );
}

/** The rights on accounts that are connected. */
export function AccountRightsText({ rights }: { rights: readonly AccountRight[] }) {
  const accounts = useLevelAccounts();
  const named = rights.flatMap(({ accountId, level }) => {
    const account = accounts.find(({ id }) => id === accountId);
    return account ? `@${account.username}: ${levelLabel(level)}` : [];
  });
  if (named.length === 0) return null;
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {tn(named.length, '{n} account right', '{n} account rights')} ({named.join(', ')})
    </p>
  );
}
