import type { ReactNode } from 'react';
import type { AiProviderInfo, ProviderId } from '#shared/contracts/generation.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { platformOptions, toneOptions } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { bindFields } from '#shared/ui/forms/draft-form.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { ParagraphField } from '#shared/ui/forms/text-fields.tsx';
import { contentTypeOptions, NATURAL_VOICE } from './generation-labels.ts';
import type { GeneratorDraft } from './generator-form-state.ts';
import { ProviderField } from './provider-field.tsx';

/** What to write, as whom, and who writes it. The buttons are the caller's. */
export function GeneratorForm(props: {
  draft: GeneratorDraft;
  onChange(draft: GeneratorDraft): void;
  personas: Persona[];
  /** They could not be read: that there are none is not known. */
  personasFailed: boolean;
  providers: AiProviderInfo[];
  provider: ProviderId;
  onSubmit(): void;
  children: ReactNode;
}) {
  const { draft } = props;
  const change = (part: Partial<GeneratorDraft>) => props.onChange({ ...draft, ...part });
  const { text, choice, check } = bindFields(draft, change);
  const none = props.personasFailed ? t('Failed to load personas') : t('No personas yet');
  const personas = [
    { value: '', label: props.personas.length === 0 ? none : t('Choose a persona') },
    ...props.personas.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <form
      noValidate
      aria-label={t('AI Content Generator')}
      className="grid content-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <div className="grid gap-3 @md:grid-cols-2">
        <SelectField
          label={t('Persona')}
          options={personas}
          value={draft.personaId}
          onChoose={(personaId) => {
            const chosen = props.personas.find(({ id }) => id === personaId);
            change({ personaId, ...(chosen ? { tone: chosen.tone } : {}) });
          }}
        />
        <ProviderField
          providers={props.providers}
          value={props.provider}
          onChoose={(provider) => change({ provider })}
        />
      </div>
      <ParagraphField
        label={t('Prompt')}
        rows={3}
        placeholder={t('What is the post about?')}
        {...text('prompt')}
      />
      <div className="grid gap-3 @md:grid-cols-3">
        <SelectField label={t('Content Type')} options={contentTypeOptions()} {...choice('type')} />
        <SelectField label={t('Platform')} options={platformOptions()} {...choice('platform')} />
        <SelectField label={t('Tone')} options={toneOptions()} {...choice('tone')} />
      </div>
      <CheckField label={t('AI Detection Bypass')} hint={t(NATURAL_VOICE)} {...check('bypass')} />
      {draft.bypass ? (
        <ParagraphField
          label={t('Reference Content')}
          optional
          hint={t("Optional text to use as inspiration. Troupe won't copy it.")}
          rows={2}
          {...text('reference')}
        />
      ) : null}
      {props.children}
    </form>
  );
}
