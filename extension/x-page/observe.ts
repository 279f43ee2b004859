import { confirmSelector, findByStructure } from './by-structure.ts';

/** Marks every element that Troupe puts on the page; the value is the feature's id. */
export const hostAttribute = 'data-troupe';

export interface PageObserver {
  /** Calls `found` for each match, now and whenever X renders one; the same element may come again. */
  each(selector: string, found: (element: HTMLElement) => void): void;
  /** Calls back after each frame in which X changed something. */
  afterChange(callback: () => void, signal: AbortSignal): void;
}

interface Seeker {
  selector: string;
  found(element: HTMLElement): void;
}

/**
 * Watches what X adds, with one observer that only collects and one pass per frame that looks.
 * Reads no layout. In a hidden tab nothing is kept or done; showing it again scans once.
 */
export function observePage(root: Element, signal: AbortSignal): PageObserver {
  const seekers: Seeker[] = [];
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
    if (seekers.length === 0) return;
    for (const element of elements) {
      if (!element.isConnected) continue;
      for (const seeker of seekers) look(element, seeker);
    }
    // What the features just added is no news, and would cost a second frame of looking.
    observer.takeRecords();
    for (const listener of listeners) listener();
  };

  const observer = new MutationObserver((records) => {
    if (document.hidden) return;
    for (const record of records) {
      const { addedNodes } = record;
      for (let at = 0; at < addedNodes.length; at += 1) {
        const node = addedNodes[at]!;
        if (node.nodeType === Node.ELEMENT_NODE) schedule(node as Element);
      }
      const { removedNodes } = record;
      for (let at = 0; at < removedNodes.length; at += 1) {
        // React may keep an element and drop the child that we put into it.
        if (isHost(removedNodes[at]!)) schedule(record.target as Element);
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

/** One query for each selector: Chromium is five times faster at it than at a list of selectors. */
function look(element: Element, { selector, found }: Seeker): void {
  const isOne = element.matches(selector);
  if (isOne) found(element as HTMLElement);
  const matches = element.querySelectorAll<HTMLElement>(selector);
  for (let at = 0; at < matches.length; at += 1) found(matches[at]!);
  if (isOne || matches.length > 0) confirmSelector(selector);
  else for (const other of findByStructure(selector, element)) found(other as HTMLElement);
}

function isHost(node: Node): boolean {
  return node.nodeType === Node.ELEMENT_NODE && (node as Element).hasAttribute(hostAttribute);
}

/** Removes what an earlier instance of the extension left behind. */
export function removeHosts(root: ParentNode): void {
  for (const host of root.querySelectorAll(`[${hostAttribute}]`)) host.remove();
}
