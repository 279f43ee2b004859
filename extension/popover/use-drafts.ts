import { useRef, useState } from 'react';
import { threadParts } from '#shared/lib/text/thread-marks.ts';
import type { Draft, PersistedDrafts, WrittenDraft } from '../protocol.ts';
import type { Answering } from '../x-page/composer/answering.ts';
import {
  keptDrafts,
  noDrafts,
  saveDrafts,
  withAlternative,
  withBefore,
  withRevision,
} from './persisted-drafts.ts';

/** The alternatives for one post: written, edited, chosen. */
export function useDrafts(answering: Answering) {
  const [drafts, setDrafts] = useState(() => keptDrafts(answering) ?? noDrafts);
  const latest = useRef(drafts);
  /** The server, person and workspace that Troupe is connected to. */
  const here = useRef<string | undefined>(undefined);

  /** Kept before it is drawn: a popover that closes in between draws nothing more. */
  const change = (next: (current: PersistedDrafts) => PersistedDrafts) => {
    const { place = here.current, ...rest } = next(latest.current);
    const isEmpty = [rest.point, ...rest.alternatives.flatMap(({ parts }) => parts)].every(
      (text) => text.trim() === '',
    );
    const whose = isEmpty ? here.current : place;
    latest.current = whose ? { ...rest, place: whose } : rest;
    saveDrafts(answering, latest.current);
    setDrafts(latest.current);
  };

  return {
    ...drafts,
    shown: drafts.alternatives[drafts.at] ?? null,
    /** For what was begun before the last change was drawn. */
    now: () => latest.current,
    /** Says what Troupe is connected to. What was typed before it was known is for that. */
    connectedTo(place: string) {
      here.current = place;
      if (latest.current.place === undefined) change((current) => current);
    },
    /** What stands here was written for another workspace or person. */
    isOfOther: () => {
      const { place } = latest.current;
      return place !== undefined && here.current !== undefined && place !== here.current;
    },
    setPoint: (point: string) => change((current) => ({ ...current, point })),
    choose: (at: number) => change((current) => ({ ...current, at })),
    /** The draft and the takes beside it; the first of them is shown. */
    add: ({ takes = [], ...draft }: WrittenDraft, thread: boolean) =>
      change((current) => {
        const added = [draft, ...takes].reduce((drafts, one) => {
          const parts = thread ? threadParts(one.content) : [one.content];
          return withAlternative(drafts, { parts, draft: one });
        }, current);
        return { ...added, at: added.at - takes.length };
      }),
    /** A changed draft takes the place of the one that it was made from. */
    revise: (draft: Draft, thread: boolean) =>
      change((current) => {
        const parts = thread ? threadParts(draft.content) : [draft.content];
        return withRevision(current, { parts, draft });
      }),
    /** Takes the last change back. */
    goBack: () => change(withBefore),
    edit: (text: string, part = 0) =>
      change((current) => {
        const { at } = current;
        const alternatives = [...current.alternatives];
        const edited = alternatives[at] ?? { parts: [''], draft: null };
        alternatives[at] = { ...edited, parts: edited.parts.with(part, text) };
        return { ...current, alternatives };
      }),
  };
}
