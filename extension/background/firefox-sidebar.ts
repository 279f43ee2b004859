import { browser } from 'wxt/browser';
import { msg } from '#shared/i18n/translate.ts';
import { failure } from './failure.ts';
import { on } from './on.ts';

interface WithSidebar {
  sidebarAction: { toggle(): Promise<void> };
}

/** Firefox opens its sidebar only from its own controls, not for a press on a page. */
export function openSidebarOnRequest(): void {
  const { sidebarAction } = browser as unknown as WithSidebar;
  browser.action.onClicked.addListener(() => void sidebarAction.toggle());
  on('openPanel', () =>
    failure('failed', msg('Press the Troupe button in the toolbar to open the panel.')),
  );
}
