import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
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
    throw new AppError('bad_request', message('protocol.malformed-json'));
  }
  // Only an escape can bring these in, so bodies without one are not walked.
  if (/\\u(0000|d[89a-f])/i.test(text)) assertStorable(value);
  return value;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw malformedText(error);
  }
}

/** What came is no text, or did not come whole. */
export function malformedText(cause: unknown): AppError {
  return new AppError('bad_request', message('protocol.malformed-text'), { cause });
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
    throw new AppError('bad_request', message('request.nul-character'));
  }
  if (!text.isWellFormed()) {
    throw new AppError('bad_request', message('request.half-pair'));
  }
}
