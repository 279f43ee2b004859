import { Badge, Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useHost } from '#shared/client/host.tsx';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { RoleButton } from '#shared/features/auth/public.tsx';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { LinkIcon } from '#shared/ui/action-icons.tsx';
import { Card } from '#shared/ui/cards.tsx';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { EmptyState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useRetainedValue } from '#shared/ui/hooks/use-retained-value.ts';
import { AccountPersona } from './account-persona.tsx';
import { AddAccountCard } from './add-account-card.tsx';
import { PlatformMark } from './platform-mark.tsx';
import { useDisconnectAccount } from './queries.ts';
import { CONNECTIONS, useAddAccount, useConnect } from './use-connect.ts';

export function AccountsTab(props: {
  accounts: SocialAccount[];
  onConnect(): void;
  onConfigure(): void;
}) {
  const { accounts } = props;
  const host = useHost();
  const [asked, setAsked] = useState<SocialAccount | null>(null);
  const last = useRetainedValue(asked);
  const disconnect = useDisconnectAccount();
  const connect = useConnect(accounts);
  const add = useAddAccount(accounts);
  // The panel's key may not disconnect: its person does that in the console.
  const askToDisconnect = (account: SocialAccount) =>
    host.place === 'panel' ? host.navigate(CONNECTIONS) : setAsked(account);
  return (
    <>
      {accounts.length === 0 ? (
        <NoAccounts onConnect={props.onConnect} />
      ) : (
        <ul aria-label={t('Connected accounts')} className="flex list-none flex-col gap-4">
          {accounts.map((account) => (
            <li key={account.id}>
              <AccountCard
                account={account}
                onConfigure={props.onConfigure}
                onReconnect={() => connect(account.platform)}
                onDisconnect={() => askToDisconnect(account)}
              />
            </li>
          ))}
        </ul>
      )}
      {accounts.length > 0 ? <AddAccountCard onAdd={add} /> : null}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t('Disconnect Account')}
        confirmLabel={t('Disconnect')}
        onConfirm={() => asked && disconnect.mutate(asked, { onSuccess: focusHeading })}
      >
        {t(
          'Are you sure you want to disconnect @{username}? Its scheduled posts stay on hold until you connect it again.',
          { username: last?.username ?? '' },
        )}
      </ConfirmDialog>
    </>
  );
}

function NoAccounts({ onConnect }: { onConnect(): void }) {
  return (
    <EmptyState
      icon={<LinkIcon size={26} />}
      title={t('No accounts connected yet')}
      action={
        <Button size="3" onClick={onConnect}>
          {t('Connect Your First Account')}
        </Button>
      }
    >
      {t('Connect an account to publish and schedule posts with it')}
    </EmptyState>
  );
}

function AccountCard(props: {
  account: SocialAccount;
  onConfigure(): void;
  onReconnect(): void;
  onDisconnect(): void;
}) {
  const { account } = props;
  return (
    <Card>
      <article
        aria-label={`${platformLabel(account.platform)} @${account.username}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-3"
      >
        <PlatformMark platform={account.platform} />
        <div className="min-w-0 flex-1 basis-52">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="heading text-lg">{platformLabel(account.platform)}</h2>
            <StateBadge account={account} />
          </div>
          <p className="text-sm wrap-anywhere">@{account.username}</p>
          <p className="text-sm text-muted">
            {tn(account.followers, '{count} follower', '{count} followers', {
              count: compactMetric(account.followers),
            })}
            {Number.isNaN(Date.parse(account.connectedAt))
              ? ''
              : `, ${t('connected {date}', { date: formatInstant(account.connectedAt, { dateStyle: 'medium' }) })}`}
          </p>
          {account.needsReconnect ? (
            <p className="mt-1 text-sm text-danger">
              {t('{platform} no longer accepts this account. Reconnect it to keep posting.', {
                platform: platformLabel(account.platform),
              })}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {account.needsReconnect ? (
            <RoleButton
              needs="accounts.manage"
              aria-label={t('Reconnect @{username}', { username: account.username })}
              onClick={props.onReconnect}
            >
              {t('Reconnect')}
            </RoleButton>
          ) : null}
          <SecondaryButton
            aria-label={t('Configure @{username}', { username: account.username })}
            onClick={props.onConfigure}
          >
            {t('Configure')}
          </SecondaryButton>
          <RoleButton
            needs="accounts.manage"
            variant="soft"
            color="ruby"
            aria-label={t('Disconnect @{username}', { username: account.username })}
            onClick={props.onDisconnect}
          >
            {t('Disconnect')}
          </RoleButton>
        </div>
        <AccountPersona account={account} />
      </article>
    </Card>
  );
}

function StateBadge({ account }: { account: SocialAccount }) {
  if (account.needsReconnect) {
    return (
      <Badge variant="soft" color="amber">
        {t('Reconnect needed')}
      </Badge>
    );
  }
  return (
    <Badge variant="soft" color={account.isActive ? 'green' : 'gray'}>
      {account.isActive ? t('Active') : t('Inactive')}
    </Badge>
  );
}
