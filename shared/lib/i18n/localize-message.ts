import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import { definitions } from '#shared/contracts/messages/definitions.ts';
import type { Message, MessageCode } from '#shared/contracts/messages/message.ts';
import {
  type ParsedDefinition,
  parseDefinition,
} from '#shared/contracts/messages/parse-definition.ts';
import { type Translator, translatorOf } from './translator.ts';
import { writePlaces } from './write-places.ts';

const english = translatorOf('en', {});
const parsed = new Map<string, ParsedDefinition>();

export function isKnownCode(code: string): code is MessageCode {
  return Object.hasOwn(definitions, code);
}

/** The English sentence of a message. */
export function messageText(message: Message): string {
  return localizeMessage(message, english) ?? '';
}

/** A message in the language of the translator. Null: this program does not know it, or its params. */
export function localizeMessage(
  { code, params }: AnyMessage,
  translator: Translator,
): string | null {
  if (!isKnownCode(code)) return null;
  const definition = parsed.get(code) ?? parseDefinition(definitions[code]);
  parsed.set(code, definition);
  const { kinds: places, text, one, key } = definition;
  const written = writePlaces(places, params, translator, (inner) =>
    localizeMessage(inner, translator),
  );
  if (!written) return null;
  const found = translator.language === 'en' ? text : key;
  const sentence =
    one === undefined
      ? translator.t(found, written)
      : translator.tn(countOf(places, params), one, found, written);
  return sentence.trim();
}

/** What a counted sentence counts: `n`, or the only number of one that has no `n`. */
function countOf(places: ParsedDefinition['kinds'], params: Record<string, unknown>): number {
  const counted = places.map(([name]) => params[name]);
  return Number(params.n ?? counted.find((value) => Number.isFinite(Number(value))));
}

/** What is stored in English with its message, if it has one, in the language of the translator. */
export function storedText(
  english: string,
  message: AnyMessage | null | undefined,
  translator: Translator,
): string {
  if (!message || translator.language === 'en') return english;
  return localizeMessage(message, translator) ?? english;
}
