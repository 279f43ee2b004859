import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import { decideDraft, listDrafts } from '#shared/contracts/drafts.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  type AiProviderInfo,
  generateMultiple,
  generateReply,
  listAiProviders,
  type ProviderId,
} from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import type { Cancellable } from '#shared/ui/hooks/use-cancel.ts';

export const aiProviderList = (api: ApiClient) =>
  readQuery(api, listAiProviders, t('Failed to load AI providers'));

/** Who writes: the one that was chosen, else the default one; of those without a key none. */
export function chosenProvider(providers: readonly AiProviderInfo[], chosen: ProviderId | null) {
  const usable = providers.filter(({ configured }) => configured);
  return (
    usable.find(({ id }) => id === chosen) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
  );
}

/** Says what a draft takes that was not given. */
export function tellMissingInformation(): void {
  showToast({
    title: t('Missing Information'),
    description: t('Please select a persona and enter a prompt'),
    variant: 'destructive',
  });
}

export const draftHistory = (api: ApiClient, personaId: string) =>
  readQuery(api, listDrafts, t('Failed to load drafts'), { params: { id: personaId } });

const generationFailed = () => ({
  errorTitle: t('Generation Failed'),
  errorMessage: t('Failed to generate content'),
  serverMessage: true,
});

/** Drafts with all providers at once, also while they are still being read. `signal` cancels. */
export function useCompareProviders() {
  const api = useApi();
  const queries = useQueryClient();
  const drafted = useDrafted();
  return useMutation({
    async mutationFn({
      signal,
      ...input
    }: Omit<Cancellable<typeof generateMultiple>, 'providers'>) {
      const known = (await queries.ensureQueryData(aiProviderList(api))) ?? [];
      const body = { ...input, providers: known.map(({ id }) => id) };
      return api.call(generateMultiple, { body }, { signal });
    },
    meta: generationFailed(),
    onSuccess: () => {
      showToast({ title: t('Content Generated!') });
      drafted();
    },
  });
}

export function useGenerateAdvanced() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ signal, ...body }: Cancellable<typeof generateAdvanced>) =>
      api.call(generateAdvanced, { body }, { signal }),
    meta: generationFailed(),
    onSuccess: () => showToast({ title: t('Content Generated!') }),
  });
}

/** A reply to a pasted post. The screen itself says when it fails. */
export function useGenerateReply() {
  const api = useApi();
  const drafted = useDrafted();
  return useMutation({
    mutationFn: ({ signal, ...body }: Cancellable<typeof generateReply>) =>
      api.call(generateReply, { body }, { signal }),
    onSuccess: () => {
      showToast({ title: t('Reply Generated') });
      drafted();
    },
  });
}

/** Says what became of a kept draft. Silent: it follows from what the person did. */
export function useDecideDraft() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: CallInput<typeof decideDraft>['body'] & { id: string }) =>
      api.call(decideDraft, { params: { id }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listDrafts.path] }),
  });
}

/** Says that a kept draft is used, with what the person has made of it. */
export function useAcceptDraft() {
  const decide = useDecideDraft();
  return (kept: KeptText, text: string) => {
    if (!kept.id) return;
    const finalText = text === kept.content ? {} : { finalText: text };
    decide.mutate({ id: kept.id, outcome: 'accepted', ...finalText });
  };
}

/** A draft as it was written; without an id where it is not kept. */
export interface KeptText {
  id: string | null;
  content: string;
}

/** What a new draft makes old: its persona's history and the activities. */
export function useDrafted() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [listDrafts.path] });
    void queries.invalidateQueries({ queryKey: [listActivities.path] });
  };
}
