import { $optional } from '../query.ts';
import { toolBar } from '../selectors.ts';
import { type Composer, composerOf, inlineComposer } from './composer.ts';

const toolBarLimit = 1_000;

/**
 * Focuses the collapsed inline reply of a status page and waits for its tool bar: X rebuilds the
 * composer at that moment. Null when there is none or it does not open.
 */
export async function openInlineReply(): Promise<Composer | null> {
  const collapsed = inlineComposer(document);
  if (!collapsed) return null;
  collapsed.editor.focus();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (findInlineReply()) finish();
    });
    const finish = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(findInlineReply());
    };
    const timer = setTimeout(finish, toolBarLimit);
    observer.observe(document.body, { childList: true, subtree: true });
    if (findInlineReply()) finish();
  });
}

/** The inline reply once it has its tool bar. */
export function findInlineReply(): Composer | null {
  const inline = inlineComposer(document);
  const bar = inline && $optional(toolBar, inline.scope);
  return bar ? composerOf(bar, null) : null;
}
