import { useApprovalCount } from '#shared/features/approvals/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatNumber, tn } from '#shared/i18n/translate.ts';
import { usePageStands } from '../page.tsx';

/** The number of posts that need approval, beside the name of the page. */
export function ApprovalCount({ className = '' }: { className?: string }) {
  const { state } = useAuthentication();
  const { stands } = usePageStands();
  const count = useApprovalCount(state === 'signed-in' && stands);
  if (count === 0) return null;
  return (
    <span
      className={`rounded-control bg-[color-mix(in_srgb,var(--amber-9)_22%,var(--panel))] px-1.5 text-xs leading-5 text-ink ${className}`}
    >
      <span aria-hidden="true">{formatNumber(count)}</span>
      <span className="sr-only">
        {tn(count, '{n} post needs approval', '{n} posts need approval')}
      </span>
    </span>
  );
}
