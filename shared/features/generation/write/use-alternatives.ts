import { useState } from 'react';
import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { useDraftStream } from '../use-draft-stream.ts';

/** Drafts of one request, one after the other; the latest is shown first. */
export function useAlternatives() {
  const [drafts, setDrafts] = useState<GeneratedContent[]>([]);
  const [place, setPlace] = useState(0);
  const { stream, start, stop } = useDraftStream((draft) => {
    setDrafts([...drafts, draft]);
    setPlace(drafts.length);
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
