import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { extensionKeyList } from '#shared/features/auth/extension-key-queries.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { aiProviderList } from '#shared/features/generation/queries.ts';
import { personaList } from '#shared/features/personas/queries.ts';
import { msg } from '#shared/i18n/translate.ts';

export const steps = [
  { id: 'connect', title: msg('Connect X') },
  { id: 'persona', title: msg('Make a persona') },
  { id: 'model', title: msg('Choose a model') },
  { id: 'extension', title: msg('Connect the extension') },
  { id: 'draft', title: msg('First reply') },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** What of the set-up is done, as the server knows it. */
export function useSetUp() {
  const api = useApi();
  const { state, user } = useAuthentication();
  const enabled = state === 'signed-in';
  const accounts = useQuery({ ...socialAccountList(api), enabled });
  const personas = useQuery({ ...personaList(api), enabled });
  const keys = useQuery({ ...extensionKeyList(api), enabled });
  const providers = useQuery({ ...aiProviderList(api), enabled });
  const marks = user?.setUp ?? [];

  const account = accounts.data?.find(({ platform }) => platform === 'twitter') ?? null;
  const done = new Set<StepId>(steps.map(({ id }) => id).filter((id) => marks.includes(id)));
  if (account && !account.needsReconnect) done.add('connect');
  if (personas.data?.length) done.add('persona');
  if (providers.data?.some(({ id, configured }) => configured && id !== 'local')) done.add('model');
  if (keys.data?.some(({ lastUsedAt }) => lastUsedAt !== null)) done.add('extension');
  return {
    loading: enabled && [accounts, personas, keys, providers].some(({ isPending }) => isPending),
    account,
    personas: personas.data ?? [],
    done,
    isDismissed: marks.includes('dismissed'),
  };
}
