import { browser } from 'wxt/browser';
import { sendMessage } from '../messages.ts';
import { xPageMatches } from '../x-page/matches.ts';

const menuId = 'reply-to-selection';

/** "Generate AI Reply" in the context menu of selected text on X. */
export function addSelectionMenu(): void {
  browser.runtime.onInstalled.addListener(() => {
    browser.contextMenus.removeAll(() => {
      browser.contextMenus.create({
        id: menuId,
        title: 'Generate AI Reply',
        contexts: ['selection'],
        documentUrlPatterns: xPageMatches,
      });
    });
  });

  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (info.menuItemId !== menuId || tab?.id === undefined || info.frameId !== 0) return;
    sendMessage('replyToSelection', info.selectionText ?? '', { tabId: tab.id, frameId: 0 }).catch(
      // A page that was open before an update has no script that answers; only a reload helps it.
      () => browser.tabs.reload(tab.id ?? browser.tabs.TAB_ID_NONE),
    );
  });
}
