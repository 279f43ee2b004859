import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import { parseDefinition } from '#shared/contracts/messages/parse-definition.ts';
import { translatorOf } from '#shared/lib/i18n/translator.ts';
import { writePlaces } from '#shared/lib/i18n/write-places.ts';

/** A message of the server by the catalogue that was injected; null: not known there. */
export function localizeByCatalogue({ code, params }: AnyMessage): string | null {
  const catalogue = globalThis.troupeCatalogue;
  if (!catalogue || !Object.hasOwn(catalogue.messages, code)) return null;
  const translator = translatorOf(catalogue.language, catalogue.texts);
  const { text, kinds } = parseDefinition(catalogue.messages[code] ?? '');
  const written = writePlaces(kinds, params, translator, localizeByCatalogue);
  return written && translator.t(text, written).trim();
}

/** The background injects it with a catalogue: English, which needs neither, does not load it. */
export default defineUnlistedScript(() => {
  globalThis.troupeLocalize = localizeByCatalogue;
});
