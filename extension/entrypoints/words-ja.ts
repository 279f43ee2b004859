import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import texts from '#shared/lib/i18n/locales/ja/common.json';
import { wordsOf } from '../popover/popover-texts.ts';

/** The texts of the popover, which the background injects where this is the person's language. */
export default defineUnlistedScript(() => {
  globalThis.troupeWords = wordsOf('ja', texts);
});
