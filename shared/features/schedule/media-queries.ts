import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { errorSentence } from '#shared/client/error-sentence.ts';
import { isSignedOut } from '#shared/client/query-client.ts';
import { describeMedia } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/toast-store.ts';
import { useScheduledPosts } from './queries.ts';
import type { Upload } from './upload-file.ts';

/** Brings a file for a post. One that the person stopped is no failure. */
export function useUploadMedia() {
  const api = useApi();
  return useMutation({
    mutationFn: async (upload: Upload) =>
      (await import('./upload-file.ts')).uploadFile(api, upload),
    onError(error, { signal }) {
      if (signal.aborted || isSignedOut(error)) return;
      const description = errorSentence(error, t('Failed to add the file'));
      showToast({ title: t('Error'), description, variant: 'destructive' });
    },
  });
}

/** Sets the alt text of a picture or GIF: posts that are not sent yet go out with it. */
export function useDescribeMedia() {
  const { api, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: ({ id, altText }: { id: string; altText: string }) =>
      api.call(describeMedia, { params: { id }, body: { altText } }),
    meta: { errorMessage: t('Failed to save the alt text'), serverMessage: true },
    onSettled: refresh,
  });
}
