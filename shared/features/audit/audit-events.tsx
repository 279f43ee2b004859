import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { t } from '#shared/i18n/translate.ts';
import { ClockIcon } from '#shared/ui/action-icons.tsx';
import { EarlierButton } from '#shared/ui/feedback/earlier-button.tsx';
import { EmptyState, ErrorState } from '#shared/ui/feedback/states.tsx';
import { AuditFilterBar } from './audit-filter-bar.tsx';
import { AuditLine } from './audit-line.tsx';
import { Loading } from './audit-states.tsx';
import { type AuditChoice, auditEvents } from './queries.ts';

/** The matching events with their filters. */
export function AuditEvents(props: { choice: AuditChoice; onChoose(choice: AuditChoice): void }) {
  return (
    <>
      <AuditFilterBar {...props} />
      <Events choice={props.choice} />
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
