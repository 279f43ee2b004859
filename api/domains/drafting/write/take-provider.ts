import { deviceProvider } from '#api/ai/adapters/device-provider.ts';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { streamInPieces } from '#api/ai/adapters/stream-in-pieces.ts';
import { providersOf, takeOwnModel } from '#api/domains/settings/public.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import type { Caller } from '../caller.ts';

/** A server that was away is looked for again, at most so often. */
const AGAIN_MS = 10_000;

/** The asked provider, else the best there is. Each call to one that costs money is counted. */
export async function takeProvider(
  { ctx, actor, device }: Caller,
  asked: ProviderId | undefined,
): Promise<AiProvider> {
  const ai = await providersOf(ctx, actor.workspaceId);
  const fallback = inThread(ai.get('local'), actor.workspaceId);
  if (device) return { ...deviceProvider(device), fallback };
  const id = asked ?? (ai.prefersLocalServer ? 'local-server' : ai.best().id);
  if (id === 'local-server' && !ai.get(id).configured) await ai.findLocalServer(AGAIN_MS);
  const provider = ai.get(id);
  // One without a key is asked for nothing: it says so itself.
  if (!writesByModel(provider)) return inThread(provider, actor.workspaceId);
  if (provider.configured) await takeOwnModel(ctx, actor);
  const asking = provider.configured ? counted({ ctx, actor }, provider) : provider;
  return id === 'local-server' ? { ...asking, fallback } : asking;
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
function counted({ ctx, actor }: Pick<Caller, 'ctx' | 'actor'>, provider: AiProvider): AiProvider {
  let drafts = 0;
  async function takeNext() {
    drafts += 1;
    if (drafts > 1) await takeOwnModel(ctx, actor);
  }
  const { ask } = provider;
  return {
    ...provider,
    async complete(request) {
      await takeNext();
      return provider.complete(request);
    },
    async stream(request, onText) {
      await takeNext();
      return provider.stream(request, onText);
    },
    ask:
      ask &&
      (async (question, signal) => {
        await takeOwnModel(ctx, actor);
        return ask(question, signal);
      }),
  };
}
