import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type CreatePersonaInput,
  createPersona,
  deletePersona,
  type Persona,
  type PersonaStatus,
  type UpdatePersonaInput,
  updatePersona,
} from '#shared/contracts/personas.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/toast-store.ts';
import { personaList } from './queries.ts';

/** Creates a persona and puts it first in the list. The server's own sentence tells a refusal. */
export function useCreatePersona() {
  const { api, change, refresh } = usePersonaList();
  return useSingleMutation({
    mutationFn: (body: CreatePersonaInput) => api.call(createPersona, { body }),
    meta: { errorMessage: t('Failed to create persona'), serverMessage: true },
    onSuccess: (created) => {
      change((list) => [created, ...list]);
      showSuccess(t('Persona created successfully'));
      refresh();
    },
  });
}

/** Saves the settings dialog of one persona. */
export function useUpdatePersonaSettings(id: string) {
  const { api, change, refresh } = usePersonaList();
  return useMutation({
    mutationFn: (body: UpdatePersonaInput) => api.call(updatePersona, { params: { id }, body }),
    meta: { errorMessage: t('Failed to update persona settings'), serverMessage: true },
    onSuccess: (updated) => {
      change((list) => list.map((persona) => (persona.id === id ? updated : persona)));
      showSuccess(t('Persona settings updated successfully'));
      refresh();
    },
  });
}

/**
 * 'active' becomes 'paused', anything else 'active': on screen at once, taken back on failure.
 * Presses on one persona are sent one after the other.
 */
export function useTogglePersona(id: string) {
  const { api, queries, key, change, refresh } = usePersonaList();
  const show = (status: PersonaStatus) =>
    change((list) => list.map((persona) => (persona.id === id ? { ...persona, status } : persona)));
  return useMutation({
    scope: { id: `toggle persona ${id}` },
    mutationFn: (from: PersonaStatus) =>
      api.call(updatePersona, { params: { id }, body: { status: toggled(from) } }),
    meta: { errorMessage: t('Failed to toggle persona') },
    onMutate: async (from) => {
      await queries.cancelQueries({ queryKey: key });
      show(toggled(from));
    },
    onError: (_error, from) => show(from),
    onSuccess: ({ status }) =>
      showSuccess(
        status === 'active'
          ? t('Persona activated successfully')
          : t('Persona paused successfully'),
      ),
    onSettled: refresh,
  });
}

/** Deletes a persona. */
export function useDeletePersona() {
  const { api, change, refresh } = usePersonaList();
  return useMutation({
    mutationFn: (id: string) => api.call(deletePersona, { params: { id } }),
    meta: { errorMessage: t('Failed to delete persona') },
    onSuccess: (_nothing, id) => {
      change((list) => list.filter((persona) => persona.id !== id));
      showSuccess(t('Persona deleted successfully'));
      refresh();
    },
  });
}

function toggled(status: PersonaStatus): PersonaStatus {
  return status === 'active' ? 'paused' : 'active';
}

function usePersonaList() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey: key } = personaList(api);
  return {
    api,
    queries,
    key,
    change: (edit: (list: Persona[]) => Persona[]) =>
      void queries.setQueryData(key, (list) => (list ? edit(list) : list)),
    refresh: () => void queries.invalidateQueries({ queryKey: key }),
  };
}
