import type { Env } from '#api/env.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { builtInProvider } from './builtin/built-in-provider.ts';
import { geminiModel, openAiModel } from './lazy-model.ts';
import { localServerSlot } from './local-server-provider.ts';
import { type Candidate, loopbackCandidates } from './local-servers.ts';
import { modelProvider } from './model-provider.ts';
import type { AiProvider } from './provider.ts';

export interface AiProviders {
  /** Those a person can choose from, in the order of the screens. */
  list(): AiProvider[];
  get(id: ProviderId): AiProvider;
  /** The first configured one in the order openai, gemini, grok, local server; else the built-in. */
  best(): AiProvider;
  /** Looks for a model server on this machine, or asks the one that was named for its models. */
  findLocalServer(): Promise<void>;
}

/** `candidates` are asked by `findLocalServer` unless LOCAL_AI_BASE_URL names the server. */
export function createAiProviders(
  env: Env,
  candidates: Candidate[] = env.LOCAL_AI_DETECT ? loopbackCandidates : [],
): AiProviders {
  const hosted = [openAi(env), google(env), grok(env)];
  const slot = localServerSlot(env, candidates);
  const models = () => (slot.provider.configured ? [...hosted, slot.provider] : hosted);
  const all = () => [...hosted, slot.provider, builtInProvider];
  return {
    list: () => [...models(), builtInProvider],
    get: (id) => all().find((provider) => provider.id === id) ?? builtInProvider,
    best: () => models().find(({ configured }) => configured) ?? builtInProvider,
    findLocalServer: () => slot.find(),
  };
}

function openAi(env: Env): AiProvider {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseURL, OPENAI_MODEL: model } = env;
  return modelProvider({
    id: 'openai',
    name: 'OpenAI',
    model,
    keyVariable: 'OPENAI_API_KEY',
    modelVariable: 'OPENAI_MODEL',
    whenUnreachable: 'Check OPENAI_BASE_URL and the network.',
    missing: 'OPENAI_API_KEY',
    connect: apiKey ? openAiModel({ apiKey, baseURL, model }) : null,
  });
}

function google(env: Env): AiProvider {
  const { GEMINI_API_KEY: apiKey, GEMINI_BASE_URL: baseUrl, GEMINI_MODEL: model } = env;
  return modelProvider({
    id: 'gemini',
    name: 'Google Gemini',
    model,
    keyVariable: 'GEMINI_API_KEY',
    modelVariable: 'GEMINI_MODEL',
    whenUnreachable: 'Check GEMINI_BASE_URL and the network.',
    missing: 'GEMINI_API_KEY',
    connect: apiKey ? geminiModel({ apiKey, baseUrl, model }) : null,
  });
}

function grok(env: Env): AiProvider {
  const { XAI_API_KEY: apiKey, XAI_BASE_URL: baseURL, XAI_MODEL: model } = env;
  return modelProvider({
    id: 'grok',
    name: 'xAI Grok',
    model,
    keyVariable: 'XAI_API_KEY',
    modelVariable: 'XAI_MODEL',
    whenUnreachable: 'Check XAI_BASE_URL and the network.',
    missing: 'XAI_API_KEY',
    connect: apiKey ? openAiModel({ apiKey, baseURL, model }) : null,
  });
}
