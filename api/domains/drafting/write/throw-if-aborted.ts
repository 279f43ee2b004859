import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';

/** Between two steps: what nobody waits for is not kept. Throws the AppError that nobody reads. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('provider_failed', message('request.cancelled'));
}
