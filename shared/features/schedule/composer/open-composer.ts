import { create } from 'zustand';
import type { PostDraft } from '../form/post-draft.ts';

export interface ComposerStart {
  /** A post to write on, or a few fields of a new one. What stands in the composer is put aside. */
  draft?: Partial<PostDraft>;
  /** Of a post of which nothing is written yet. */
  when?: PostDraft['when'];
  /** A saved draft to write on. */
  savedId?: string;
  /** The saved drafts stand open. */
  atDrafts?: boolean;
}

export const useOpenComposer = create<{
  start: ComposerStart | null;
  /** Nobody waits for its scripts before it is opened for the first time. */
  isWanted: boolean;
}>()(() => ({ start: null, isWanted: false }));

export const openComposer = (start: ComposerStart = {}) =>
  useOpenComposer.setState({ start, isWanted: true });
export const closeComposer = () => useOpenComposer.setState({ start: null });
