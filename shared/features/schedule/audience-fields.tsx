import { useQuery } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { personaList } from '#shared/features/personas/queries.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
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
        label={t('Persona')}
        optional
        options={[
          { value: '', label: t('No persona') },
          ...personas.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: draft.personaId, label: t('Chosen persona') }] : []),
        ]}
        value={draft.personaId}
        onChoose={(personaId) => onChange({ personaId })}
      />
      <Field
        label={t('Platform')}
        hint={
          draft.platform === 'twitter'
            ? undefined
            : t(
                'Troupe does not publish to {platform} yet: at its time you get the text, ready to copy.',
                { platform: platformLabel(draft.platform) },
              )
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
