import { isBefore } from '../posts/posts.ts';
import { $$, $optional } from '../query.ts';
import { addPost, anyEditor, submit } from '../selectors.ts';
import { lookUntil } from '../wait-budget.ts';
import { type Composer, frontDialog } from './composer.ts';
import { editorText, isEmpty, normalText } from './read-back.ts';

const limit = 2_000;

/** One post of a thread in X's dialog, by its place there. */
export interface ThreadPart {
  at: number;
  find(): Composer | null;
}

/**
 * Presses X's "add another post" behind this composer and waits for the empty editor that it
 * brings. At home X opens its dialog for that. Null where X has no such control or brings none.
 */
export async function addPart(find: () => Composer | null): Promise<ThreadPart | null> {
  const button = await until(() => addButtonOf(find()));
  const from = find();
  if (!button || !from) return null;
  const text = normalText(editorText(from.editor));
  const standing = threadEditors().length;
  const at = threadEditors().indexOf(from.editor) + 1 || 1;
  button.click();
  return until(() => {
    const editors = threadEditors();
    const [before, added] = [editors[at - 1], editors[at]];
    const isThere = before && added && isEmpty(added) && editors.length > standing;
    return isThere && normalText(editorText(before)) === text ? threadPart(at) : null;
  });
}

/** The post at this place of the thread in X's dialog. */
export function threadPart(at: number): ThreadPart {
  return {
    at,
    find() {
      const scope = frontDialog();
      const editor = threadEditors()[at];
      return scope && editor ? { editor, scope, submit: $optional(submit, scope) } : null;
    },
  };
}

/** What stands in each post of the thread in X's dialog; nothing where no dialog is open. */
export function threadTexts(): string[] {
  return threadEditors().map(editorText);
}

function addButtonOf(composer: Composer | null): HTMLElement | null {
  if (!composer) return null;
  const { editor, scope } = composer;
  return $$(addPost, scope).find((button) => isBefore(editor, button)) ?? null;
}

function threadEditors(): HTMLElement[] {
  const found = frontDialog();
  return found ? $$(anyEditor, found) : [];
}

function until<T>(look: () => T | null): Promise<T | null> {
  return lookUntil(look, (found) => found !== null, limit);
}
