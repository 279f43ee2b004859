import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { personaList } from '#shared/features/personas/queries.ts';
import { platformLabel } from '#shared/lib/persona-labels.ts';
import { Field, Select, SelectField } from '#shared/ui/fields.tsx';
import { type PostDraft, platformsFor } from './post-draft.ts';

/** Whose post it is, and where it goes. */
export function AudienceFields(props: {
  draft: PostDraft;
  onChange(part: Partial<PostDraft>): void;
}) {
  const { draft, onChange } = props;
  const personas = useQuery(personaList(useApi())).data ?? [];
  const isGone = draft.personaId !== '' && !personas.some(({ id }) => id === draft.personaId);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Persona"
        optional
        options={[
          { value: '', label: 'No persona' },
          ...personas.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: draft.personaId, label: 'Chosen persona' }] : []),
        ]}
        value={draft.personaId}
        onChoose={(personaId) => onChange({ personaId })}
      />
      <Field
        label="Platform"
        hint={
          draft.platform === 'twitter'
            ? undefined
            : `Troupe does not publish to ${platformLabel(draft.platform)} yet: at its time you get the text, ready to copy.`
        }
      >
        {(control) => (
          <Select
            {...control}
            options={platformsFor(draft.platform)}
            value={draft.platform}
            onChoose={(platform) => onChange({ platform })}
          />
        )}
      </Field>
    </div>
  );
}
