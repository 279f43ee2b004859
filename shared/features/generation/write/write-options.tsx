import type { AiProviderInfo, ProviderId } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { toneOptions } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { SelectField } from '#shared/ui/forms/fields.tsx';
import { ProviderField } from '../provider-field.tsx';
import type { useWriteDraft } from './write-draft.ts';

type Ask = ReturnType<typeof useWriteDraft>[0];

/** In which tone, and who writes it. */
export function WriteOptions(props: {
  ask: Ask;
  persona: Persona;
  providers: AiProviderInfo[];
  provider: ProviderId;
  onChange(part: Partial<Ask>): void;
}) {
  const { ask, persona, onChange } = props;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">{t('Tone and provider')}</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Tone')}
          options={toneOptions()}
          value={ask.tone ?? persona.tone}
          onChoose={(tone) => onChange({ tone })}
        />
        <ProviderField
          providers={props.providers}
          value={props.provider}
          onChoose={(provider) => onChange({ provider })}
        />
      </div>
    </details>
  );
}
