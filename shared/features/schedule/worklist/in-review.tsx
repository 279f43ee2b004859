import { useHost } from '#shared/client/host.tsx';
import { useApprovalCount } from '#shared/features/approvals/public.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { APPROVALS } from '#shared/lib/schedule-link.ts';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';

/** How many posts need approval, and the way to them. */
export function InReview() {
  const host = useHost();
  const count = useApprovalCount();
  if (count === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-panel px-3 py-2 text-sm">
      <p>{tn(count, '{n} post needs approval', '{n} posts need approval')}</p>
      <SecondaryButton onClick={() => host.navigate(APPROVALS)}>{t('Review')}</SecondaryButton>
    </div>
  );
}
