import { comma } from '#shared/lib/i18n/separators.ts';
import { currentTranslator } from '../translate.ts';

/** Several things in a row, set apart as the language of the interface does. */
export function enumerated(things: readonly string[]): string {
  return things.join(comma(currentTranslator()));
}
