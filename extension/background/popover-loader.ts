import { browser } from 'wxt/browser';
import { onMessage } from '../messages.ts';
import { xTabOf } from './sender.ts';

/** Injects the popover's script where a person pressed one of our buttons for the first time. */
export function loadPopoverOnRequest(): void {
  onMessage('loadPopover', async ({ sender }) => {
    const tab = xTabOf(sender, browser.runtime.id);
    if (!tab) return { ok: false, error: { kind: 'failed', message: 'Troupe drafts only on X.' } };
    await browser.scripting.executeScript({
      target: { tabId: tab.tabId, frameIds: [0] },
      files: ['/content-scripts/popover.js'],
    });
    return { ok: true, value: null };
  });
}
