import type { ReactNode } from 'react';
import type { DraftChoice, DraftSetup } from '../messages.ts';

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
        label="Persona"
        value={choice.personaId}
        onChange={(personaId) => onChange({ personaId })}
      >
        {setup.personas.map(({ id, name, active }) => (
          <option key={id} value={id}>
            {active ? name : `${name} (not active)`}
          </option>
        ))}
      </Choice>
      <Choice
        label="Tone"
        value={choice.tone}
        onChange={(value) => onChange({ tone: setup.tones.find((tone) => tone === value) ?? null })}
      >
        <option value="">Default</option>
        {setup.tones.map((tone) => (
          <option key={tone} value={tone}>
            {tone[0]?.toUpperCase() + tone.slice(1)}
          </option>
        ))}
      </Choice>
      <Choice
        label="Provider"
        value={choice.provider}
        onChange={(value) =>
          onChange({ provider: setup.providers.find(({ id }) => id === value)?.id ?? null })
        }
      >
        <option value="">Automatic</option>
        {setup.providers.map(({ id, name, configured }) => (
          <option key={id} value={id} disabled={!configured}>
            {configured ? name : `${name} (not set up)`}
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
