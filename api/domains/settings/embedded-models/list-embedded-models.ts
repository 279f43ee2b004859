import type { Context } from '#api/context.ts';
import type { EmbeddedModels } from '#shared/contracts/embedded-models.ts';
import { findAccounts } from '../queries.ts';

type Tools = Pick<Context, 'across' | 'embedded' | 'env'>;

/** The models of this machine, how far each is, and whether they are offered. */
export async function listEmbeddedModels(tools: Tools): Promise<EmbeddedModels> {
  return { offer: await offerOf(tools), ...(await tools.embedded.list()) };
}

/** The operator's word; without one, only where one person alone has an account. */
export async function offerOf({
  across,
  embedded,
  env: { EMBEDDED_MODELS: setting },
}: Tools): Promise<EmbeddedModels['offer']> {
  if (!embedded.isSupported) return 'unsupported';
  if (setting !== undefined) return setting ? 'offered' : 'off';
  const accounts = await findAccounts(across).execute();
  return accounts.length > 1 ? 'shared' : 'offered';
}
