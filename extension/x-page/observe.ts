/** Marks every element that Troupe puts on the page; the value is the feature's id. */
export const hostAttribute = 'data-troupe';

export interface PageObserver {
  /** Calls `found` for each match, now and whenever X renders one; the same element may come again. */
  each(selector: string, found: (element: HTMLElement) => void): void;
  /** Calls back after each frame in which X changed something. */
  afterChange(callback: () => void, signal: AbortSignal): void;
}

/**
 * Watches what X adds, with one observer that only collects and one pass per frame that looks.
 * Reads no layout. In a hidden tab nothing is kept or done; showing it again scans once.
 */
export function observePage(root: Element, signal: AbortSignal): PageObserver {
  const seekers: { selector: string; found: (element: HTMLElement) => void }[] = [];
  const listeners = new Set<() => void>();
  let pending = new Set<Element>();
  let frame = 0;

  const schedule = (element: Element) => {
    pending.add(element);
    frame ||= requestAnimationFrame(flush);
  };

  const flush = () => {
    frame = 0;
    const elements = pending;
    pending = new Set();
    const combined = seekers.map(({ selector }) => selector).join(',');
    if (combined === '') return;
    for (const element of elements) {
      if (!element.isConnected) continue;
      if (element.matches(combined)) offer(element);
      for (const match of element.querySelectorAll(combined)) offer(match);
    }
    for (const listener of listeners) listener();
  };

  const offer = (element: Element) => {
    for (const { selector, found } of seekers) {
      if (element.matches(selector)) found(element as HTMLElement);
    }
  };

  const observer = new MutationObserver((records) => {
    if (document.hidden) return;
    for (const { addedNodes, removedNodes, target } of records) {
      for (const node of addedNodes) {
        if (node.nodeType === Node.ELEMENT_NODE) schedule(node as Element);
      }
      for (const node of removedNodes) {
        // React may keep an element and drop the child that we put into it.
        if (isHost(node)) schedule(target as Element);
      }
    }
  });
  observer.observe(root, { childList: true, subtree: true });

  document.addEventListener(
    'visibilitychange',
    () => {
      if (!document.hidden) schedule(root);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    pending.clear();
    listeners.clear();
  });

  return {
    each(selector, found) {
      seekers.push({ selector, found });
      schedule(root);
    },
    afterChange(callback, until) {
      listeners.add(callback);
      until.addEventListener('abort', () => listeners.delete(callback));
    },
  };
}

function isHost(node: Node): boolean {
  return node.nodeType === Node.ELEMENT_NODE && (node as Element).hasAttribute(hostAttribute);
}

/** Removes what an earlier instance of the extension left behind. */
export function removeHosts(root: ParentNode): void {
  for (const host of root.querySelectorAll(`[${hostAttribute}]`)) host.remove();
}
