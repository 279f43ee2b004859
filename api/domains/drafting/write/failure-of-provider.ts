import type { z } from 'zod';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { AppError } from '#api/errors/app-error.ts';
import { asAppError, failureOf } from '#api/http/response.ts';
import type { failedGeneration } from '#shared/contracts/generation.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { Caller } from '../caller.ts';

/** Why a provider among several wrote nothing; what nobody foresaw is logged. */
export function failureOfProvider(
  { ctx: { log } }: Pick<Caller, 'ctx'>,
  { id: provider, name }: Pick<AiProvider, 'id' | 'name'>,
  error: unknown,
): z.output<typeof failedGeneration> {
  const known = asAppError(error);
  if (known.code !== 'internal') return { provider, error: failureOf(known) };
  log.error({ err: error, provider }, 'A provider failed in an unexpected way');
  const reason = message('provider.failed', { provider: name });
  return { provider, error: failureOf(new AppError('internal', reason)) };
}
