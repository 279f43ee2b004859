import { t } from '#shared/i18n/translate.ts';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** The place of the changes while they are read. */
export function Loading() {
  return (
    <LoadingList label={t('Loading the audit log')} count={5} className="grid gap-2">
      <SkeletonBar className="h-10 rounded-card" />
    </LoadingList>
  );
}
