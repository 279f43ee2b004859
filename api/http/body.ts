import type { IncomingMessage } from 'node:http';
import type { BodySize } from '#shared/contracts/endpoint.ts';
import { imageLimit } from '#shared/lib/media-limits.ts';
import type { BodyBudget, OpenBody } from './body-budget.ts';
import { Problem } from './problem.ts';

/** Bytes. An image of 5 MB takes 6.99 MB as base64. */
const LIMITS: Record<BodySize, number> = { small: 65_536, post: 262_144, upload: 7_549_747 };

/**
 * Reads and parses a JSON body of at most that size, which counts against the room that `who` has.
 * Throws `bad_request`, `too_large`, or `rate_limited` while too much of theirs is on its way.
 */
export async function readJson(
  request: IncomingMessage,
  size: BodySize,
  { bodies, who }: { bodies: BodyBudget; who: string },
): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new Problem('bad_request', 'Send the body as application/json.');
  }
  if (Number(request.headers['content-length'] ?? 0) > LIMITS[size]) throw tooLarge(size);
  const body = bodies.open(who);
  const text = await readText(request, size, body).finally(body.close);
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

async function readText(request: IncomingMessage, size: BodySize, body: OpenBody): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  const ended = endOf(body.signal);
  try {
    const pieces = request.iterator({ destroyOnReturn: false });
    for (;;) {
      const { done, value } = await Promise.race([pieces.next(), ended]);
      if (done) break;
      const chunk = value as Buffer;
      length += chunk.length;
      if (length > LIMITS[size]) throw tooLarge(size);
      body.add(chunk.length);
      chunks.push(chunk);
    }
    body.signal.throwIfAborted();
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('bad_request', 'The body is not valid UTF-8 text, or it was cut off.', {
      cause: error,
    });
  }
}

/** Rejects when it is aborted. The request itself is not: it still gets an answer. */
function endOf(signal: AbortSignal): Promise<never> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  ended.catch(() => {});
  return ended;
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
