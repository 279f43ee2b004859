import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { type LocalChoice, type LocalServers, NAMED } from '#shared/contracts/local-servers.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { insertDefaults, lockSettings, updateChoice } from '../queries.ts';
import { listLocalServers, offeredServers } from './list-local-servers.ts';

type Tools = Pick<Context, 'ai' | 'db' | 'embedded' | 'env' | 'sealer'>;

/**
 * Lets a model of a server that answers write this workspace's drafts. Throws `conflict` where
 * the server does not answer or has no such model.
 */
export async function chooseLocalServer(
  tools: Tools,
  owner: string,
  { server: id, model }: { server: string; model: string },
): Promise<LocalServers> {
  await tools.ai.findLocalServer();
  const servers = await offeredServers(tools);
  const server = servers.find((one) => one.id === id);
  if (!server) {
    const advice = message('provider.start-or-other');
    const reason = message('provider.unreachable', {
      provider: id === NAMED ? 'Local server' : id,
      advice,
    });
    throw new AppError('conflict', reason);
  }
  if (!server.models.some(({ name }) => name === model)) {
    const params = { provider: server.name, model: JSON.stringify(model) };
    throw new AppError('conflict', message('provider.model-unknown', params));
  }
  return save(tools, owner, { server: id, model });
}

/** Ends the choice: what was found writes nothing any more, what the operator named comes after the keys. */
export function leaveLocalServer(tools: Tools, owner: string): Promise<LocalServers> {
  return save(tools, owner, null);
}

async function save(
  tools: Tools,
  owner: string,
  choice: LocalChoice | null,
): Promise<LocalServers> {
  await withWorkspace(tools.db, owner, (tx) => keepChoice(tx, owner, choice));
  return listLocalServers(tools, owner);
}

async function keepChoice(tx: Db, owner: string, choice: LocalChoice | null): Promise<void> {
  await insertDefaults(tx, owner).execute();
  await lockSettings(tx, owner).execute();
  await updateChoice(tx, owner, choice).execute();
  announce(tx, owner, 'settings');
}
