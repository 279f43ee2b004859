import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type CreatePersonaInput,
  createPersona,
  deletePersona,
  type UpdatePersonaInput,
  updatePersona,
} from '#shared/contracts/persona-changes.ts';
import type { FactKind, Persona, PersonaFact, PersonaStatus } from '#shared/contracts/personas.ts';
import { useUndoDeletion } from '#shared/features/bin/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { personaList } from './queries.ts';

/** Creates a persona and puts it first in the list. The server's own sentence tells a refusal. */
export function useCreatePersona() {
  const { api, onChanged, putFirst } = usePersonaList();
  return useSingleMutation({
    mutationKey: [createPersona.path],
    mutationFn: (body: CreatePersonaInput) => api.call(createPersona, { body }),
    meta: { errorMessage: t('Failed to create persona'), serverMessage: true },
    onSuccess: onChanged(putFirst, t('Persona created successfully')),
  });
}

export function useUpdatePersonaSettings(id: string) {
  const { api, onChanged, replace } = usePersonaList();
  return useMutation({
    mutationFn: (body: UpdatePersonaInput) => api.call(updatePersona, { params: { id }, body }),
    meta: { errorMessage: t('Failed to update persona settings'), serverMessage: true },
    onSuccess: onChanged(replace, t('Persona settings updated successfully')),
  });
}

type Fact = Pick<PersonaFact, 'kind' | 'text'>;

/**
 * Saves what `change` makes of the facts as they are read by then; refused where they are others on the
 * server, and read again. A kind that a newer server knows goes back as it came.
 */
export function useSaveFacts(id: string) {
  const { api, onChanged, replace, refresh } = usePersonaList();
  const queries = useQueryClient();
  const bare = ({ kind, text }: Fact) => ({ kind: kind as FactKind, text });
  return useMutation({
    scope: { id: `facts of persona ${id}` },
    mutationFn: (change: (facts: Fact[]) => Fact[]) => {
      const personas = queries.getQueryData(personaList(api).queryKey);
      const seen = personas?.find((one) => one.id === id)?.facts ?? [];
      const body = { facts: change(seen).map(bare), factsSeen: seen.map(bare) };
      return api.call(updatePersona, { params: { id }, body });
    },
    meta: { errorMessage: t('Failed to save the facts'), serverMessage: true },
    onSuccess: onChanged(replace, t('Facts saved')),
    onError: (error) => refresh(undefined, error),
  });
}

/**
 * The state of a persona as it is wanted, and the switch to the other: 'active' becomes 'paused',
 * anything else 'active'. Presses are sent one after the other; a failure leaves what the server has.
 */
export function useTogglePersona({ id, status }: Persona) {
  const { api, replace, refresh } = usePersonaList();
  const { isPending, variables, mutate } = useMutation({
    scope: { id: `toggle persona ${id}` },
    mutationFn: (wanted: PersonaStatus) =>
      api.call(updatePersona, { params: { id }, body: { status: wanted } }),
    meta: { errorMessage: t('Failed to toggle persona') },
    onSuccess(updated) {
      replace(updated);
      showSuccess(
        updated.status === 'active'
          ? t('Persona activated successfully')
          : t('Persona paused successfully'),
      );
    },
    onSettled: refresh,
  });
  const shown = isPending ? variables : status;
  return { shown, toggle: () => mutate(shown === 'active' ? 'paused' : 'active') };
}

export function useDeletePersona() {
  const { api, onChanged, removed } = usePersonaList();
  const undo = useUndoDeletion('persona');
  return useMutation({
    mutationFn: (id: string) => api.call(deletePersona, { params: { id } }),
    meta: { errorMessage: t('Failed to delete persona') },
    onSuccess: onChanged(removed, t('Persona deleted successfully'), undo),
  });
}

function usePersonaList() {
  const api = useApi();
  return { api, ...useCachedList(personaList(api).queryKey) };
}
