import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { useMay } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { ClockIcon, LockIcon } from '#shared/ui/action-icons.tsx';
import { EarlierButton } from '#shared/ui/feedback/earlier-button.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SignInPrompt } from '#shared/ui/feedback/sign-in-prompt.tsx';
import { EmptyState, ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { type AuditChoice, auditEvents, auditFile } from './queries.ts';

const AuditFilterBar = lazyComponent(
  async () => (await import('./audit-filter-bar.tsx')).AuditFilterBar,
  { Meanwhile: () => <div className="mb-5 h-14" /> },
);
const AuditLine = lazyComponent(async () => (await import('./audit-line.tsx')).AuditLine, {
  Meanwhile: () => <SkeletonBar className="h-10 rounded-card" />,
});

const everything: AuditChoice = { actor: '', kind: '', from: '', to: '' };

export default function AuditScreen() {
  const { state } = useAuthentication();
  const { navigate } = useHost();
  const may = useMay('audit.read');
  const [choice, setChoice] = useState(everything);
  const isShown = state === 'signed-in' && may;
  const download = isShown ? (
    <SecondaryButton onClick={() => navigate(auditFile(choice))}>{t('Export CSV')}</SecondaryButton>
  ) : undefined;
  return (
    <>
      <PageHeading
        title={t('Audit log')}
        subtitle={t('Workspace activity, last 12 months')}
        action={download}
      />
      {state === 'checking' ? <Loading /> : null}
      {state === 'signed-out' ? (
        <SignInPrompt>{t('Please sign in to see the audit log.')}</SignInPrompt>
      ) : null}
      {state === 'signed-in' && !may ? (
        <EmptyState icon={<LockIcon size={26} />} title={t('The audit log is for admins')}>
          {t('Ask an owner or admin of this workspace.')}
        </EmptyState>
      ) : null}
      {isShown ? (
        <>
          <AuditFilterBar choice={choice} onChoose={setChoice} />
          <Events choice={choice} />
        </>
      ) : null}
    </>
  );
}

function Events({ choice }: { choice: AuditChoice }) {
  const list = useInfiniteQuery(auditEvents(useApi(), choice));
  const events = list.data?.pages.flatMap((page) => page.events);
  if (list.isLoadingError) {
    return <ErrorState onRetry={list.refetch}>{t('Failed to load the audit log')}</ErrorState>;
  }
  if (!events) return <Loading />;
  if (events.length === 0) {
    return (
      <EmptyState icon={<ClockIcon size={26} />} title={t('No changes found')}>
        {t('Changes to posts, campaigns, personas, members and settings appear here.')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label={t('Audit log')} className="grid list-none grid-cols-1 gap-2">
        {events.map((event) => (
          <li key={event.id}>
            <AuditLine event={event} />
          </li>
        ))}
      </ul>
      <EarlierButton list={list}>{t('Show earlier changes')}</EarlierButton>
    </>
  );
}

function Loading() {
  return (
    <LoadingList label={t('Loading the audit log')} count={5} className="grid gap-2">
      <SkeletonBar className="h-10 rounded-card" />
    </LoadingList>
  );
}
