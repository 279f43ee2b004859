import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import remarks from '#shared/i18n/remarks/catalogues/es.json';
import texts from '#shared/lib/words/catalogues/es.json';
import { wordsOf } from '../popover/words-of.ts';

/** The texts of the popover, which the background injects where this is the person's language. */
export default defineUnlistedScript(() => {
  globalThis.troupeWords = wordsOf('es', texts, remarks);
});
