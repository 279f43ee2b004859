import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { analyzeImage, analyzeInfluencer, analyzeSentiment } from '#shared/contracts/analysis.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import type { Cancellable } from '#shared/ui/hooks/use-cancel.ts';

/** The sentiment of a text. The screen itself says when it fails. */
export function useAnalyzeSentiment() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ signal, ...body }: Cancellable<typeof analyzeSentiment>) =>
      api.call(analyzeSentiment, { body }, { signal }),
    onSuccess: () => showToast({ title: t('Analysis Complete') }),
  });
}

/** How somebody writes. The screen itself says when it fails. */
export function useAnalyzeInfluencer() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ signal, ...body }: Cancellable<typeof analyzeInfluencer>) =>
      api.call(analyzeInfluencer, { body }, { signal }),
    onSuccess: () => showToast({ title: t('Analysis Complete') }),
  });
}

export function useAnalyzeImage() {
  const api = useApi();
  return useMutation({
    mutationFn: (imageBase64: string) => api.call(analyzeImage, { body: { imageBase64 } }),
    meta: { errorMessage: t('Failed to analyze image'), serverMessage: true },
    onSuccess: () => showToast({ title: t('Image Analyzed') }),
  });
}
