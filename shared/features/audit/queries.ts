import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { type auditTargets, exportAuditEvents, listAuditEvents } from '#shared/contracts/audit.ts';
import { t } from '#shared/i18n/translate.ts';

export interface AuditChoice {
  /** The id of a member; '' for everybody. */
  actor: string;
  kind: (typeof auditTargets)[number] | '';
  /** `YYYY-MM-DD`; '' for no bound. */
  from: string;
  to: string;
}

const chosen = (choice: AuditChoice) =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''));

/** The log, the latest first, a page at a time. */
export const auditEvents = (api: ApiClient, choice: AuditChoice) =>
  infiniteQueryOptions({
    queryKey: [listAuditEvents.path, choice],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        listAuditEvents,
        { query: { ...chosen(choice), ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ events, isLast }) => (isLast ? undefined : events.at(-1)?.id),
    meta: { errorMessage: t('Failed to load the audit log') },
  });

/** The address of the same as a file. */
export function auditFile(choice: AuditChoice): string {
  const query = String(new URLSearchParams(chosen(choice)));
  return query === '' ? exportAuditEvents.path : `${exportAuditEvents.path}?${query}`;
}
