import type { IncomingMessage } from 'node:http';
import type { BodySize } from '#shared/contracts/endpoint.ts';
import { imageLimit } from '#shared/lib/media-limits.ts';
import { Problem } from './problem.ts';

/** Bytes. An image of 5 MB takes 6.99 MB as base64. */
const LIMITS: Record<BodySize, number> = { small: 65_536, post: 262_144, upload: 7_549_747 };

/** Request bodies held in memory by all requests together, in bytes. */
const MOST_IN_FLIGHT = 67_108_864;
let inFlight = 0;

/**
 * Reads and parses a JSON body of at most that size.
 * Throws `bad_request`, `too_large`, or `rate_limited` while too much is in flight.
 */
export async function readJson(request: IncomingMessage, size: BodySize): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem('bad_request', 'Send the body as application/json.');
  }
  const text = await readText(request, size);
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

async function readText(request: IncomingMessage, size: BodySize): Promise<string> {
  const limit = LIMITS[size];
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(size);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += (chunk as Buffer).length;
      inFlight += (chunk as Buffer).length;
      if (length > limit) throw tooLarge(size);
      if (inFlight > MOST_IN_FLIGHT) {
        throw new Problem('rate_limited', 'Too many uploads at once. Try again in a moment.', {
          retryAfterSeconds: 1,
        });
      }
      chunks.push(chunk as Buffer);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('bad_request', 'The body is not valid UTF-8 text, or it was cut off.', {
      cause: error,
    });
  } finally {
    inFlight -= length;
  }
}

function tooLarge(size: BodySize): Problem {
  if (size === 'upload') return new Problem('too_large', imageLimit.sentence);
  return new Problem('too_large', `The body is larger than ${LIMITS[size] / 1024} KB.`);
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
