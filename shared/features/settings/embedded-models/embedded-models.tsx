import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import {
  downloadEmbeddedModel,
  EMBEDDED,
  type EmbeddedModels as Models,
  pauseEmbeddedModel,
  removeEmbeddedModel,
} from '#shared/contracts/embedded-models.ts';
import { useMay, useRoleReason } from '#shared/features/auth/public.tsx';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { ErrorState } from '#shared/ui/feedback/states.tsx';
import { SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useKeptFocus } from '#shared/ui/hooks/use-focus-restore.ts';
import { fileSize } from '../local-server/model-size.ts';
import { localServersQuery, useChooseLocalServer } from '../local-server/queries.ts';
import { whyNotHere } from './model-facts.ts';
import { ModelRow } from './model-row.tsx';
import { embeddedModelsQuery, useMeasureModels, useModelCall } from './queries.ts';

/** Models that run beside the server, without another program. None is downloaded before a press here. */
export function EmbeddedModels() {
  const may = useMay('settings.manage');
  const reason = useRoleReason();
  const { state } = useAuthentication();
  const enabled = state === 'signed-in' && may;
  const { data, isError, refetch } = useQuery({ ...embeddedModelsQuery(useApi()), enabled });
  if (!may) return <p className="text-sm text-muted">{reason}</p>;
  if (isError) return <ErrorState onRetry={refetch}>{t('Failed to load AI providers')}</ErrorState>;
  if (!data) return <p className="text-sm text-muted">{t('Searching...')}</p>;
  const absence = whyAbsent(data.offer);
  return absence ? <p className="text-sm text-muted">{absence}</p> : <Offered offered={data} />;
}

function Offered({ offered }: { offered: Models }) {
  const { data: servers } = useQuery(localServersQuery(useApi()));
  const measure = useMeasureModels();
  const download = useModelCall(downloadEmbeddedModel);
  const pause = useModelCall(pauseEmbeddedModel);
  const remove = useModelCall(removeEmbeddedModel);
  const choose = useChooseLocalServer();
  const kept = useKeptFocus<HTMLDivElement>();
  const { models, suggested, engineBytes, isByOperator } = offered;
  const chosen = servers?.chosen?.server === EMBEDDED ? servers.chosen.model : null;
  const busy = [download, pause, remove, choose].some(({ isPending }) => isPending);
  const isMeasured = models.some(({ secondsPerReply }) => secondsPerReply !== null);
  return (
    <div {...kept} className="grid justify-items-start gap-3">
      {isByOperator ? (
        <p className="text-sm text-muted">
          {t('Several people use this server. Its operator downloads and removes the models.')}
        </p>
      ) : null}
      <p className="text-sm text-muted">
        {t(
          'Troupe downloads a model once and runs it on the computer that Troupe runs on: no key, no other program, and your drafts stay there. The program that runs it takes another {size}.',
          { size: fileSize(engineBytes) },
        )}
      </p>
      <SecondaryButton busy={measure.isPending} onClick={() => measure.mutate()}>
        {measure.isPending
          ? t('Measuring...')
          : isMeasured
            ? t('Measure again')
            : t('Measure the speed here')}
      </SecondaryButton>
      <ul className="w-full list-none">
        {models.map((model) => (
          <ModelRow
            key={model.id}
            model={model}
            isSuggested={model.id === suggested}
            isInUse={model.id === chosen}
            obstacle={whyNotHere(model, offered)}
            isByOperator={isByOperator}
            busy={busy}
            onDownload={() => download.mutate(model.id)}
            onPause={() => pause.mutate(model.id)}
            onRemove={() => remove.mutate(model.id)}
            onUse={() => choose.mutate({ server: EMBEDDED, model: model.id })}
          />
        ))}
      </ul>
    </div>
  );
}

function whyAbsent(offer: Models['offer']): string | null {
  switch (offer) {
    case 'shared':
      return t('Several people use this server. Its operator can allow models on it.');
    case 'unsupported':
      return t('No program that runs models is available for the system of this server.');
    case 'off':
      return t('The operator of this server has turned this off.');
    default:
      return null;
  }
}
