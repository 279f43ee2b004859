import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { xSignInPath } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { AlertBanner } from '#shared/ui/feedback/alert-banner.tsx';
import { useLostAccount } from './queries.ts';

/** Says that X takes our tokens no more, until the person has signed in with X again. */
export function ReconnectBanner({ className }: { className: string }) {
  const host = useHost();
  const lost = useLostAccount();
  if (!lost) return null;
  const reconnect = () => host.navigate(xSignInPath({ link: true }));
  return (
    <AlertBanner
      className={className}
      action={<Button onClick={reconnect}>{t('Reconnect')}</Button>}
    >
      {t('X no longer accepts @{username}. Reconnect it to keep posting.', {
        username: lost.username,
      })}
    </AlertBanner>
  );
}
