import '#shared/client/zod-without-eval.ts';
import { defineBackground } from 'wxt/utils/define-background';
import { answerDraftMessages } from '#extension/background/drafts.ts';
import { keepPopoverDrafts } from '#extension/background/kept-drafts.ts';
import { addMenus } from '#extension/background/menus.ts';
import { serveOpenTabs } from '#extension/background/open-tabs.ts';
import { answerPairing } from '#extension/background/pairing.ts';
import { openPanelOnRequest } from '#extension/background/panel.ts';
import { loadPopoverOnRequest } from '#extension/background/popover-loader.ts';
import { answerPostTools } from '#extension/background/post-tools.ts';
import { passShortcutsOn } from '#extension/background/shortcuts.ts';
import { streamDrafts } from '#extension/background/stream-drafts.ts';
import { answerWaitingMessages } from '#extension/background/waiting-messages.ts';
import { closeStorageToPages } from '#extension/storage.ts';

export default defineBackground(() => {
  void closeStorageToPages();
  answerDraftMessages();
  streamDrafts();
  answerPairing();
  loadPopoverOnRequest();
  openPanelOnRequest();
  addMenus();
  answerPostTools();
  keepPopoverDrafts();
  answerWaitingMessages();
  passShortcutsOn();
  void serveOpenTabs();
});
