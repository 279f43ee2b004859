import type { AiProviderInfo, ProviderId } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { Field, Select } from '#shared/ui/fields.tsx';
import { useFindProviders } from './queries.ts';

/** Who writes: providers that have no key are named, but cannot be chosen. */
export function ProviderField(props: {
  providers: AiProviderInfo[];
  value: ProviderId;
  onChoose(provider: ProviderId): void;
}) {
  const find = useFindProviders();
  const ready = props.providers.filter(({ configured }) => configured);
  const missing = props.providers.filter(({ configured }) => !configured);
  const chosen = ready.find(({ id }) => id === props.value);
  const noKey =
    missing.length > 0
      ? t('Without a key: {names}.', { names: missing.map(({ name }) => name).join(', ') })
      : '';

  return (
    <div>
      <Field
        label={t('AI Provider')}
        hint={[chosen?.model ? t('Model: {model}.', { model: chosen.model }) : '', noKey]
          .filter(Boolean)
          .join(' ')}
      >
        {(control) => (
          <Select
            {...control}
            options={ready.map(({ id, name }) => ({ value: id, label: name }))}
            value={props.value}
            onChoose={props.onChoose}
          />
        )}
      </Field>
      <button
        type="button"
        disabled={find.isPending}
        onClick={() => find.mutate()}
        className="mt-1 cursor-pointer rounded-control text-xs font-medium text-link hover:underline disabled:opacity-60"
      >
        {find.isPending ? t('Looking...') : t('Look for local models')}
      </button>
    </div>
  );
}
