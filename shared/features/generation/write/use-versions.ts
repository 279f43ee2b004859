import { useState } from 'react';
import type { AdvancedContent } from '#shared/contracts/advanced-generation.ts';
import type { GeneratedContent, GeneratedReply } from '#shared/contracts/generation.ts';
import type { Revise } from '#shared/contracts/revisions.ts';

/** What is to change in the draft. */
export type Change = Pick<Revise, 'how' | 'words'>;

/** What a press asks for: a change of the draft that is shown, or several drafts in one call. */
export interface Wish {
  change?: Change;
  takes?: boolean;
}

/** The drafts of one screen in their order, each with what the person has made of it. */
export interface Versions<D> {
  all: { draft: D; text: string }[];
  /** The one that is shown. */
  place: number;
  /** Where the takes of the last call begin; null where it asked for one draft. */
  takesFrom: number | null;
  /** Calls that wrote them. */
  tries: number;
}

export const noVersions = { all: [], place: 0, takesFrom: null, tries: 0 };
const MOST_KEPT = 20;

/** The versions that stand in a state, whichever holds it, and what becomes of them. */
export function useVersions<D extends { content: string }>([kept, keep]: readonly [
  Versions<D>,
  (next: Versions<D>) => void,
  ...unknown[],
]) {
  const { all, place, takesFrom, tries } = kept;
  const shown = all[place];
  return {
    all,
    place,
    tries,
    shown,
    takes: takesFrom === null ? [] : all.slice(takesFrom).map(({ text }) => text),
    takesFrom: takesFrom ?? 0,
    /** Adds the drafts of one call, and shows the first of them. */
    add(drafts: D[]) {
      const added = drafts.map((draft) => ({ draft, text: draft.content }));
      const next = [...all, ...added].slice(-MOST_KEPT);
      const from = next.length - added.length;
      keep({ all: next, place: from, takesFrom: added.length > 1 ? from : null, tries: tries + 1 });
    },
    show: (next: number) => keep({ ...kept, place: next }),
    edit(text: string) {
      if (shown) keep({ ...kept, all: all.with(place, { ...shown, text }) });
    },
    remove() {
      const left = all.toSpliced(place, 1);
      keep({ ...kept, all: left, place: Math.max(0, place - 1), takesFrom: null });
    },
    /** What a wish adds to the call. */
    asked: (wish: Wish | null) => ({
      ...(wish?.change && shown ? { revise: { ...wish.change, text: shown.text } } : {}),
      ...(wish?.takes ? { takes: true } : {}),
    }),
  };
}

/** Versions that go with their screen. */
export const useOwnVersions = <D extends { content: string }>() =>
  useVersions(useState<Versions<D>>(noVersions));

/** The drafts of one answer, each with nothing beside it. */
export function withTakes<D extends GeneratedContent | GeneratedReply | AdvancedContent>(
  draft: D,
): D[] {
  const { takes = [] } = draft;
  return [draft, ...takes.map((take) => ({ ...draft, ...take }))].map((one) => ({
    ...one,
    takes: undefined,
  }));
}
