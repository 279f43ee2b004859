import { Badge } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import {
  endAllSessions,
  endSession,
  listSessions,
  type Session,
} from '#shared/contracts/sessions.ts';
import { deviceName } from '#shared/i18n/formats/device-name.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { DangerButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { useAuthentication, useLeave } from './queries.ts';

/** Where the signed-in person is signed in, and the way out of all of it. */
export function SignedInDevices() {
  const { state } = useAuthentication();
  const sessions = readQuery(useApi(), listSessions, t('Failed to load signed-in devices'));
  const list = useQuery({ ...sessions, enabled: state === 'signed-in' });

  if (state === 'signed-out' || list.data === null) {
    return <p className="text-muted">{t('Please sign in to see where you are signed in.')}</p>;
  }
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load signed-in devices')}</ErrorState>;
  }
  if (!list.data) return <SkeletonBar className="h-12" />;
  return (
    <>
      <ul aria-label={t('Signed-in devices')} className="divide-y divide-line border-y border-line">
        {list.data.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  );
}

function Device({ session }: { session: Session }) {
  useEachMinute();
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium" title={session.userAgent ?? undefined}>
          {deviceName(session.userAgent)}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {joined([
            t('Last seen: {lastSeenAt}', { lastSeenAt: relativeTime(session.lastSeenAt) }),
            session.workspace,
            session.address,
          ])}
        </p>
      </div>
      {session.current ? (
        <Badge color="green">{t('This device')}</Badge>
      ) : (
        <EndSession session={session} />
      )}
    </li>
  );
}

/** What is known of them, one after the other. */
export const joined = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

function EndSession({ session }: { session: Session }) {
  const api = useApi();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.call(endSession, { params: { id: session.id } }),
    meta: { errorMessage: t('Failed to sign out this device'), serverMessage: true },
    onSuccess: focusHeading,
    onSettled: () => queries.invalidateQueries({ queryKey: [listSessions.path] }),
  });
  return (
    <DangerButton
      busy={end.isPending}
      aria-label={t('Sign out {device}', { device: deviceName(session.userAgent) })}
      onClick={() => end.mutate()}
    >
      {t('Sign out')}
    </DangerButton>
  );
}

function SignOutEverywhere() {
  const host = useHost();
  const [asked, setAsked] = useState(false);
  const end = useLeave(endAllSessions, t('Failed to sign out everywhere'));
  return (
    <>
      <DangerButton className="mt-5" busy={end.isPending} onClick={() => setAsked(true)}>
        {t('Sign out everywhere')}
      </DangerButton>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={t('Sign Out Everywhere')}
        confirmLabel={t('Sign out everywhere')}
        onConfirm={() => end.mutate(undefined, { onSuccess: () => host.navigate('/login') })}
      >
        {t(
          'Signs out every browser in all your workspaces, including this one, and ends your extension keys: connect your extensions again.',
        )}
      </ConfirmDialog>
    </>
  );
}
