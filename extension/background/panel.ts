import { browser } from 'wxt/browser';
import { msg } from '#shared/i18n/translate.ts';
import { on } from './answer-messages.ts';
import { done, failure } from './results.ts';

/** Opens the side panel from the toolbar icon and from the popover on X. */
export function openPanelOnRequest(): void {
  if (!('sidePanel' in browser)) {
    openSidebarOnRequest();
    return;
  }
  void browser.sidePanel.setPanelBehavior({ openPanelOnActionClick: true });

  on('openPanel', async (_, tab) => {
    try {
      // Chrome takes this for the person's own act only before anything was awaited.
      await browser.sidePanel.open({ windowId: tab.windowId });
    } catch {
      return failure(
        'failed',
        msg('Chrome did not open the side panel: open it from the toolbar.'),
      );
    }
    return done;
  });
}

interface WithSidebar {
  sidebarAction: { toggle(): Promise<void> };
}

/** Firefox opens its sidebar only from its own controls, not for a press on a page. */
function openSidebarOnRequest(): void {
  const { sidebarAction } = browser as unknown as WithSidebar;
  browser.action.onClicked.addListener(() => void sidebarAction.toggle());
  on('openPanel', () =>
    failure('failed', msg('Press the Troupe button in the toolbar to open the panel.')),
  );
}

/** Opens the panel while a person's press counts; Chrome refuses it for a page that has none. */
export function openPanelIn(windowId: number): void {
  if ('sidePanel' in browser) browser.sidePanel.open({ windowId }).catch(() => undefined);
}
