import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { AlertBanner } from '#shared/ui/feedback/alert-banner.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { focusHeading } from '#shared/ui/hooks/focus-return.ts';
import { useKeepAccount } from './queries.ts';

/**
 * Says on every screen when the account will be deleted, and lets its owner undo that: in the
 * console, as the side panel's key may not.
 */
export default function DeletionBanner({ className }: { className: string }) {
  const { user } = useAuthentication();
  const keep = useKeepAccount();
  const { place, navigate } = useHost();
  if (!user?.deleteAfter) return null;
  return (
    <AlertBanner
      className={className}
      action={
        place === 'panel' ? (
          <Button onClick={() => navigate('/dashboard')}>{t('Undo in the console')}</Button>
        ) : (
          <BusyButton
            busy={keep.isPending}
            onClick={() => keep.mutate(undefined, { onSuccess: focusHeading })}
          >
            {t('Undo')}
          </BusyButton>
        )
      }
    >
      {t(
        'Your account and the workspaces that are yours alone will be deleted on {day}. Nothing of them is published until then.',
        { day: formatInstant(user.deleteAfter, { dateStyle: 'medium' }) },
      )}
    </AlertBanner>
  );
}
