import { browser } from 'wxt/browser';
import { xPageMatches } from '../x-page/matches.ts';

/** Tabs of X that were open before the installation get the buttons without a reload. */
export function serveOpenTabs(): void {
  browser.runtime.onInstalled.addListener(async ({ reason }) => {
    if (reason !== 'install') return;
    const tabs = await browser.tabs.query({ url: xPageMatches });
    for (const { id } of tabs) {
      if (id === undefined) continue;
      await browser.scripting
        .executeScript({ target: { tabId: id }, files: ['/content-scripts/x.js'] })
        // A discarded or crashed tab takes no script; it loads ours when it is shown.
        .catch(() => undefined);
    }
  });
}
