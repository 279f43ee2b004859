import type { Env } from '#api/config/env.ts';
import type { EmbeddedModels } from '#api/embedded-model/embedded-models.ts';
import { EMBEDDED } from '#shared/contracts/embedded-models.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import type { LocalChoice } from '#shared/contracts/local-servers.ts';
import { builtInProvider } from '../composer/built-in-provider.ts';
import { deviceProvider } from './device-provider.ts';
import { geminiModel, openAiModel } from './lazy-model.ts';
import { embeddedProvider, embeddedServers } from './local/embedded-provider.ts';
import { localServerSlot, type OfferedServer } from './local/local-server-provider.ts';
import { type Candidate, loopbackCandidates, SEARCH_MS } from './local/local-servers.ts';
import { modelProvider } from './model-provider.ts';
import type { AiProvider } from './provider.ts';
import { ownKeyProvider } from './provider-advice.ts';

export interface AiProviders {
  /** Those a person can choose from, in the order of the screens. */
  list(): AiProvider[];
  get(id: ProviderId): AiProvider;
  /** The first configured one in the order openai, gemini, grok, local server; else the built-in. A chosen local server comes first. */
  best(): AiProvider;
  /** The local server is wanted before every provider with a key, and nobody else in its place. */
  readonly prefersLocalServer: boolean;
  /**
   * Looks for a model server on this machine, or asks the one that was named for its models; not if
   * that was done within `maxAgeMs`.
   */
  findLocalServer(maxAgeMs?: number): Promise<void>;
  /** Those that answered at the last look, and the models of this machine: none writes for anybody who has not chosen it. */
  localServers(): OfferedServer[];
  /** The same with somebody's own keys, which come before ours. */
  withKeys(keys: OwnKeys): AiProviders;
  /** With the local server that somebody chose before every other. */
  withLocalServer(choice: LocalChoice): AiProviders;
}

/** Keys that a person has brought; the rest is as the operator set it. */
export interface OwnKeys {
  openai?: string;
  gemini?: string;
  grok?: string;
}

/**
 * `candidates` are asked by `findLocalServer` unless LOCAL_AI_BASE_URL names the server; each has
 * `searchMs` to answer.
 */
export function createAiProviders(
  env: Env,
  candidates: Candidate[] = env.LOCAL_AI_DETECT ? loopbackCandidates : [],
  searchMs = SEARCH_MS,
  embedded: EmbeddedModels | null = null,
): AiProviders {
  const slot = localServerSlot(env, candidates, searchMs);
  if (!embedded) return providersWith(env, slot);
  return providersWith(env, {
    ...slot,
    provider: (choice) =>
      choice?.server === EMBEDDED ? embeddedProvider(embedded, choice) : slot.provider(choice),
    servers: () => [...slot.servers(), ...embeddedServers(embedded)],
  });
}

function providersWith(
  env: Env,
  slot: ReturnType<typeof localServerSlot>,
  own: OwnKeys = {},
  choice: LocalChoice | null = null,
): AiProviders {
  const local = () => slot.provider(choice);
  const prefersLocalServer = choice !== null;
  const hosted = [openAi(env, own.openai), google(env, own.gemini), grok(env, own.grok)];
  const usable = () => (prefersLocalServer ? [local()] : models());
  const models = () => (local().configured ? [...hosted, local()] : hosted);
  const all = () => [...hosted, local(), deviceProvider(null), builtInProvider];
  return {
    list: () => [...models(), builtInProvider],
    get: (id) => all().find((provider) => provider.id === id) ?? builtInProvider,
    best: () => usable().find(({ configured }) => configured) ?? builtInProvider,
    prefersLocalServer,
    findLocalServer: (maxAgeMs) => slot.find(maxAgeMs),
    localServers: () => slot.servers(),
    withKeys: (keys) => providersWith(env, slot, keys, choice),
    withLocalServer: (chosen) => providersWith(env, slot, own, chosen),
  };
}

function openAi(env: Env, own: string | undefined): AiProvider {
  const { OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  const apiKey = own ?? env.OPENAI_API_KEY;
  return modelProvider({
    id: 'openai',
    sees: true,
    name: 'OpenAI',
    model,
    advice: ownKeyProvider('OpenAI', own !== undefined),
    connect: apiKey ? openAiModel({ apiKey, baseURL, model, takesEffort: true }) : null,
  });
}

function google(env: Env, own: string | undefined): AiProvider {
  const { GEMINI_BASE_URL: baseUrl, GEMINI_MODEL: model } = env;
  const apiKey = own ?? env.GEMINI_API_KEY;
  return modelProvider({
    id: 'gemini',
    sees: true,
    name: 'Google Gemini',
    model,
    advice: ownKeyProvider('Gemini', own !== undefined, 'Google Gemini'),
    connect: apiKey ? geminiModel({ apiKey, baseUrl, model }) : null,
  });
}

function grok(env: Env, own: string | undefined): AiProvider {
  const { XAI_BASE_URL: baseURL, XAI_MODEL: model } = env;
  const apiKey = own ?? env.XAI_API_KEY;
  return modelProvider({
    id: 'grok',
    sees: true,
    name: 'xAI Grok',
    model,
    advice: ownKeyProvider('Grok', own !== undefined, 'xAI Grok'),
    connect: apiKey ? openAiModel({ apiKey, baseURL, model, takesEffort: true }) : null,
  });
}
