import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { type LocalServers, NAMED } from '#shared/contracts/local-servers.ts';
import { useMay, useRoleReason } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { formatNumber, t } from '#shared/i18n/translate.ts';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import {
  localServersQuery,
  useCheckLocalServer,
  useChooseLocalServer,
  useLeaveLocalServer,
} from './queries.ts';
import { ServerChoice } from './server-choice.tsx';
import { isOwnProgram, serverState } from './server-state.ts';

/** The model servers on the machine that runs Troupe. None of them writes before somebody chooses it here. */
export function LocalServer() {
  const may = useMay('settings.manage');
  const reason = useRoleReason();
  const { state } = useAuthentication();
  const enabled = state === 'signed-in' && may;
  const { data, isError, refetch } = useQuery({ ...localServersQuery(useApi()), enabled });
  if (!may) return <p className="text-sm text-muted">{reason}</p>;
  if (data) return <Servers found={data} />;
  if (isError) return <ErrorState onRetry={refetch}>{t('Failed to load AI providers')}</ErrorState>;
  return (
    <p className="text-sm text-muted" aria-live="polite">
      {t('Searching...')}
    </p>
  );
}

function Servers({ found }: { found: LocalServers }) {
  const { servers, chosen, isWriter } = found;
  const check = useCheckLocalServer();
  const choose = useChooseLocalServer();
  const leave = useLeaveLocalServer();
  const busy = check.isPending || choose.isPending || leave.isPending;
  const kept = useKeptFocus<HTMLDivElement>();
  const current = isWriter && chosen ? chosen.model : null;

  return (
    <div {...kept} className="grid justify-items-start gap-4">
      <p className="text-sm text-muted" aria-live="polite">
        {serverState(found)}
      </p>
      {servers.filter(isOwnProgram).map((server) => (
        <ServerChoice
          key={server.id}
          server={server}
          current={server.id === chosen?.server ? current : null}
          isFirst={!chosen}
          busy={busy}
          onChoose={(model) =>
            // Said by a toast where it fails.
            void choose.mutateAsync({ server: server.id, model }).then(
              () => check.mutate(),
              () => {},
            )
          }
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <SecondaryButton busy={busy} onClick={() => check.mutate()}>
          {chosen ? t('Check again') : t('Look for local models')}
        </SecondaryButton>
        {chosen && !chosen.isByOperator ? (
          <SecondaryButton
            busy={busy}
            onClick={() => {
              check.reset();
              leave.mutate();
            }}
          >
            {chosen.server === NAMED
              ? t('Use the default of this server')
              : t('Stop using {name}', { name: t(chosen.name) })}
          </SecondaryButton>
        ) : null}
      </div>
      <p role="status" className="text-sm text-muted empty:absolute">
        {check.isPending ? (chosen ? t('Checking...') : t('Searching...')) : outcome(check.data)}
      </p>
      {check.isError && !check.isPending ? (
        <p role="alert" className="text-sm text-danger break-words">
          {errorSentence(check.error)}
        </p>
      ) : null}
    </div>
  );
}

function outcome(checked: { seconds: number | null } | undefined): string {
  if (typeof checked?.seconds !== 'number') return '';
  return t('The model answered in {seconds} s.', { seconds: formatNumber(checked.seconds) });
}
