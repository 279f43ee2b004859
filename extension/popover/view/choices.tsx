import type { ReactNode } from 'react';
import { toneLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import type { DraftChoice, DraftSetup } from '../../protocol.ts';

interface ChoicesProps {
  setup: DraftSetup;
  choice: DraftChoice;
  onChange(change: Partial<DraftChoice>): void;
}

/** Persona, tone and provider. The empty option leaves the choice to the persona or the server. */
export function Choices({ setup, choice, onChange }: ChoicesProps) {
  return (
    <div className="choices">
      <Choice
        label={t('Persona')}
        value={choice.personaId}
        onChange={(personaId) => onChange({ personaId })}
      >
        {setup.personas.map(({ id, name, active }) => (
          <option key={id} value={id}>
            {active ? name : t('{name} (not active)', { name })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('Tone')}
        value={choice.tone}
        onChange={(value) => onChange({ tone: setup.tones.find((tone) => tone === value) ?? null })}
      >
        <option value="">{t('Default')}</option>
        {setup.tones.map((tone) => (
          <option key={tone} value={tone}>
            {toneLabel(tone)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('Provider')}
        value={choice.provider}
        onChange={(value) =>
          onChange({ provider: setup.providers.find(({ id }) => id === value)?.id ?? null })
        }
      >
        <option value="">{t('Automatic')}</option>
        {setup.providers.map(({ id, name, configured }) => (
          <option key={id} value={id} disabled={!configured}>
            {configured ? t(name) : t('{name} (not set up)', { name: t(name) })}
          </option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string | null;
  onChange(value: string | null): void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        {children}
      </select>
    </label>
  );
}
