import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { startXSignIn } from '#shared/contracts/auth.ts';
import { t } from '#shared/i18n/translate.ts';
import { AlertBanner } from '#shared/ui/alert-banner.tsx';
import { useLostAccount } from './queries.ts';

/** Says that X takes our tokens no more, until the person has signed in with X again. */
export function ReconnectBanner({ className }: { className: string }) {
  const host = useHost();
  const lost = useLostAccount();
  if (!lost) return null;
  // The panel's own sign-in is its API key, which is not what X refuses.
  const reconnect = () =>
    host.place === 'console' ? host.signIn() : host.navigate(startXSignIn.path);
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
