import { Button } from '@radix-ui/themes';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatInstant } from '#shared/i18n/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { AlertIcon } from '#shared/ui/icons.tsx';
import { useKeepAccount } from './queries.ts';

/** Says on every screen when the account will be deleted, and lets its owner undo that. */
export function DeletionBanner({ className }: { className: string }) {
  const { user } = useAuthentication();
  const keep = useKeepAccount();
  if (!user?.deleteAfter) return null;
  return (
    <div className={className}>
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-danger-tint px-4 py-3"
      >
        <span className="text-danger">
          <AlertIcon size={20} />
        </span>
        <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
          {t(
            'Your account and everything in it will be deleted on {day}. Nothing is published until then.',
            { day: formatInstant(user.deleteAfter, { dateStyle: 'medium' }) },
          )}
        </p>
        <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
          {t('Undo')}
        </Button>
      </div>
    </div>
  );
}
