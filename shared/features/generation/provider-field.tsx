import { useHost } from '#shared/client/host.tsx';
import type { AiProviderInfo, ProviderId } from '#shared/contracts/generation.ts';
import { enumerated } from '#shared/i18n/formats/enumerated.ts';
import { t } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';

/** Who writes: providers that have no key are named, but cannot be chosen. A local server is chosen in the settings. */
export function ProviderField(props: {
  providers: AiProviderInfo[];
  value: ProviderId;
  onChoose(provider: ProviderId): void;
}) {
  const host = useHost();
  const ready = props.providers.filter(({ configured }) => configured);
  const missing = props.providers.filter(({ configured }) => !configured);
  const chosen = ready.find(({ id }) => id === props.value);
  // Until there is a list, as for a visitor, the server takes what it has.
  const choices =
    ready.length > 0
      ? ready.map(({ id, name }) => ({ value: id, label: t(name) }))
      : [{ value: props.value, label: t('Automatic') }];
  const noKey =
    missing.length > 0
      ? t('Add an API key to use {names}.', {
          names: enumerated(missing.map(({ name }) => t(name))),
        })
      : '';

  return (
    // With the room of what stands under it once the list is there.
    <div className={props.providers.length > 0 ? '' : 'min-h-[8.25rem]'}>
      <SelectField
        label={t('AI Provider')}
        hint={[chosen?.model ? t('Model: {model}.', { model: chosen.model }) : '', noKey]
          .filter(Boolean)
          .join(' ')}
        options={choices}
        value={props.value}
        onChoose={props.onChoose}
      />
      {props.providers.length > 0 ? (
        <button
          type="button"
          onClick={() => host.navigate('/settings')}
          className="mt-1 cursor-pointer rounded-control text-left text-xs font-medium text-link hover:underline"
        >
          {t('Choose a local model in Settings > Advanced')}
        </button>
      ) : null}
    </div>
  );
}
