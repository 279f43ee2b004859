/** Puts the focus on the page's heading: the button that had it is gone with its card. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus();
}
