import { Button } from '@radix-ui/themes';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatInstant } from '#shared/i18n/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { AlertBanner } from '#shared/ui/alert-banner.tsx';
import { useKeepAccount } from './queries.ts';

/** Says on every screen when the account will be deleted, and lets its owner undo that. */
export function DeletionBanner({ className }: { className: string }) {
  const { user } = useAuthentication();
  const keep = useKeepAccount();
  if (!user?.deleteAfter) return null;
  return (
    <AlertBanner
      className={className}
      action={
        <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
          {t('Undo')}
        </Button>
      }
    >
      {t(
        'Your account and everything in it will be deleted on {day}. Nothing is published until then.',
        { day: formatInstant(user.deleteAfter, { dateStyle: 'medium' }) },
      )}
    </AlertBanner>
  );
}
