import catalogue from 'virtual:popover-catalogue/fr';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/** The texts of the popover, which the background injects where this is the person's language. */
export default defineUnlistedScript(() => {
  globalThis.troupeCatalogue = catalogue;
});
