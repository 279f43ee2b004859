import { create } from 'zustand';
import type { PostDraft } from './form/post-draft.ts';
import type { UnsavedDraft } from './local-drafts.ts';

export interface ComposerStart {
  /** A post to write on, or a few fields of a new one; without any an empty page. What stands in the composer is put aside. */
  draft?: Partial<PostDraft>;
  /** A saved draft to write on. */
  savedId?: string;
  /** One that only this browser has. */
  left?: UnsavedDraft;
  /** What stands in the composer stays: it only moves to another place. */
  goesOn?: boolean;
}

export const useOpenComposer = create<{
  start: ComposerStart | null;
  /** Nobody waits for its scripts before it is opened for the first time. */
  isWanted: boolean;
}>()(() => ({ start: null, isWanted: false }));

export const openComposer = (start: ComposerStart = {}) =>
  useOpenComposer.setState({ start, isWanted: true });
export const closeComposer = () => useOpenComposer.setState({ start: null });
