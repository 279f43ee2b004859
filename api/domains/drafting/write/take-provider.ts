import { deviceProvider } from '#api/ai/adapters/device-provider.ts';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { streamInPieces } from '#api/ai/adapters/stream-in-pieces.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import type { Caller } from '../caller.ts';
import { countUsage, isLimitReached } from './persona-usage.ts';

/** A server that was away is looked for again, at most so often. */
const AGAIN_MS = 10_000;

/**
 * The asked provider, else the best there is. Each call to one that costs money is counted, and what
 * it takes is counted for the persona; one that has reached its limit is written for by the built-in.
 */
export async function takeProvider(
  { ctx, actor, device }: Pick<Caller, 'ctx' | 'actor' | 'device'>,
  asked: ProviderId | undefined,
  persona: Persona | null,
): Promise<AiProvider> {
  const ai = await providersOf(ctx, actor.workspaceId);
  const fallback = inThread(ai.get('local'), actor.workspaceId);
  if (device) return { ...deviceProvider(device), fallback };
  const id = asked ?? (ai.prefersLocalServer ? 'local-server' : ai.best().id);
  if (id === 'local-server' && !ai.get(id).configured) await ai.findLocalServer(AGAIN_MS);
  const provider = ai.get(id);
  // One without a key is asked for nothing: it says so itself.
  if (!writesByModel(provider)) return inThread(provider, actor.workspaceId);
  const isPaid = id !== 'local-server';
  if (isPaid && provider.configured && persona) {
    const isReached = await isLimitReached(ctx, actor.workspaceId, persona);
    if (isReached) return { ...refusing(provider, persona), fallback };
  }
  if (provider.configured) await takeOwnModel(ctx, actor);
  const asking = provider.configured ? counted({ ctx, actor }, provider, persona) : provider;
  return isPaid ? asking : { ...asking, fallback };
}

/** Asks no model, and says why. */
function refusing(provider: AiProvider, { name, monthlyLimit }: Persona): AiProvider {
  const params = { persona: name, limit: monthlyLimit ?? 0 };
  const refuse = async () => {
    throw new AppError('provider_unavailable', message('provider.limit-reached', params));
  };
  return { ...provider, sees: false, complete: refuse, stream: refuse, ask: refuse };
}

export function writesByModel(provider: AiProvider): boolean {
  return provider.ask !== null;
}

/** What is composed on this machine keeps a thread busy and nobody waiting. */
function inThread(builtIn: AiProvider, owner: string): AiProvider {
  const complete: AiProvider['complete'] = ({ brief, signal }) =>
    runTextTask('compose-draft', [brief], { owner, signal });
  return {
    ...builtIn,
    complete,
    stream: (request, onText) => streamInPieces(complete(request), request.signal, onText),
  };
}

/** The first draft is counted; what else it is asked takes a call of its own, or is refused. */
function counted(
  { ctx, actor }: Pick<Caller, 'ctx' | 'actor'>,
  provider: AiProvider,
  persona: Persona | null,
): AiProvider {
  let drafts = 0;
  async function takeNext() {
    drafts += 1;
    if (drafts > 1) await takeOwnModel(ctx, actor);
  }
  const { ask } = provider;
  const counting = { ctx, owner: actor.workspaceId, persona };
  return {
    ...provider,
    async complete(request) {
      await takeNext();
      return countUsage(counting, request, (heard) => provider.complete(heard));
    },
    async stream(request, onText) {
      await takeNext();
      return countUsage(counting, request, (heard) => provider.stream(heard, onText));
    },
    ask:
      ask &&
      (async (question, signal) => {
        await takeOwnModel(ctx, actor);
        return countUsage(counting, null, ({ onUsage }) => ask(question, signal, onUsage));
      }),
  };
}
