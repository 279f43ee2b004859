import { browser } from 'wxt/browser';
import { sendMessage } from '../messages.ts';

/** Hands our keyboard shortcuts on to the page of X in front; elsewhere they do nothing. */
export function passShortcutsOn(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (tab?.id === undefined) return;
    sendMessage('shortcut', command, { tabId: tab.id, frameId: 0 }).catch(() => undefined);
  });
}
