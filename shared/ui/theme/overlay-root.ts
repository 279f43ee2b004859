/**
 * The element that dialogs are drawn into, the last one of the body. A selector of Radix's styles
 * follows from any element with a state to everything within its siblings: among these the page's
 * own, and the browser computes the styles of the whole page at each opening and closing. Null where
 * there is no document.
 */
export function overlayRoot(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  if (root?.parentNode !== document.body) {
    root = document.createElement('div');
    document.body.append(root);
  }
  return root;
}

let root: HTMLElement | undefined;
