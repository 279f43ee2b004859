import { browser } from 'wxt/browser';
import { sendMessage } from '../messages.ts';
import { panelTextItem } from '../storage.ts';
import { xPageMatches } from '../x-page/posts/matches.ts';
import { on } from './answer-messages.ts';
import { done } from './results.ts';

/** Hands our keyboard shortcuts on to the page of X in front; elsewhere they do nothing. */
export function passShortcutsOn(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (tab?.id === undefined) return;
    sendMessage('shortcut', command, { tabId: tab.id, frameId: 0 }).catch(() => undefined);
  });
}

const replyId = 'reply-to-selection';
const moodId = 'read-mood';

/**
 * "Generate AI Reply" in the context menu of selected text on X: the popover where a post is
 * around the text, else the side panel with the text. "Analyze Sentiment" where nothing is selected: of two
 * entries at once Chrome would make a submenu.
 */
export function addMenus(): void {
  /** Whether the last context menu of a tab was on a post. */
  const onPost = new Map<number, boolean>();

  browser.runtime.onInstalled.addListener(createMenus);
  // The browser keeps the entries, but may speak another language since it was started.
  browser.runtime.onStartup.addListener(createMenus);

  on('menuOpened', (isOnPost, tab) => {
    onPost.set(tab.tabId, isOnPost);
    return done;
  });
  browser.tabs.onRemoved.addListener((tabId) => void onPost.delete(tabId));

  browser.contextMenus.onClicked.addListener((info, tab) => {
    if (tab?.id === undefined || info.frameId !== 0) return;
    if (info.menuItemId === moodId) {
      // A page without our script has nobody to ask, nor to tell.
      sendMessage('moodWanted', undefined, { tabId: tab.id, frameId: 0 }).catch(() => undefined);
      return;
    }
    if (info.menuItemId !== replyId) return;
    const text = info.selectionText ?? '';
    const place = { tabId: tab.id, windowId: tab.windowId };
    // Chrome opens the panel only before anything was awaited.
    if (onPost.get(tab.id) === false) return void showInPanel(place, text);
    sendMessage('replyToSelection', undefined, { tabId: tab.id, frameId: 0 }).then(
      (drafts) => (drafts ? undefined : showInPanel(place, text)),
      // A page that cannot answer is never loaded anew: the person may have typed there.
      () => showInPanel(place, text),
    );
  });
}

function createMenus(): void {
  browser.contextMenus.removeAll(() => {
    browser.contextMenus.create({
      id: replyId,
      title: browser.i18n.getMessage('generateReply'),
      contexts: ['selection'],
      documentUrlPatterns: xPageMatches,
    });
    browser.contextMenus.create({
      id: moodId,
      title: browser.i18n.getMessage('readMood'),
      contexts: ['page', 'image'],
      documentUrlPatterns: xPageMatches,
    });
  });
}

async function showInPanel(place: { tabId: number; windowId: number }, text: string) {
  // Firefox opens its sidebar only from its own controls.
  const opening =
    'sidePanel' in browser
      ? browser.sidePanel.open({ windowId: place.windowId })
      : Promise.reject(new Error('No side panel'));
  const stored = panelTextItem.setValue(text.slice(0, 25_000).toWellFormed());
  try {
    await opening;
  } catch {
    const page = { tabId: place.tabId, frameId: 0 };
    await sendMessage('panelStaysClosed', text, page).catch(() => undefined);
  }
  await stored;
}
