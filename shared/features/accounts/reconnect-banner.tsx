import { Button } from '@radix-ui/themes';
import { useHost } from '#shared/client/host.tsx';
import { startXSignIn } from '#shared/contracts/auth.ts';
import { t } from '#shared/i18n/translate.ts';
import { AlertIcon } from '#shared/ui/icons.tsx';
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
    <div className={className}>
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-danger-tint px-4 py-3"
      >
        <span className="text-danger">
          <AlertIcon size={20} />
        </span>
        <p className="min-w-0 flex-1 basis-56 text-sm wrap-anywhere">
          {t('X no longer accepts @{username}. Reconnect it to keep posting.', {
            username: lost.username,
          })}
        </p>
        <Button onClick={reconnect}>{t('Reconnect')}</Button>
      </div>
    </div>
  );
}
