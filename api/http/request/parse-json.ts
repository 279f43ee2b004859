import { Problem } from '#api/errors/app-error.ts';
import { assertJsonShape } from './assert-json-shape.ts';

/**
 * A body's bytes as the value that they stand for. Pure. Throws `bad_request` for what is not UTF-8
 * or not JSON, has more to it than a body may have, or holds text that cannot be stored.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decoded(bytes);
  assertJsonShape(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('bad_request', 'The body is not valid JSON.');
  }
  // Only an escape can bring these in, so bodies without one are not walked.
  if (/\\u(0000|d[89a-f])/i.test(text)) assertStorable(value);
  return value;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Problem('bad_request', 'The body is not valid UTF-8 text, or it was cut off.', {
      cause: error,
    });
  }
}

/** Postgres refuses NUL and would store half a surrogate pair as U+FFFD. */
function assertStorable(root: unknown): void {
  const open = [root];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') assertStorableText(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      assertStorableText(key);
      open.push(child);
    }
  }
}

function assertStorableText(text: string): void {
  if (text.includes('\0')) {
    throw new Problem('bad_request', 'The text holds a NUL character, which cannot be stored.');
  }
  if (!text.isWellFormed()) {
    throw new Problem('bad_request', 'The text holds half of a character pair, which is not text.');
  }
}
