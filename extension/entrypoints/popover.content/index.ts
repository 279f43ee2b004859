import { defineContentScript } from 'wxt/utils/define-content-script';
import { createPopover } from '#extension/popover/open-popover.tsx';

/** Not in the manifest: the background injects it at the first press. */
export default defineContentScript({
  matches: ['https://x.com/*', 'https://twitter.com/*'],
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main(ctx) {
    globalThis.troupePopover = createPopover(ctx.signal);
  },
});
