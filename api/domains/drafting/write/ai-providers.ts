import type { Context } from '#api/context.ts';
import { providersOf } from '#api/domains/settings/public.ts';
import type { AiProviderInfo } from '#shared/contracts/generation.ts';

type Tools = Pick<Context, 'ai' | 'db' | 'sealer'>;

/** With the workspace's own keys counted in. */
export async function listProviders(tools: Tools, owner: string): Promise<AiProviderInfo[]> {
  const ai = await providersOf(tools, owner);
  // For the next list: a server that was started meanwhile is found, and nobody waits for it.
  void tools.ai.findLocalServer(60_000);
  const best = ai.best();
  // A popover asks this as it opens: an embedded model is loaded meanwhile.
  best.prepare?.();
  return ai.list().map(({ id, name, configured, model, models }) => ({
    id,
    name,
    configured,
    model,
    models,
    isDefault: id === best.id,
  }));
}

/** Looks for model servers on this machine, then lists. */
export async function findProviders(tools: Tools, owner: string): Promise<AiProviderInfo[]> {
  await tools.ai.findLocalServer();
  return listProviders(tools, owner);
}
