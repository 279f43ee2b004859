import type { IncomingMessage } from 'node:http';
import type { ZodMiniType } from 'zod/mini';
import { AppError } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { BodySize, Endpoint } from '#shared/contracts/endpoint.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { BodyBudget, OpenBody } from './body-budget.ts';
import { parseBody } from './parse.ts';
import { malformedText, parseJson } from './parse-json.ts';

/** Bytes. An image of 5 MB takes 6.99 MB as base64. */
export const LIMITS: Record<BodySize, number> = {
  small: 65_536,
  post: 262_144,
  upload: 7_549_747,
  picture: 7_549_747,
};

/** Bytes that are read here; more would keep everybody else waiting. */
const READ_AT_ONCE = 262_144;

/**
 * Reads a JSON body as the contract makes it; its bytes count against the room that `who` has. A
 * large one is read in a thread, in `owner`'s turn. Throws `bad_request`, `invalid`, `too_large`, or
 * `rate_limited` while too much of theirs is on its way.
 */
export async function readJson(
  request: IncomingMessage,
  {
    method,
    path,
    body: schema,
    bodySize: size = 'small',
    unfilled,
  }: Endpoint & { body: ZodMiniType },
  { bodies, who, owner }: { bodies: BodyBudget; who: string; owner: string },
): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new AppError('bad_request', message('protocol.not-json'));
  }
  if (Number(request.headers['content-length'] ?? 0) > LIMITS[size]) throw tooLarge(size);
  const body = bodies.open(who);
  const bytes = await readBytes(request, size, body).finally(body.close);
  return bytes.length > READ_AT_ONCE
    ? runTextTask('read-body', [bytes, method, path], { owner })
    : parseBody(schema, parseJson(bytes), unfilled);
}

async function readBytes(
  request: IncomingMessage,
  size: BodySize,
  body: OpenBody,
): Promise<Uint8Array> {
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
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw malformedText(error);
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

function tooLarge(size: BodySize): AppError {
  if (size === 'picture') return new AppError('too_large', message('media.image-too-large'));
  const n = Math.floor(LIMITS[size] / 1024);
  return new AppError('too_large', message('request.too-large', { n }));
}
