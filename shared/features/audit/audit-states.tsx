import { t } from '#shared/i18n/translate.ts';
import { LockIcon } from '#shared/ui/action-icons.tsx';
import { LoadingList } from '#shared/ui/feedback/list-states.tsx';
import { EmptyState, SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** The place of the changes while they are read. */
export function Loading() {
  return (
    <LoadingList label={t('Loading the audit log')} count={5} className="grid gap-2">
      <SkeletonBar className="h-10 rounded-card" />
    </LoadingList>
  );
}

export function NotForThem() {
  return (
    <EmptyState icon={<LockIcon size={26} />} title={t('The audit log is for admins')}>
      {t('Ask an owner or admin of this workspace.')}
    </EmptyState>
  );
}
