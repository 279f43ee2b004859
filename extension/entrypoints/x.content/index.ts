import { defineContentScript } from 'wxt/utils/define-content-script';
import { startOnPage } from '#extension/features/start.ts';
import { xPageMatches } from '#extension/x-page/posts/matches.ts';

export default defineContentScript({
  matches: xPageMatches,
  noScriptStartedPostMessage: true,
  main(ctx) {
    startOnPage(ctx.signal);
    // Nobody tells a script that its extension was removed or replaced; WXT asks at each tick.
    ctx.setInterval(() => undefined, 2_000);
  },
});
