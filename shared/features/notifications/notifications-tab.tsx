import { Badge, Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { Notification } from '#shared/contracts/notifications.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { BellIcon } from '#shared/ui/action-icons.tsx';
import { ListStates, LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { LongList } from '#shared/ui/long-list.tsx';
import { NotificationCard } from './notification-card.tsx';
import { notificationList, useMarkAllRead } from './queries.ts';

/** The notifications, newest first. Whoever is signed out sees that there are none. */
export function NotificationsTab({ onSetUp }: { onSetUp(): void }) {
  const { state } = useAuthentication();
  const list = useQuery({ ...notificationList(useApi()), enabled: state === 'signed-in' });
  if (state === 'signed-out') return <SignedOut />;
  return (
    <ListStates
      list={list}
      failed={t('Failed to load notifications')}
      signedOut={<SignedOut />}
      loading={
        <LoadingList label={t('Loading notifications')} count={3} className="grid gap-3">
          <SkeletonBar className="h-32 rounded-card" />
        </LoadingList>
      }
      empty={
        <Nothing action={<Button onClick={onSetUp}>{t('Set up alerts')}</Button>}>
          {t('Alerts appear here when watchlist alerts trigger')}
        </Nothing>
      }
    >
      {(notifications) => (
        <>
          <Unread notifications={notifications} />
          <LongList
            label={t('Notifications')}
            items={notifications}
            className="grid list-none gap-3"
          >
            {(notification) => <NotificationCard notification={notification} />}
          </LongList>
        </>
      )}
    </ListStates>
  );
}

function Unread({ notifications }: { notifications: Notification[] }) {
  const markAll = useMarkAllRead();
  const unread = notifications.filter(({ isRead }) => !isRead).length;
  return (
    <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-3">
      <p role="status">
        <Badge size="2" variant="soft" {...(unread > 0 ? {} : { color: 'gray' })}>
          {unread > 0 ? tn(unread, '{n} unread', '{n} unread') : t('All read')}
        </Badge>
      </p>
      {unread > 0 ? (
        <SecondaryButton
          busy={markAll.isPending}
          onClick={() => markAll.mutate(undefined, { onSuccess: focusHeading })}
        >
          {t('Mark all as read')}
        </SecondaryButton>
      ) : null}
    </div>
  );
}

function Nothing(props: { children: string; action: ReactNode }) {
  return (
    <EmptyState
      icon={<BellIcon size={26} />}
      title={t('No notifications yet')}
      action={props.action}
    >
      {props.children}
    </EmptyState>
  );
}

function SignedOut() {
  const host = useHost();
  return (
    <Nothing action={<Button onClick={host.signIn}>{t('Sign in')}</Button>}>
      {t('Alerts appear here when watchlist alerts trigger. Sign in to see yours.')}
    </Nothing>
  );
}
