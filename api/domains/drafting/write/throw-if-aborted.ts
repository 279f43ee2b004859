import { Problem } from '#api/errors/app-error.ts';

/** Between two steps: what nobody waits for is not kept. Throws the Problem that nobody reads. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new Problem('provider_failed', 'The request was cancelled.');
}
