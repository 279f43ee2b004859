import { postAround } from '../posts/post-around.ts';
import { type Post, readablePost } from '../posts/posts.ts';
import { actionBar, anyEditor } from '../selectors.ts';

/** What the person did last on X's own controls; the page itself does not say afterwards. */
export interface LastPressed {
  /** The post on whose buttons was pressed last: a reply dialog may show it without its link. */
  answering: Post | null;
  /** The editor that had the caret last: a thread has several, and our button takes the focus. */
  editor: HTMLElement | null;
  /** The post that the context menu was opened on last; null where that was elsewhere. */
  underMenu: HTMLElement | null;
}

/** Listens in the capture phase, before X acts on the press. */
export function trackPresses(signal: AbortSignal): LastPressed {
  const remembered: LastPressed = { answering: null, editor: null, underMenu: null };
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    heard: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, heard, { capture: true, signal });

  const answer = (article: Element | null) => {
    if (article) remembered.answering = readablePost(article);
  };

  listen('click', ({ target }) => {
    // Reply is one of the post's own buttons; which one, a page without test ids does not say.
    const pressed = target instanceof Element ? target.closest(actionBar) : null;
    answer(pressed && postAround(pressed));
  });
  listen('keydown', ({ key, target, ctrlKey, metaKey, altKey }) => {
    if (key !== 'r' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    if (!target.closest(anyEditor)) answer(postAround(target));
  });
  listen('contextmenu', ({ target }) => {
    remembered.underMenu = target instanceof Element ? postAround(target) : null;
  });
  listen('focusin', ({ target }) => {
    const editor = target instanceof Element ? target.closest<HTMLElement>(anyEditor) : null;
    if (editor) remembered.editor = editor;
  });
  return remembered;
}
