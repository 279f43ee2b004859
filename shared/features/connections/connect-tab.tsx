import { Badge } from '@radix-ui/themes';
import { useId } from 'react';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useConnecting } from './connecting-store.ts';
import { type CatalogueEntry, catalogue } from './platform-catalogue.ts';
import { PlatformMark } from './platform-mark.tsx';
import { useConnect } from './use-connect.ts';

/** Every platform with what it will do, and a button for the one that works. */
export function ConnectTab({ accounts }: { accounts: SocialAccount[] }) {
  const connect = useConnect(accounts);
  return (
    <ul aria-label={t('Platforms')} className="grid list-none gap-5 md:grid-cols-2 xl:grid-cols-3">
      {catalogue.map((entry) => (
        <li key={entry.id} className="min-w-0">
          <PlatformCard
            entry={entry}
            account={accounts.find(({ platform }) => platform === entry.id) ?? null}
            onConnect={() => connect(entry.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function PlatformCard(props: {
  entry: CatalogueEntry;
  account: SocialAccount | null;
  onConnect(): void;
}) {
  const { entry, account } = props;
  const titleId = useId();
  const { connecting } = useConnecting();
  const isComing = entry.status === 'coming-soon';
  return (
    <Card className="flex h-full flex-col">
      <article aria-labelledby={titleId} className="flex flex-1 flex-col">
        <div className="flex items-start gap-3">
          <PlatformMark platform={entry.id} />
          <h2 id={titleId} className="heading min-w-0 flex-1 pt-1.5 text-lg">
            {entry.name}
          </h2>
          {isComing ? (
            <Badge variant="soft" color="gray">
              {t('Coming Soon')}
            </Badge>
          ) : account ? (
            <Badge variant="soft" color={account.needsReconnect ? 'amber' : 'green'}>
              {account.needsReconnect ? t('Reconnect needed') : t('Connected')}
            </Badge>
          ) : null}
        </div>
        <p className="mt-3 text-sm text-muted">{t(entry.description)}</p>
        <ul className="mt-3 mb-5 flex flex-1 list-none flex-wrap content-start gap-1.5">
          {entry.features.map((feature) => (
            <li key={feature}>
              <Badge variant="outline" color="gray">
                {t(feature)}
              </Badge>
            </li>
          ))}
        </ul>
        {isComing ? (
          <SecondaryButton size="3" disabled>
            {t('Coming Soon')}
          </SecondaryButton>
        ) : (
          <ConnectButton
            name={entry.name}
            account={account}
            isConnecting={connecting?.platform === entry.id}
            onConnect={props.onConnect}
          />
        )}
      </article>
    </Card>
  );
}

function ConnectButton(props: {
  name: string;
  account: SocialAccount | null;
  isConnecting: boolean;
  onConnect(): void;
}) {
  const { name, account } = props;
  if (account && !account.needsReconnect) {
    return (
      <SecondaryButton size="3" disabled>
        {t('Connected')}
      </SecondaryButton>
    );
  }
  const [label, spoken] = props.isConnecting
    ? [t('Connecting...'), t('Connecting {name}...', { name })]
    : account
      ? [t('Reconnect'), t('Reconnect {name}', { name })]
      : [t('Connect'), t('Connect {name}', { name })];
  return (
    <RoleButton needs="accounts.manage" size="3" aria-label={spoken} onClick={props.onConnect}>
      {label}
    </RoleButton>
  );
}
