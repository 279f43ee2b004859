import type { Env } from '#api/config/env.ts';
import { type LocalChoice, NAMED } from '#shared/contracts/local-servers.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { suggestedModel } from '#shared/lib/local-models/suggested-model.ts';
import { ModelError } from '../model-error.ts';
import { modelProvider } from '../model-provider.ts';
import type { AiProvider } from '../provider.ts';
import { operatorsProvider } from '../provider-advice.ts';
import type { TextModel } from '../text-model.ts';
import {
  type Candidate,
  findLocalServers,
  type LocalServer,
  readServer,
  stillThere,
} from './local-servers.ts';
import { serverModels } from './server-models.ts';

/** A model on a laptop reads a long prompt for most of a minute before its first word. */
const TIME_LIMIT_MS = 120_000;
/** A named server that has not been asked yet is asked before its first question. */
const UNASKED_MS = 10_000;

/** A server that answers, with the id that a choice knows it by. */
export interface OfferedServer extends Pick<LocalServer, 'models'> {
  id: string;
  name: string;
  /** Null of none, and where the operator has set the model. */
  suggested: string | null;
}

/**
 * The model servers of this machine. The one that the operator named counts as chosen by itself; one that
 * was found on a port writes for those alone who chose it.
 */
export function localServerSlot(env: Env, candidates: Candidate[], searchMs: number) {
  const { LOCAL_AI_BASE_URL: named, LOCAL_AI_MODEL: fixed } = env;
  const textModel = serverModels();
  let found: { candidate: Candidate | null; server: LocalServer }[] = [];
  let looking: Promise<void> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** By what was chosen, until the next look: each is watched and counted as one. */
  const providers = new Map<string, AiProvider>();

  async function look(): Promise<void> {
    if (!named) return keep(await findLocalServers(candidates, searchMs));
    const server = await readServer(named);
    keep(server ? [{ candidate: null, server }] : []);
  }

  function keep(servers: typeof found): void {
    found = servers;
    providers.clear();
  }

  async function find(maxAgeMs = 0): Promise<void> {
    if (performance.now() - lookedAt < maxAgeMs) return;
    looking ??= look().finally(() => {
      looking = null;
      lookedAt = performance.now();
    });
    return looking;
  }

  /** The operator's model is the only one where they have set one; Ollama lists it with its tag. */
  function modelsOf({ models }: LocalServer) {
    if (fixed === undefined) return models;
    const set = models.find(({ name }) => name === fixed || name === `${fixed}:latest`);
    if (set) return [set];
    return named ? [{ name: fixed, parameters: null, bytes: null }] : [];
  }

  function providerOf(choice: LocalChoice | null): AiProvider {
    if (named) return ofNamed(named, choice);
    if (choice === null)
      return absent('Local server', message('provider.not-set-up', { provider: 'A local model' }));
    const here = found.find(
      ({ server }) => choice.server === null || server.name === choice.server,
    );
    if (!here?.candidate) {
      if (choice.server === null) return absent('Local server', unreachable('Local server'));
      return absent(choice.server, unreachable(choice.server));
    }
    const { candidate, server } = here;
    const models = modelsOf(server);
    const model = fixed ? suggestedModel(models) : (choice.model ?? suggestedModel(models));
    const missing = whyMissing(server.name, models, model);
    if (missing || model === null) return absent(server.name, missing);
    const asking = textModel(server, `${server.url}/v1`, model);
    return ready(server.name, models, model, {
      async ask(...asked) {
        // Another program may listen on the port, and the model may be deleted.
        const now = await stillThere(candidate);
        if (!now) keep(found.filter((one) => one.candidate !== candidate));
        if (!now) throw new ModelError('unreachable');
        const isThere = now.models.some(({ name }) => name === model);
        if (!isThere) keep(found.map((one) => (one === here ? { candidate, server: now } : one)));
        if (!isThere) throw new ModelError('model_unknown');
        return asking.ask(...asked);
      },
    });
  }

  function ofNamed(baseURL: string, choice: LocalChoice | null): AiProvider {
    const server = found[0]?.server;
    const models = server ? modelsOf(server) : [];
    const wanted = !fixed && choice?.server === NAMED ? choice.model : null;
    const model = wanted ?? suggestedModel(models) ?? fixed ?? null;
    const missing =
      server && models.length > 0 ? whyMissing(server.name, models, model) : undefined;
    if (missing) return absent(server?.name ?? '', missing);
    return ready(server?.name ?? 'Local server', models, model, {
      async ask(...asked) {
        if (!found[0]) await find(UNASKED_MS);
        const now = found[0]?.server;
        const chosen = model ?? (now ? suggestedModel(modelsOf(now)) : null);
        if (now && chosen === null) throw new ModelError('no_model');
        return textModel(now ?? null, baseURL, chosen).ask(...asked);
      },
    });
  }

  return {
    /** The provider for this choice. It is not configured if the server or the model is missing, and its error states the reason. */
    provider(choice: LocalChoice | null): AiProvider {
      const key = JSON.stringify(choice);
      const provider = providers.get(key) ?? providerOf(choice);
      if (providers.size >= 500) providers.clear();
      providers.set(key, provider);
      return provider;
    },
    /** Those that answered at the last look. */
    servers: (): OfferedServer[] =>
      found.map(({ candidate, server }) => ({
        id: candidate?.name ?? NAMED,
        name: server.name,
        models: modelsOf(server),
        suggested: suggestedModel(modelsOf(server)),
      })),
    /** Looks again, unless it has within `maxAgeMs`; two that ask at once share one look. */
    find,
  };
}

function whyMissing(
  provider: string,
  models: LocalServer['models'],
  model: string | null,
): Message | undefined {
  if (model === null) return message('provider.no-model', { provider });
  if (models.some(({ name }) => name === model)) return undefined;
  return message('provider.model-unknown', { provider, model: JSON.stringify(model) });
}

function unreachable(provider: string): Message {
  const advice = message('provider.start-or-other');
  return message('provider.unreachable', { provider, advice });
}

function absent(name: string, why: Message | undefined): AiProvider {
  return localProvider(name, [], null, null, why);
}

function ready(
  name: string,
  models: LocalServer['models'],
  model: string | null,
  connect: TextModel,
): AiProvider {
  return localProvider(name, models, model, connect, undefined);
}

/** A model of a server on this machine as an AiProvider; without `connect` it says why there is none. */
export function localProvider(
  name: string,
  models: LocalServer['models'],
  model: string | null,
  connect: TextModel | null,
  whenNotSetUp: Message | undefined,
): AiProvider {
  return modelProvider({
    id: 'local-server',
    name,
    model,
    models: models.map((one) => one.name),
    timeLimitMs: TIME_LIMIT_MS,
    advice: {
      ...operatorsProvider(name),
      ...(whenNotSetUp ? { whenNotSetUp } : {}),
      whenUnreachable: message('provider.start-or-other'),
    },
    connect,
  });
}
