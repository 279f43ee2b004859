import { z } from 'zod/mini';
import { requiredText } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Which local server a workspace has chosen, and which of its models. */
export interface LocalChoice {
  /** As its program is called, or `named`. Null, of an older choice: the first that is found. */
  server: string | null;
  /** Null: the one that is suggested. */
  model: string | null;
}

/** The id of the server that LOCAL_AI_BASE_URL names, whatever program it is. */
export const NAMED = 'named';

const localModel = z.object({
  name: z.string(),
  /** Weights; null where nobody says it. */
  parameters: z.nullable(z.number()),
  /** Of its file; null where the server does not say it. */
  bytes: z.nullable(z.number()),
});
export type LocalModel = z.infer<typeof localModel>;

const localServer = z.object({
  id: z.string(),
  name: z.string(),
  /** Those that write text; none as long as the server has no model. */
  models: z.array(localModel),
  /** The model to begin with. */
  suggested: z.nullable(z.string()),
});
export type LocalServerInfo = z.infer<typeof localServer>;

const chosen = z.object({
  server: z.string(),
  name: z.string(),
  /** Null as long as the server has none, or has not answered yet. */
  model: z.nullable(z.string()),
  /** Whether the server answers now. */
  isThere: z.boolean(),
  /** The server answers, and has this model no more: it writes nothing until another one is chosen. */
  isRemoved: z.boolean(),
  /** By LOCAL_AI_BASE_URL alone, for everybody on this server. */
  isByOperator: z.boolean(),
});

const localServers = z.object({
  servers: z.array(localServer),
  /** Null: nothing that was found writes drafts before somebody chooses it. */
  chosen: z.nullable(chosen),
  /** Whether the chosen one writes where a draft names no provider. */
  isWriter: z.boolean(),
});
export type LocalServers = z.infer<typeof localServers>;

export const listLocalServers = endpoint({
  method: 'GET',
  path: '/api/local-servers',
  summary:
    'The model servers on the machine of this server, with their models, and which one is chosen',
  access: 'session',
  permission: 'settings.manage',
  response: localServers,
});

export const chooseLocalServer = endpoint({
  method: 'PUT',
  path: '/api/local-servers/choice',
  summary: 'Lets a model of a local server write drafts, before every provider with a key',
  access: 'session',
  permission: 'settings.manage',
  event: 'settings_changed',
  body: z.object({ server: requiredText('Local server', 40), model: requiredText('Model', 200) }),
  response: localServers,
});

export const leaveLocalServer = endpoint({
  method: 'DELETE',
  path: '/api/local-servers/choice',
  summary: 'Lets no local server write drafts that the operator has not named',
  access: 'session',
  permission: 'settings.manage',
  event: 'settings_changed',
  response: localServers,
});

export const checkLocalServer = endpoint({
  method: 'POST',
  path: '/api/local-servers/check',
  summary: 'Looks for model servers once more, and asks the chosen one for a short answer',
  access: 'session',
  permission: 'settings.manage',
  limit: 'ai',
  /** Null where none is chosen. */
  response: z.object({ seconds: z.nullable(z.number()) }),
});
