import { useState } from 'react';
import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { useDrafted } from '../queries.ts';
import { useDraftStream } from '../use-draft-stream.ts';

/** Drafts of one request, one after the other; the latest is shown first. */
export function useAlternatives() {
  const [drafts, setDrafts] = useState<GeneratedContent[]>([]);
  const [place, setPlace] = useState(0);
  const drafted = useDrafted();
  const { stream, start, stop } = useDraftStream((end) => {
    if (end.state === 'done') {
      setDrafts([...drafts, end.draft]);
      setPlace(drafts.length);
      drafted();
      showToast({ title: t('Content Generated!') });
    } else if (end.state === 'failed') {
      showToast({
        title: t('Generation Failed'),
        description: end.message,
        reason: end.reason,
        variant: 'destructive',
      });
    }
  });
  return {
    stream,
    stop,
    write: (body: Omit<Parameters<typeof start>[0], 'variant'>) =>
      start({ ...body, variant: drafts.length }),
    shown: drafts[place],
    place,
    count: drafts.length,
    show: (next: number) => setPlace(Math.min(Math.max(next, 0), drafts.length - 1)),
  };
}
