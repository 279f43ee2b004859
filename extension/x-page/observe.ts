import { confirmSelector, findByStructure } from './structural-fallback.ts';

/** Marks every element that Troupe puts on the page; the value is the feature's id. */
export const hostAttribute = 'data-troupe';

export interface PageObserver {
  /**
   * Calls `found` for each match, now and whenever X renders one; the same element may come again.
   * In what X adds as a `rarelyIn`, a match is found a moment later.
   */
  each(selector: string, found: (element: HTMLElement) => void, rarelyIn?: string): void;
  /** Calls back after each frame in which X changed something. */
  afterChange(callback: () => void, signal: AbortSignal): void;
  /** Calls back a moment after X changed something, however much it goes on changing. */
  atTimes(callback: () => void, signal: AbortSignal): void;
}

interface Seeker {
  selector: string;
  found(element: HTMLElement): void;
  rarelyIn: string | undefined;
}

const pauseMs = 200;
/** More changes than this between two pauses: something on the page answers ours with its own. */
const mostAtOnce = 100;

/**
 * Watches what X adds, and looks at it in the task that added it: then the browser lays out X's
 * change and ours together. Reads no layout. In a hidden tab nothing is kept or done; showing it
 * again scans once.
 */
export function observePage(root: Element, signal: AbortSignal): PageObserver {
  const seekers: Seeker[] = [];
  let selectors = '';
  const eachFrame = new Set<() => void>();
  const eachPause = new Set<() => void>();
  const pending = new Set<Element>();
  let hidden = document.hidden;
  let frame = 0;
  let timer = 0;
  let looked = 0;
  let leftOut = false;

  const look = () => {
    const elements = [...pending];
    pending.clear();
    for (const element of elements) {
      if (!element.isConnected) continue;
      const isOne = element.matches(selectors);
      for (const seeker of seekers) {
        if (seeker.rarelyIn && element.matches(seeker.rarelyIn)) leftOut = true;
        else seek(element, seeker, isOne);
      }
    }
    // What the features just added is no news, and would cost another round of looking.
    observer.takeRecords();
  };

  /** One look at the whole page costs less than one at each of many posts. */
  const lookAgain = () => {
    leftOut = false;
    for (const seeker of seekers) if (seeker.rarelyIn) seek(root, seeker, false);
    observer.takeRecords();
  };

  const afterFrame = () => {
    frame = 0;
    if (pending.size > 0) look();
    for (const callback of eachFrame) callback();
  };

  const afterPause = () => {
    timer = 0;
    looked = 0;
    if (leftOut) lookAgain();
    for (const callback of eachPause) callback();
  };

  const changed = () => {
    timer ||= window.setTimeout(afterPause, pauseMs);
    looked += 1;
    if (looked < mostAtOnce) look();
    if (pending.size > 0 || eachFrame.size > 0) frame ||= requestAnimationFrame(afterFrame);
  };

  const observer = new MutationObserver((records) => {
    if (hidden || seekers.length === 0) return;
    for (const record of records) {
      const added = record.addedNodes;
      for (let at = 0; at < added.length; at += 1) {
        const node = added[at]!;
        if (node.nodeType === Node.ELEMENT_NODE) pending.add(node as Element);
      }
      const removed = record.removedNodes;
      for (let at = 0; at < removed.length; at += 1) {
        // React may keep an element and drop the child that we put into it.
        if (isHost(removed[at]!)) pending.add(record.target as Element);
      }
    }
    if (pending.size > 0) changed();
  });
  observer.observe(root, { childList: true, subtree: true });

  const lookAtAll = () => {
    pending.add(root);
    frame ||= requestAnimationFrame(afterFrame);
    timer ||= window.setTimeout(afterPause, pauseMs);
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      hidden = document.hidden;
      if (!hidden) lookAtAll();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    pending.clear();
    eachFrame.clear();
    eachPause.clear();
  });

  const listen = (listeners: Set<() => void>) => (callback: () => void, until: AbortSignal) => {
    listeners.add(callback);
    until.addEventListener('abort', () => listeners.delete(callback));
  };
  return {
    each(selector, found, rarelyIn) {
      seekers.push({ selector, found, rarelyIn });
      selectors = seekers.map((seeker) => seeker.selector).join();
      lookAtAll();
    },
    afterChange: listen(eachFrame),
    atTimes: listen(eachPause),
  };
}

/** One query for each selector: Chromium is five times faster at it than at a list of selectors. */
function seek(element: Element, { selector, found }: Seeker, mayBeOne: boolean): void {
  const isOne = mayBeOne && element.matches(selector);
  if (isOne) found(element as HTMLElement);
  const matches = element.querySelectorAll<HTMLElement>(selector);
  for (let at = 0; at < matches.length; at += 1) found(matches[at]!);
  if (isOne || matches.length > 0) confirmSelector(selector);
  else for (const other of findByStructure(selector, element)) found(other as HTMLElement);
}

function isHost(node: Node): boolean {
  return node.nodeType === Node.ELEMENT_NODE && (node as Element).hasAttribute(hostAttribute);
}

/** Somebody may be writing in it: it stays usable until they close it, also without its extension. */
export const dialogHost = 'draft-popover';

/** Removes what an earlier instance of the extension left behind, but for an open dialog. */
export function removeHosts(root: ParentNode): void {
  const hosts = `[${hostAttribute}]:not([${hostAttribute}="${dialogHost}"])`;
  for (const host of root.querySelectorAll(hosts)) host.remove();
}
