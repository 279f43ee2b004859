import { Button } from '@radix-ui/themes';
import { Link } from 'wouter';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { t, tn } from '#shared/i18n/translate.ts';
import { APPROVALS } from '#shared/lib/schedule-link.ts';
import { useFocusOnceNone } from '#shared/ui/hooks/focus-once-none.ts';

/** How many posts of a campaign need approval, and the way to them. */
export function ApproveCampaign({ campaign, titleId }: { campaign: Campaign; titleId: string }) {
  const { awaitingApproval: count, id, name } = campaign;
  useFocusOnceNone(count, titleId);
  if (count === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-tint px-3 py-2">
      <p className="min-w-0 flex-1 basis-36 text-sm">
        {tn(count, '{n} post needs approval', '{n} posts need approval')}
      </p>
      <Button asChild variant="soft">
        <Link
          href={`${APPROVALS}?campaign=${id}`}
          aria-label={t('Review the posts of {name}', { name })}
        >
          {t('Review')}
        </Link>
      </Button>
    </div>
  );
}
