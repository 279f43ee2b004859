import { t } from '#shared/i18n/translate.ts';
import { Card } from '#shared/ui/cards.tsx';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { CARD_GRID } from '#shared/ui/long-list.tsx';

const SKELETONS = 6;

/** The place of the campaigns while they are read. */
export function CampaignsToCome() {
  return (
    <LoadingList label={t('Loading campaigns')} count={SKELETONS} className={CARD_GRID}>
      <CampaignCardSkeleton />
    </LoadingList>
  );
}

function CampaignCardSkeleton() {
  return (
    <Card>
      <SkeletonBar className="h-6 w-2/3" />
      <SkeletonBar className="mt-3 h-4" />
      <SkeletonBar className="mt-4 h-24" />
      <SkeletonBar className="mt-4 h-12" />
      <SkeletonBar className="mt-4 h-8" />
    </Card>
  );
}
