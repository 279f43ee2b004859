import { hostAttribute } from '../x-page/observe.ts';
import { $optional } from '../x-page/query.ts';

/** Our button in this post or tool bar; the part itself where X has dropped it. */
export function ourButton(part: HTMLElement): HTMLElement {
  return $optional(`[${hostAttribute}$="-button"]`, part) ?? part;
}
