import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import texts from '#shared/i18n/catalogues/ja.json';

/** The texts of the popover, which the background injects where this is the person's language. */
export default defineUnlistedScript(() => {
  globalThis.troupeWords = { language: 'ja', texts };
});
