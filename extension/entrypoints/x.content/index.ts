import { defineContentScript } from 'wxt/utils/define-content-script';
import { startOnPage } from '#extension/features/start.ts';

export default defineContentScript({
  matches: ['https://x.com/*', 'https://twitter.com/*'],
  noScriptStartedPostMessage: true,
  main(ctx) {
    startOnPage(ctx.signal);
  },
});
