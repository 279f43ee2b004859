import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { handleInUse } from '#extension/x-page/handle-in-use.ts';

/** Answers the side panel: the X account that is in use on this page. */
export default defineUnlistedScript(() => handleInUse());
