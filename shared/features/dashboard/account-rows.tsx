import type { ComponentType } from 'react';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { shortFollowers } from './figures.ts';

type Mark = ComponentType<{ platform: string }>;

/** The connected accounts; null while they are read. */
export function AccountRows(props: {
  all: SocialAccount[] | null;
  Mark: Mark;
  Loading: ComponentType;
}) {
  if (!props.all) return <props.Loading />;
  return (
    <ul className="flex list-none flex-col gap-3">
      {props.all.map((account) => (
        <Account key={account.id} account={account} Mark={props.Mark} />
      ))}
    </ul>
  );
}

function Account({ account, Mark }: { account: SocialAccount; Mark: Mark }) {
  return (
    <li className="flex items-center gap-3">
      <Mark platform={account.platform} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium" title={`@${account.username}`}>
          @{account.username}
        </p>
        <p className="text-sm text-muted">
          {platformLabel(account.platform)} ·{' '}
          {tn(account.followers, '{count} follower', '{count} followers', {
            count: shortFollowers(account.followers),
          })}
        </p>
      </div>
      <span className={`shrink-0 text-sm ${account.needsReconnect ? 'text-danger' : 'text-muted'}`}>
        {account.needsReconnect
          ? t('Reconnect needed')
          : account.isActive
            ? t('Active')
            : t('Inactive')}
      </span>
    </li>
  );
}
