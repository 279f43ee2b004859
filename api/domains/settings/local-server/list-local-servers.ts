import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { EMBEDDED } from '#shared/contracts/embedded-models.ts';
import type { LocalServers } from '#shared/contracts/local-servers.ts';
import { providersOf } from '../public.ts';
import { findSettings } from '../queries.ts';
import { choiceIn, chosenOf } from './local-choice.ts';

type Tools = Pick<Context, 'ai' | 'db' | 'embedded' | 'env' | 'sealer'>;

/** What was found so long ago is looked for again. */
const FRESH_MS = 10_000;

/** The model servers that answer now, and what this workspace has made of them. */
export async function listLocalServers(
  tools: Tools,
  owner: string,
  maxAgeMs = FRESH_MS,
): Promise<LocalServers> {
  const { ai, db, env } = tools;
  await ai.findLocalServer(maxAgeMs);
  const row = await withWorkspace(db, owner, (tx) => findSettings(tx, owner).executeTakeFirst());
  const choice = row ? choiceIn(row.data) : null;
  const servers = await offeredServers(tools);
  const mine = await providersOf(tools, owner);
  const isByOperator = env.LOCAL_AI_BASE_URL !== undefined;
  return {
    servers: servers.map(({ id, name, models, suggested }) => ({ id, name, models, suggested })),
    chosen:
      choice || isByOperator
        ? chosenOf(servers, mine.get('local-server'), choice, isByOperator)
        : null,
    isWriter: mine.best().id === 'local-server',
  };
}

/** The servers that may be chosen: those that answered at the last look, and this machine where its models are offered. */
export async function offeredServers({ ai, embedded }: Pick<Context, 'ai' | 'embedded'>) {
  const isOffered = await embedded.isOffered();
  return ai.localServers().filter(({ id }) => id !== EMBEDDED || isOffered);
}
