import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import { type KindName, kinds } from '#shared/contracts/messages/kinds.ts';
import type { Translator, Values } from './translator.ts';

/** What stands in the places of a message, by their kinds. Null: a param is missing, or not of its kind. */
export function writePlaces(
  places: readonly (readonly [name: string, kind: KindName])[],
  params: Record<string, unknown>,
  translator: Translator,
  localize: (message: AnyMessage) => string | null,
): Values | null {
  const written: Values = {};
  for (const [name, kind] of places) {
    const { read, write } = kinds[kind];
    const value = read(params[name]);
    const text = value === undefined ? null : write(value as never, translator, localize);
    if (text === null) return null;
    written[name] = text;
  }
  return written;
}
