import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import { definitions } from '#shared/contracts/messages/definitions.ts';
import { kinds } from '#shared/contracts/messages/kinds.ts';
import type { Message } from '#shared/contracts/messages/message.ts';
import { isKnownCode, paramsSchema } from '#shared/contracts/messages/message-schema.ts';
import { parseDefinition } from '#shared/contracts/messages/parse-definition.ts';
import { type Speaker, speakerOf } from './translator.ts';

const english = speakerOf('en', {});

/** The English sentence of a message. */
export function messageText(message: Message): string {
  return localizeMessage(message, english) ?? '';
}

/** A message in the language of the speaker. Null: this program does not know it, or its params. */
export function localizeMessage({ code, params }: AnyMessage, speaker: Speaker): string | null {
  if (!isKnownCode(code)) return null;
  const values = paramsSchema(code).safeParse(params).data;
  if (!values) return null;
  const { kinds: places, text, one, key } = parseDefinition(definitions[code]);
  const written: Record<string, string> = {};
  for (const [name, kind] of places) {
    const value =
      kind === 'message'
        ? localizeMessage(values[name] as AnyMessage, speaker)
        : kinds[kind].write(values[name] as never, speaker);
    if (value === null) return null;
    written[name] = value;
  }
  const found = speaker.language === 'en' ? text : key;
  const sentence =
    one === undefined
      ? speaker.t(found, written)
      : speaker.tn(Number(values['n']), one, found, written);
  return sentence.trim();
}
