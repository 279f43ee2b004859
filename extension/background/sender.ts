/** What the browser itself says about who sent a message. */
interface Sender {
  id?: string | undefined;
  frameId?: number | undefined;
  tab?: { id?: number | undefined; windowId: number; url?: string | undefined } | undefined;
}

export interface XTab {
  tabId: number;
  windowId: number;
}

const hosts = new Set(['x.com', 'twitter.com']);

/**
 * The tab of X whose top frame runs our content script; null for every other sender. Goes by the
 * tab as the browser knows it: `sender.url` comes from the page's own process.
 */
export function xTabOf(sender: Sender, ownId: string): XTab | null {
  const { id, frameId, tab } = sender;
  if (id !== ownId || frameId !== 0 || tab?.id === undefined) return null;
  const url = tab.url && URL.canParse(tab.url) ? new URL(tab.url) : null;
  const onX = url?.protocol === 'https:' && hosts.has(url.hostname);
  return onX ? { tabId: tab.id, windowId: tab.windowId } : null;
}
