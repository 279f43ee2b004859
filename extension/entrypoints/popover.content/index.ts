import { defineContentScript } from 'wxt/utils/define-content-script';
import { createPopover } from '#extension/popover/open-popover.tsx';
import { applyLoadedCatalogue } from '#extension/popover/set-locale.ts';
import { xPageMatches } from '#extension/x-page/posts/matches.ts';

/** Not in the manifest: the background injects it at the first press. */
export default defineContentScript({
  matches: xPageMatches,
  registration: 'runtime',
  noScriptStartedPostMessage: true,
  main(ctx) {
    applyLoadedCatalogue();
    globalThis.troupePopover = createPopover(ctx.signal);
  },
});
