import type { Brief } from '#api/ai/adapters/provider.ts';
import { asAppError, errorBodyOf } from '#api/http/response.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { ErrorBody } from '#shared/contracts/errors.ts';
import { type Caller, type DraftWaiter, waiterOf } from '../caller.ts';

export type DraftEvent<D> =
  | { type: 'text'; text: string }
  | { type: 'done'; draft: D }
  | { type: 'failed'; error: ErrorBody };

/** Longest text shown while it grows; what is longer is no post. */
const longest = 8_000;

/**
 * A draft as `write` writes it: the newest text whenever the client is ready for more, so that a
 * slow one misses only steps; then the draft, or what went wrong.
 */
export async function* draftEvents<D>(
  caller: Caller,
  brief: Brief,
  requestId: string,
  write: (caller: Caller, onText: (soFar: string) => void) => Promise<D>,
): AsyncGenerator<DraftEvent<D>> {
  const left = new AbortController();
  const signal = AbortSignal.any([caller.signal, left.signal]);
  let latest = '';
  let last: DraftEvent<D> | null = null;
  let wake = () => {};
  const writing = write({ ...caller, signal }, (soFar) => {
    latest = soFar;
    wake();
  })
    .then(
      (draft): DraftEvent<D> => ({ type: 'done', draft }),
      (error): DraftEvent<D> => failed(caller, signal, error, requestId),
    )
    .then((event) => {
      last = event;
      wake();
    });
  try {
    for (let read = '', told = ''; ; ) {
      if (last) return yield last;
      // A text that began anew is shorter than what was read of the one before.
      if (latest.length < read.length || latest.length - read.length > read.length / 64) {
        read = latest;
        const text = await preview(read, brief, waiterOf({ ...caller, signal }));
        if (text !== told && text !== '') {
          told = text;
          yield { type: 'text', text };
          continue;
        }
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  } finally {
    left.abort();
    await writing;
  }
}

function preview(soFar: string, brief: Brief, who: DraftWaiter): Promise<string> {
  return runTextTask('preview-draft', [soFar.slice(0, longest), brief], who);
}

function failed(
  { ctx }: Caller,
  signal: AbortSignal,
  error: unknown,
  requestId: string,
): DraftEvent<never> {
  const known = asAppError(error);
  if (known.code === 'internal' && !signal.aborted) {
    ctx.log.error({ requestId, err: error }, 'A draft failed in an unexpected way');
  }
  return { type: 'failed', error: errorBodyOf(known, requestId) };
}
