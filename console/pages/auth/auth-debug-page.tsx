import { Badge } from '@radix-ui/themes';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { getXDebug } from '#shared/contracts/sign-in.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { FactList, TestPage } from './test-page.tsx';

const colours = { idle: 'gray', loading: 'blue', success: 'green', error: 'ruby' } as const;

export default function AuthDebugPage() {
  const debug = useQuery({ ...readQuery(useApi(), getXDebug), enabled: false, gcTime: 0 });
  const status = debug.isFetching ? 'loading' : debug.isPending ? 'idle' : debug.status;

  return (
    <TestPage
      title={t('Auth Debug')}
      subtitle={t('How signing in with X is set up on this server')}
      action={
        <BusyButton size="3" busy={debug.isFetching} onClick={() => void debug.refetch()}>
          {t('Run check')}
        </BusyButton>
      }
    >
      <p role="status" className="mb-4 flex items-center gap-3">
        {t('Status')} <Badge color={colours[status]}>{status}</Badge>
      </p>
      {status === 'success' && debug.data ? (
        <FactList
          facts={[
            [t('Callback URL'), <code key="callback">{debug.data.callbackUrl}</code>],
            [t('Authorize URL'), <code key="authorize">{debug.data.authorizeUrl}</code>],
            ['X', debug.data.mode === 'sandbox' ? t('X sandbox') : t('Live X app')],
            [t('Scopes'), debug.data.scopes.join(' ')],
          ]}
        />
      ) : null}
      {status === 'error' && debug.error ? (
        // Whoever looks for a fault wants to see what came, also when it is a proxy's.
        <p className="text-danger">{errorSentence(debug.error, debug.error.message)}</p>
      ) : null}
    </TestPage>
  );
}
