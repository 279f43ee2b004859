import type { KeyAction } from './key-action.ts';

/** The cards of the lists on this page, in their order; a comment within one is none. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main article')].filter(
    (row) => !row.parentElement?.closest('article'),
  );
}

/** The card that has the focus, or something in it. */
function rowAtFocus(): HTMLElement | null {
  return rows().find((row) => row.contains(document.activeElement)) ?? null;
}

/** Puts the focus on the next card of the page, or the one before; on the first where none has it. */
export function moveRow(by: 1 | -1): void {
  const all = rows();
  const from = rowAtFocus();
  const next = from ? all[all.indexOf(from) + by] : all[0];
  if (!next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

/** Presses the button of the focused card that is marked with this action. */
export function pressInRow(what: KeyAction): void {
  rowAtFocus()?.querySelector<HTMLElement>(`[data-${what}]`)?.click();
}
