import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { type ExtensionLink, useHost } from '#shared/client/host.tsx';
import { createExtensionKey, revokeExtensionKey } from '#shared/contracts/extension-keys.ts';
import { t } from '#shared/i18n/translate.ts';
import { extensionKeyList } from './extension-key-queries.ts';

const KEY_NAME = 'This browser';

/** The extension of this browser; null when there is none. */
export const installedExtension = (link: ExtensionLink | undefined) =>
  queryOptions({
    queryKey: ['installed extension'],
    queryFn: async () => (await link?.hello()) ?? null,
    // It is installed while this page stays open: coming back looks again.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/**
 * Makes a key and hands it to the extension of this browser, where the person confirms it. A key
 * that the extension does not take is revoked again. Throws what a person should read.
 */
export function usePairExtension() {
  const api = useApi();
  const { extension } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (username: string) => {
      if (!extension) throw new Error(t('This place cannot reach the extension.'));
      const made = await api.call(createExtensionKey, { body: { name: KEY_NAME } });
      try {
        await extension.pair(made.key, username);
      } catch (error) {
        // Why it was not taken is what counts; a key that stays can be revoked in the list.
        await api.call(revokeExtensionKey, { params: { id: made.id } }).catch(() => {});
        throw error;
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: extensionKeyList(api).queryKey }),
  });
}
