import { useRef, useState } from 'react';
import { threadParts } from '#shared/lib/text/thread-marks.ts';
import type { Draft, PersistedDrafts } from '../protocol.ts';
import type { Answering } from '../x-page/composer/answering.ts';
import { keptDrafts, noDrafts, saveDrafts, withAlternative } from './persisted-drafts.ts';

/** The alternatives for one post: written, edited, chosen. */
export function useDrafts(answering: Answering) {
  const [drafts, setDrafts] = useState(() => keptDrafts(answering) ?? noDrafts);
  const latest = useRef(drafts);

  /** Kept before it is drawn: a popover that closes in between draws nothing more. */
  const change = (next: (current: PersistedDrafts) => PersistedDrafts) => {
    latest.current = next(latest.current);
    saveDrafts(answering, latest.current);
    setDrafts(latest.current);
  };

  return {
    ...drafts,
    shown: drafts.alternatives[drafts.at] ?? null,
    /** For what was begun before the last change was drawn. */
    now: () => latest.current,
    setPoint: (point: string) => change((current) => ({ ...current, point })),
    choose: (at: number) => change((current) => ({ ...current, at })),
    add: (draft: Draft, thread: boolean) =>
      change((current) => {
        const parts = thread ? threadParts(draft.content) : [draft.content];
        return withAlternative(current, { parts, draft });
      }),
    edit: (text: string, part = 0) =>
      change((current) => {
        const { at } = current;
        const alternatives = [...current.alternatives];
        const { parts, draft } = alternatives[at] ?? { parts: [''], draft: null };
        alternatives[at] = { parts: parts.with(part, text), draft };
        return { ...current, alternatives };
      }),
  };
}
