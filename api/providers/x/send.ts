import { XError } from './x-error.ts';

const MOST_BYTES = 1_000_000;

export interface XAnswer {
  status: number;
  headers: Headers;
  /** Undefined when the answer is not JSON. */
  body: unknown;
}

/**
 * One request to X, head and body within the time limit (milliseconds).
 * Throws XError `temporary` when no whole answer came.
 */
export async function send(url: string, init: RequestInit, limitMs: number): Promise<XAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), limitMs);
  try {
    // A redirect would carry secrets to wherever it points.
    const response = await fetch(url, { ...init, redirect: 'manual', signal: abort.signal });
    const text = await textOf(response);
    return { status: response.status, headers: response.headers, body: parsed(text) };
  } catch (error) {
    if (error instanceof XError) throw error;
    throw new XError(
      'temporary',
      null,
      abort.signal.aborted
        ? `X did not answer within ${limitMs / 1000} seconds.`
        : 'X cannot be reached, or its answer was cut off.',
      { unsent: UNSENT.has(causeOf(error)) },
    );
  } finally {
    clearTimeout(timer);
  }
}

/** What fetch failed of, before a byte of the request was written. */
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? '';
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) {
      throw new XError('temporary', response.status, 'X sent an answer far too large.');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
