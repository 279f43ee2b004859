import { AppError } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';

/** Objects and arrays inside each other. */
export const MOST_LEVELS = 32;
/** Keys of all objects together. */
export const MOST_KEYS = 20_000;
/** Elements of all arrays together: 200 imported posts with all that they may hold have 26,000. */
export const MOST_ELEMENTS = 30_000;

/**
 * Counts levels, keys and elements of a JSON text without building anything. Throws `bad_request`
 * for more than a body may have; whether it is JSON at all is for the parser to say.
 */
export function assertJsonShape(text: string): void {
  const isArray = new Uint8Array(MOST_LEVELS + 1);
  let level = 0;
  let keys = 0;
  let elements = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case COLON:
        keys += 1;
        if (keys > MOST_KEYS) throw tooMuch(message('request.too-many-keys', { n: MOST_KEYS }));
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        level += 1;
        if (level > MOST_LEVELS)
          throw tooMuch(message('request.too-many-levels', { n: MOST_LEVELS }));
        isArray[level] = text.charCodeAt(at) === OPEN_ARRAY ? 1 : 0;
        elements += isArray[level] as number;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        if (level > 0) level -= 1;
        break;
      case COMMA:
        elements += isArray[level] as number;
        if (elements > MOST_ELEMENTS) {
          throw tooMuch(message('request.too-many-items', { n: MOST_ELEMENTS }));
        }
    }
  }
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_ARRAY = 91;
const BACKSLASH = 92;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Where the string that begins at `start` ends; the end of the text when nothing ends it. */
function endOfString(text: string, start: number): number {
  for (let from = start + 1; ; ) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
    // The quote that begins the string stops the count: a backslash never stands before it.
    if (slashes % 2 === 0) return quote;
    from = quote + 1;
  }
}

function tooMuch(reason: Message): AppError {
  return new AppError('bad_request', reason);
}
