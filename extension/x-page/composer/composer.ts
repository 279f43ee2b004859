import { isBefore } from '../posts/posts.ts';
import { $$, $optional } from '../query.ts';
import { anyEditor, dialog, inlineReply, primaryColumn, submit } from '../selectors.ts';

/** One composer of X as it stands now; X may replace any of its parts later. */
export interface Composer {
  editor: HTMLElement;
  /** The dialog, inline reply or column that bounds it. */
  scope: Element;
  /** X's own button, for reading its state. */
  submit: HTMLButtonElement | null;
}

const scopes = `${dialog}, ${inlineReply}, ${primaryColumn}, body`;

/**
 * The composer that a tool bar belongs to. Several editors can be on the page at once (home
 * behind a dialog, the parts of a thread), so this climbs to the nearest ancestor that holds one.
 */
export function composerOf(bar: Element, lastEditor: Element | null): Composer | null {
  const scope = bar.closest(scopes);
  for (let node = bar.parentElement; node; node = node.parentElement) {
    const editors = $$(anyEditor, node);
    const editor = pickEditor(editors, bar, lastEditor);
    if (editor && scope) {
      return { editor, scope, submit: $optional(submit, bar) ?? $optional(submit, scope) };
    }
    if (node === scope) break;
  }
  return null;
}

/** The inline reply of a status page: without a tool bar until it is focused or holds text. */
export function inlineComposer(root: ParentNode): Composer | null {
  const scope = $optional(inlineReply, root);
  const editor = scope && $optional(anyEditor, scope);
  return editor ? { editor, scope, submit: $optional(submit, scope) } : null;
}

function pickEditor(
  editors: HTMLElement[],
  bar: Element,
  lastEditor: Element | null,
): HTMLElement | undefined {
  const withCaret = editors.find(
    (editor) => editor.contains(document.activeElement) || editor === lastEditor,
  );
  return withCaret ?? editors.findLast((editor) => isBefore(editor, bar)) ?? editors.at(-1);
}

/** X's dialog with a composer that lies over the page. */
export function frontDialog(): HTMLElement | null {
  return $$(dialog, document).findLast((found) => $optional(anyEditor, found)) ?? null;
}
