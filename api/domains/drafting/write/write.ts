import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { DraftOrder } from '../brief/draft-order.ts';
import type { DraftWaiter } from '../caller.ts';

type OnText = (soFar: string) => void;
type Order = Pick<DraftOrder, 'provider' | 'brief'> & { subject: string | undefined };

/** The text, and who wrote it: the provider, or its fallback, whose draft says why. */
export async function write(
  { provider, subject, brief }: Order,
  { signal }: DraftWaiter,
  onText?: OnText,
): Promise<{ provider: AiProvider; written: Draft }> {
  try {
    return { provider, written: await ask(provider, brief, signal, onText) };
  } catch (error) {
    const { fallback } = provider;
    if (!fallback || !isFailure(error) || signal.aborted) throw error;
    const instead = { ...brief, prompt: brief.prompt ?? subject ?? null };
    const written = await ask(fallback, instead, signal, onText).catch((refusal) => {
      throw explained(refusal, error);
    });
    return { provider: fallback, written: { ...written, notes: [error.reason, ...written.notes] } };
  }
}

function ask(provider: AiProvider, brief: Brief, signal: AbortSignal, onText?: OnText) {
  const request = { brief, signal };
  return onText ? provider.stream(request, onText) : provider.complete(request);
}

function isFailure(error: unknown): error is AppError {
  return (
    error instanceof AppError &&
    (error.code === 'provider_failed' || error.code === 'provider_unavailable')
  );
}

/** Why there is no draft at all: the model failed, and the composer abstains. */
function explained(refusal: unknown, failure: AppError): unknown {
  if (!(refusal instanceof AppError) || refusal.code !== 'no_draft') return refusal;
  const reason = message('provider.failed-and-no-draft', {
    why: failure.reason,
    reason: refusal.reason,
  });
  return new AppError('no_draft', reason, refusal.extra);
}
