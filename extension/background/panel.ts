import { browser } from 'wxt/browser';
import { onMessage } from '../messages.ts';
import { xTabOf } from './sender.ts';

/** Opens the side panel from the toolbar icon and from the popover on X. */
export function openPanelOnRequest(): void {
  void browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });

  onMessage('openPanel', ({ sender }) => {
    const tab = xTabOf(sender, browser.runtime.id);
    if (!tab) return { ok: false, error: { kind: 'failed', message: 'Troupe drafts only on X.' } };
    // Chrome takes this for the person's own act only before anything was awaited.
    void browser.sidePanel.open({ windowId: tab.windowId });
    return { ok: true, value: null };
  });
}
