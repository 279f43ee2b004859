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
  // Signing in with an account that was added later would lead to a workspace of its own.
  const reconnect = () => host.navigate(`${startXSignIn.path}?link=1`);
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
