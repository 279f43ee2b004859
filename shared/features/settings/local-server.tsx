import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { getSettings, saveSettings } from '#shared/contracts/settings.ts';
import { t } from '#shared/i18n/translate.ts';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { foundProviders, useFindProviders } from '../generation/queries.ts';

/** A model server on the machine that runs Troupe: looked for by itself, used from one press on. */
export function LocalServer() {
  const api = useApi();
  const queries = useQueryClient();
  const { data: providers } = useQuery(foundProviders(api));
  const find = useFindProviders();
  const use = useMutation({
    async mutationFn(preferLocalServer: boolean) {
      const now = await api.call(getSettings);
      const body = { ...now, api: { ...now.api, preferLocalServer } };
      queries.setQueryData([getSettings.path], await api.call(saveSettings, { body }));
      await find.mutateAsync();
    },
    meta: { errorMessage: t('Failed to save settings. Please try again.') },
  });
  const server = providers?.find(({ id, configured }) => id === 'local-server' && configured);
  const hasOthers = providers?.some(
    ({ id, configured }) => configured && id !== 'local-server' && id !== 'local',
  );

  if (!server) {
    const looking = find.isPending || !providers;
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-muted" aria-live="polite">
          {looking
            ? t('Searching...')
            : t(
                'No AI server answers on the machine that runs Troupe. Start Ollama, llama.cpp or LM Studio with a model there.',
              )}
        </p>
        <BusyButton type="button" variant="soft" busy={looking} onClick={() => find.mutate()}>
          {t('Look for local models')}
        </BusyButton>
      </div>
    );
  }
  const { isDefault = false, model } = server;
  const name = t(server.name);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-muted" aria-live="polite">
        {isDefault
          ? t(
              '{name} writes your drafts. Where it fails, the built-in composer does, and says so.',
              {
                name,
              },
            )
          : t('{name} is ready. It needs no key, and your drafts stay on its machine.', {
              name,
            })}{' '}
        {model ? t('Model: {model}.', { model }) : null}
      </p>
      {hasOthers || !isDefault ? (
        <BusyButton
          type="button"
          variant={isDefault ? 'soft' : 'solid'}
          busy={use.isPending}
          onClick={() => use.mutate(!isDefault)}
        >
          {isDefault ? t('Stop using {name}', { name }) : t('Use {name}', { name })}
        </BusyButton>
      ) : null}
    </div>
  );
}
