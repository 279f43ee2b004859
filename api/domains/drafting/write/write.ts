import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import { AppError } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { DraftUsage } from '#shared/contracts/generation.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { DraftOrder } from '../brief/draft-order.ts';
import type { DraftWaiter } from '../caller.ts';
import { sumUsage } from './persona-usage.ts';

type OnText = (soFar: string) => void;
type Order = Pick<DraftOrder, 'provider' | 'brief' | 'pictures' | 'subject'>;

/** The text with what it took, and who wrote it: the provider, or its fallback, whose draft says why. */
export async function write(
  order: Order,
  who: DraftWaiter,
  onText?: OnText,
): Promise<{ provider: AiProvider; written: Draft }> {
  const taken: DraftUsage[] = [];
  const { provider, written } = await writeOrFallBack(order, who, taken, onText);
  const usage = sumUsage(taken);
  return { provider, written: usage ? { ...written, usage } : written };
}

async function writeOrFallBack(
  { provider, pictures, subject, brief }: Order,
  who: DraftWaiter,
  taken: DraftUsage[],
  onText?: OnText,
): Promise<{ provider: AiProvider; written: Draft }> {
  const { signal } = who;
  const ask = (asked: AiProvider, about: Brief) => {
    const request = {
      brief: about,
      pictures,
      signal,
      onUsage: (usage: DraftUsage) => taken.push(usage),
      objection: (content: string) => runTextTask('object-to-draft', [content, about], who),
    };
    return onText ? asked.stream(request, onText) : asked.complete(request);
  };
  try {
    return { provider, written: await ask(provider, brief) };
  } catch (error) {
    const { fallback } = provider;
    if (!fallback || !isFailure(error) || signal.aborted) throw error;
    const instead = { ...brief, prompt: brief.prompt ?? subject ?? null };
    const written = await ask(fallback, instead).catch((refusal) => {
      throw explained(refusal, error);
    });
    return { provider: fallback, written: { ...written, notes: [error.reason, ...written.notes] } };
  }
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
