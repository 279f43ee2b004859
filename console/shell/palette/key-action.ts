import { pressedKey } from '#shared/ui/keys/pressed-key.ts';

/** Where a post is written: see `useAsked`. */
export const COMPOSE = '/schedule?compose';

const SINGLE = {
  '/': 'palette',
  '?': 'keys',
  a: 'approve',
  c: 'compose',
  d: 'reject',
  e: 'edit',
  j: 'next',
  k: 'previous',
  r: 'changes',
  t: 'tomorrow',
  x: 'select',
  z: 'undo',
} as const;

export type KeyAction = (typeof SINGLE)[keyof typeof SINGLE];

const KEPT = 'single-keys';

/** Some people speak to their browser, or touch keys by accident: for them single keys are off. */
export function singleKeysAreOn(): boolean {
  return localStorage.getItem(KEPT) !== 'off';
}

export function turnSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, 'off');
}

/** What a key does here; null while somebody types, and where a dialog or a menu is open. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented || event.isComposing || event.altKey || isDialogOpen()) return null;
  if (event.ctrlKey || event.metaKey) {
    return pressedKey(event) === 'k' ? 'palette' : null;
  }
  if (isTyping(event.target) || !singleKeysAreOn()) return null;
  return (SINGLE as Record<string, KeyAction>)[pressedKey(event)] ?? null;
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([popover]), [role="alertdialog"]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input:not([type="checkbox"]), textarea, select, [role="menu"]') !== null
  );
}
