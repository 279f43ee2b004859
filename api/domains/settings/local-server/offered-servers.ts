import type { Context } from '#api/context.ts';
import { EMBEDDED } from '#shared/contracts/embedded-models.ts';

/** The servers that may be chosen: those that answered at the last look, and this machine where its models are offered. */
export async function offeredServers({ ai, embedded }: Pick<Context, 'ai' | 'embedded'>) {
  const isOffered = await embedded.isOffered();
  return ai.localServers().filter(({ id }) => id !== EMBEDDED || isOffered);
}
