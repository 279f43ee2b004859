import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { extensionKeyList } from '#shared/features/auth/extension-key-queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { msg } from '#shared/i18n/translate.ts';

export const steps = [
  { id: 'connect', title: msg('Connect X') },
  { id: 'persona', title: msg('Make a persona') },
  { id: 'extension', title: msg('Connect the extension') },
  { id: 'draft', title: msg('First draft') },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** What of the first run is done, as the server knows it, and where this person stands. */
export function useProgress(signedIn: boolean) {
  const api = useApi();
  const accounts = useQuery({ ...socialAccountList(api), enabled: signedIn });
  const personas = useQuery({ ...personaList(api), enabled: signedIn });
  const keys = useQuery({ ...extensionKeyList(api), enabled: signedIn });
  const [path, navigate] = useLocation();
  const kept = useHistoryState<{ step?: unknown } | null>()?.step;

  const account = accounts.data?.find(({ platform }) => platform === 'twitter') ?? null;
  const done = new Set<StepId>();
  if (account && !account.needsReconnect) done.add('connect');
  if (personas.data?.length) done.add('persona');
  if (keys.data?.some(({ lastUsedAt }) => lastUsedAt !== null)) done.add('extension');

  const current = steps.find(({ id }) => id === kept)?.id ?? firstOpen(done);
  // Each step is an entry of the browser's history: Back leads to the one before.
  function choose(step: StepId) {
    if (step === current) return;
    navigate(path, { replace: true, state: { step: current } });
    navigate(path, { state: { step } });
  }

  return {
    loading: signedIn && (accounts.isPending || personas.isPending || keys.isPending),
    account,
    personas: personas.data ?? [],
    done,
    current,
    choose,
    /** Goes to the step that follows in the order of the list, done or not. */
    goOn(from: StepId) {
      const following = steps[steps.findIndex(({ id }) => id === from) + 1];
      choose(following?.id ?? from);
    },
  };
}

export type Progress = ReturnType<typeof useProgress>;

/** The step to start on: the first that is not done, else the last. */
export function firstOpen(done: ReadonlySet<StepId>): StepId {
  return steps.find(({ id }) => !done.has(id))?.id ?? 'draft';
}
