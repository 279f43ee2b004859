import type { Context } from '#api/context.ts';
import type { AiProviderInfo } from '#shared/contracts/generation.ts';

export function listProviders({ ai }: Pick<Context, 'ai'>): AiProviderInfo[] {
  return ai
    .list()
    .map(({ id, name, configured, model, models }) => ({ id, name, configured, model, models }));
}

/** Looks for model servers on this machine, then lists. */
export async function findProviders({ ai }: Pick<Context, 'ai'>): Promise<AiProviderInfo[]> {
  await ai.findLocalServer();
  return listProviders({ ai });
}
