import { ServerAway } from '#shared/client/api-client.ts';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { useHost } from '#shared/client/host.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { t } from '#shared/i18n/translate.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { installedExtension, usePairExtension } from './pairing-queries.ts';
import { useAuthentication } from './queries.ts';

/**
 * Connects the extension of this browser: a press here, and one there that confirms it. Says so
 * where it is not installed.
 */
export function ConnectExtension() {
  const host = useHost();
  const { user } = useAuthentication();
  const installed = useQuery(installedExtension(host.extension));
  const pair = usePairExtension();

  if (installed.isPending) return <SkeletonBar className="h-10" />;
  if (installed.data === null || installed.data === undefined) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">
          {t(
            'Troupe is not installed in this browser yet. Follow the install steps, then come back.',
          )}
        </p>
        <SecondaryButton busy={installed.isFetching} onClick={() => void installed.refetch()}>
          {t('Check again')}
        </SecondaryButton>
      </div>
    );
  }
  if (pair.isSuccess) {
    return (
      <p role="status" className="flex items-center gap-2.5 font-medium">
        <CheckIcon size={18} /> {t('Connected. The AI buttons on X now draft for you.')}
      </p>
    );
  }
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        {installed.data.version === null
          ? t('Troupe is installed here.')
          : t('Troupe {version} is installed here.', { version: installed.data.version })}
      </p>
      <BusyButton
        size="3"
        busy={pair.isPending}
        onClick={() => (user ? pair.mutate(user.username) : host.signIn())}
      >
        {pair.isPending ? t('Connecting...') : t("Connect this browser's extension")}
      </BusyButton>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {pair.isPending
          ? t(
              'Press Connect in the Troupe side panel. If it is not open, press the Troupe icon in the toolbar.',
            )
          : ''}
      </p>
      {pair.error ? (
        <p role="alert" className="mt-3 text-sm text-danger">
          {reasonOf(pair.error)}
        </p>
      ) : null}
    </>
  );
}

/** The extension refuses in words for a person; what a browser says of a lost network is none. */
function reasonOf(error: Error): string {
  return error instanceof ServerAway ? errorSentence(error) : errorSentence(error, error.message);
}
