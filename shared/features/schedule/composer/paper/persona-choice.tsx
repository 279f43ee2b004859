import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { displayName, useAuthentication } from '#shared/features/auth/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { t } from '#shared/i18n/translate.ts';

/** Whose picture stands beside the text: that of the persona, else the person's own. */
export function useAuthor(personaId: string) {
  const { user } = useAuthentication();
  const persona = usePersonas().find(({ id }) => id === personaId);
  if (persona) return { name: persona.name, image: persona.profileImageUrl ?? null };
  return { name: user ? displayName(user) : '', image: user?.profileImageUrl ?? null };
}

/** Whose post it is, as the name above its text. */
export function PersonaChoice(props: { personaId: string; onChoose(id: string): void }) {
  const { personaId } = props;
  const personas = usePersonas();
  const isGone = personaId !== '' && !personas.some(({ id }) => id === personaId);
  return (
    <select
      aria-label={t('Persona')}
      title={t('Persona')}
      value={personaId}
      onChange={(event) => props.onChoose(event.target.value)}
      className="-ml-1 mb-0.5 block h-6 max-w-full cursor-pointer truncate rounded-control border-none bg-transparent px-1 text-[15px] font-semibold text-ink [field-sizing:content] hover:bg-tint"
    >
      <option value="">{t('No persona')}</option>
      {personas.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {isGone ? <option value={personaId}>{t('Chosen persona')}</option> : null}
    </select>
  );
}

const usePersonas = () => useQuery(personaList(useApi())).data ?? [];
