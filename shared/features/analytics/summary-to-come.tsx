import { t } from '#shared/i18n/translate.ts';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

export const GRID = 'mb-6 grid gap-4 min-[23rem]:grid-cols-2 lg:grid-cols-4';

/** The place of the summary while it is read. */
export function SummaryToCome() {
  return (
    <LoadingList label={t('Loading statistics')} count={4} className={GRID}>
      <SkeletonBar className="h-[8.375rem] sm:h-[7.375rem]" />
    </LoadingList>
  );
}
