import { defineBackground } from 'wxt/utils/define-background';
import { answerDraftMessages } from '#extension/background/drafts/drafts.ts';
import { persistPopoverDrafts } from '#extension/background/drafts/persisted-drafts.ts';
import { streamDrafts } from '#extension/background/drafts/stream-drafts.ts';
import { addMenus, passShortcutsOn } from '#extension/background/menus.ts';
import { serveOpenTabs } from '#extension/background/open-tabs.ts';
import { openPanelOnRequest } from '#extension/background/panel.ts';
import { loadPopoverOnRequest } from '#extension/background/popover-loader.ts';
import { answerPostTools } from '#extension/background/post-tools.ts';
import { answerPairing } from '#extension/background/session/pairing.ts';
import { showPendingRequests } from '#extension/background/waiting/pending-badge.ts';
import { answerWaitingMessages } from '#extension/background/waiting/waiting-messages.ts';
import { closeStorageToPages } from '#extension/storage.ts';

export default defineBackground(() => {
  void closeStorageToPages();
  answerDraftMessages();
  streamDrafts();
  answerPairing();
  showPendingRequests();
  loadPopoverOnRequest();
  openPanelOnRequest();
  addMenus();
  answerPostTools();
  persistPopoverDrafts();
  answerWaitingMessages();
  passShortcutsOn();
  void serveOpenTabs();
});
