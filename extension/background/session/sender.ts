import { isXPage } from '../../x-page/posts/matches.ts';

/** What the browser itself says about who sent a message. */
export interface Sender {
  id?: string | undefined;
  frameId?: number | undefined;
  origin?: string | undefined;
  url?: string | undefined;
  tab?: { id?: number | undefined; windowId: number; url?: string | undefined } | undefined;
}

/** Was this sent by a page of the extension itself, as the side panel is? */
export function isOwnPage(sender: Sender, own: OwnPlace): boolean {
  return sender.id === own.id && (sender.url ?? '').startsWith(own.getURL('/'));
}

/** As much of `browser.runtime` as names us. */
interface OwnPlace {
  id: string;
  getURL(path: '/'): string;
}

export interface XTab {
  tabId: number;
  windowId: number;
}

/**
 * The tab of X whose top frame runs our content script; null for every other sender. Goes by the
 * tab as the browser knows it: `sender.url` comes from the page's own process.
 */
export function xTabOf(sender: Sender, ownId: string): XTab | null {
  const { id, frameId, tab } = sender;
  if (id !== ownId || frameId !== 0 || tab?.id === undefined) return null;
  return isXPage(tab.url ?? '') ? { tabId: tab.id, windowId: tab.windowId } : null;
}
