import type { Context } from '#api/context.ts';
import { EMBEDDED } from '#shared/contracts/embedded-models.ts';
import { type LocalChoice, type LocalServers, NAMED } from '#shared/contracts/local-servers.ts';
import type { Settings } from '#shared/contracts/settings.ts';

/** What of stored settings says which local server writes; null: none before the providers with a key. */
export function choiceIn(
  data: Partial<Settings> & { localServer?: LocalChoice | null },
): LocalChoice | null {
  // Both: a client that knows of no choice ends it by the first.
  if (data.api?.preferLocalServer !== true) return null;
  return data.localServer ?? { server: null, model: null };
}

type Offered = ReturnType<Context['ai']['localServers']>;

/** What a choice comes to on the servers that answer now. */
export function chosenOf(
  servers: Offered,
  { name, model, configured }: { name: string; model: string | null; configured: boolean },
  choice: LocalChoice | null,
  isNamed: boolean,
): LocalServers['chosen'] {
  const id = isNamed && choice?.server !== EMBEDDED ? NAMED : choice?.server;
  const server = servers.find((one) => (id ? one.id === id : true));
  // This machine is always there, also without any model.
  const isThere = server !== undefined || id === EMBEDDED;
  const wanted = choice?.server === id ? (choice?.model ?? null) : null;
  return {
    server: server?.id ?? id ?? '',
    name,
    model: model ?? wanted,
    isThere,
    isRemoved: isThere && !configured && wanted !== null,
    isByOperator: isNamed && choice === null,
  };
}
