import { useState } from 'react';
import { useSearch } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { ApprovalPolicy } from '#shared/contracts/approvals.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { memberList } from '#shared/features/team/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useShown } from '#shared/ui/hooks/use-shown.ts';
import { approvalPolicies } from '../queries.ts';
import { PolicyDialog } from './policy-dialog.tsx';
import { policySummary } from './policy-labels.ts';

const HEADING = 'approval-policies';

/** Which X accounts need an approval, and whose: the workspace first, then each account. */
export function ApprovalPolicies() {
  const api = useApi();
  const manages = useMay('settings.manage');
  const list = useQuery(approvalPolicies(api));
  const accounts = useQuery(socialAccountList(api)).data ?? [];
  const members = useQuery(memberList(api)).data ?? [];
  const [edited, setEdited] = useState<{ id: string | null; name: string } | null>(null);
  const isAsked = new URLSearchParams(useSearch()).has('approvals');
  useShown(isAsked && list.data ? `#${HEADING}` : null, 'start');
  const policies = list.data ?? [];
  const rows = [
    { id: null, name: t('All X accounts') },
    ...accounts.map(({ id, username }) => ({ id, name: `@${username}` })),
  ];
  const of = (id: string | null): ApprovalPolicy | undefined =>
    policies.find(({ accountId }) => accountId === id);
  return (
    <section aria-labelledby={HEADING} className="mt-10">
      <h2 id={HEADING} tabIndex={-1} className="heading text-xl">
        {t('Approvals')}
      </h2>
      <p className="mt-1 mb-3 text-pretty text-muted">
        {t('Choose who approves posts before they go live.')}
      </p>
      {list.isLoadingError ? (
        <ErrorState onRetry={list.refetch}>{t('Failed to load approval policies')}</ErrorState>
      ) : list.data ? (
        <ul
          aria-label={t('Approval policies')}
          className="list-none divide-y divide-line rounded-card border border-line bg-panel"
        >
          {rows.map((row) => (
            <li
              key={row.id ?? 'workspace'}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 md:px-5"
            >
              <div className="min-w-0 flex-1 basis-44">
                <p className="font-medium wrap-anywhere">{row.name}</p>
                <p className="text-sm text-muted wrap-anywhere">
                  {row.id !== null && !of(row.id)
                    ? t('Same as all accounts')
                    : policySummary(of(row.id), members)}
                </p>
              </div>
              {manages ? (
                <SecondaryButton
                  aria-label={t('Edit the approval policy: {name}', { name: row.name })}
                  onClick={() => setEdited(row)}
                >
                  {t('Edit')}
                </SecondaryButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonBar className="h-32" />
      )}
      {manages ? null : (
        <p className="mt-3 text-sm text-muted">
          {t('Only owners and admins change approval policies.')}
        </p>
      )}
      {edited ? (
        <PolicyDialog
          accountId={edited.id}
          name={edited.name}
          policies={policies}
          members={members}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </section>
  );
}
