import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { describeMedia } from '#shared/contracts/publishing-media.ts';
import { t } from '#shared/i18n/translate.ts';
import { useScheduledPosts } from '../../queries.ts';
import type { Upload } from './upload-file.ts';

/** Brings a file for a post. One that the person stopped is no failure. */
export function useUploadMedia() {
  const api = useApi();
  return useMutation({
    mutationFn: async (upload: Upload) =>
      (await import('./upload-file.ts')).uploadFile(api, upload),
    meta: { errorMessage: t('Failed to add the file'), serverMessage: true },
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
