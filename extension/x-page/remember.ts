import { MissingElement } from './dollar.ts';
import { type Post, readPost } from './posts.ts';
import { anyEditor, replyButton, tweet } from './selectors.ts';

/** What the person did last on X's own controls; the page itself does not say afterwards. */
export interface Remembered {
  /** The post whose Reply was pressed last: a reply dialog may show it without its link. */
  answering: Post | null;
  /** The editor that had the caret last: a thread has several, and our button takes the focus. */
  editor: HTMLElement | null;
}

/** Listens in the capture phase, before X acts on the press. */
export function rememberPresses(signal: AbortSignal): Remembered {
  const remembered: Remembered = { answering: null, editor: null };
  const options = { capture: true, signal };

  const answer = (article: Element | null | undefined) => {
    if (article) remembered.answering = readable(article);
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(replyButton) : null;
      answer(pressed?.closest(tweet));
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key, target, ctrlKey, metaKey, altKey }) => {
      if (key !== 'r' || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      if (!target.closest(anyEditor)) answer(target.closest(tweet));
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const editor = target instanceof Element ? target.closest<HTMLElement>(anyEditor) : null;
      if (editor) remembered.editor = editor;
    },
    options,
  );
  return remembered;
}

function readable(article: Element): Post | null {
  try {
    return readPost(article);
  } catch (error) {
    if (error instanceof MissingElement) return null;
    throw error;
  }
}
