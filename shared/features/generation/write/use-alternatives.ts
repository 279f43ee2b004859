import { useState } from 'react';
import type { GeneratedContent } from '#shared/contracts/generation.ts';
import { useDraftStream } from '../use-draft-stream.ts';

/** Drafts of one request, one after the other; the latest is shown first. */
export function useAlternatives() {
  const [drafts, setDrafts] = useState<GeneratedContent[]>([]);
  const [place, setPlace] = useState(0);
  /** Where those of the last call begin that asked for several; null where it asked for one. */
  const [takesFrom, setTakesFrom] = useState<number | null>(null);
  const { stream, start, stop } = useDraftStream((draft) => {
    setDrafts([...drafts, ...withTakes(draft)]);
    setPlace(drafts.length);
    setTakesFrom(draft.takes?.length ? drafts.length : null);
  });
  return {
    stream,
    stop,
    write: (body: Omit<Parameters<typeof start>[0], 'variant'>) =>
      start({ ...body, variant: drafts.length }),
    shown: drafts[place],
    place,
    count: drafts.length,
    takes: takesFrom === null ? [] : drafts.slice(takesFrom),
    takesFrom: takesFrom ?? 0,
    show: (next: number) => setPlace(Math.min(Math.max(next, 0), drafts.length - 1)),
  };
}

/** The drafts of one answer, the first with nothing beside it. */
export function withTakes({ takes = [], ...draft }: GeneratedContent): GeneratedContent[] {
  return [draft, ...takes.map((take) => ({ ...draft, ...take }))];
}
