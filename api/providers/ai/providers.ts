import type { Env } from '#api/env.ts';
import type { ProviderId } from '#shared/contracts/generation.ts';
import { builtInProvider } from './builtin/built-in-provider.ts';
import { gemini } from './gemini.ts';
import { modelProvider } from './model-provider.ts';
import { openAiCompatible } from './openai-compatible.ts';
import type { AiProvider } from './provider.ts';

export interface AiProviders {
  /** Those a person can choose from, in the order of the screens. */
  list(): AiProvider[];
  get(id: ProviderId): AiProvider;
  /** The first configured one in the order openai, gemini, grok, local server; else the built-in. */
  best(): AiProvider;
}

export function createAiProviders(env: Env): AiProviders {
  const byId: Record<ProviderId, AiProvider> = {
    openai: openAi(env),
    gemini: google(env),
    grok: grok(env),
    'local-server': localServer(env),
    local: builtInProvider,
  };
  const { openai, gemini: geminiProvider, grok: grokProvider, local } = byId;
  const server = byId['local-server'];
  const models = [openai, geminiProvider, grokProvider, ...(server.configured ? [server] : [])];
  return {
    list: () => [...models, local],
    get: (id) => byId[id],
    best: () => models.find((provider) => provider.configured) ?? local,
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
    urlVariable: 'OPENAI_BASE_URL',
    missing: 'OPENAI_API_KEY',
    connect: apiKey ? openAiCompatible({ apiKey, baseURL, model }) : null,
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
    urlVariable: 'GEMINI_BASE_URL',
    missing: 'GEMINI_API_KEY',
    connect: apiKey ? gemini({ apiKey, baseUrl, model }) : null,
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
    urlVariable: 'XAI_BASE_URL',
    missing: 'XAI_API_KEY',
    connect: apiKey ? openAiCompatible({ apiKey, baseURL, model }) : null,
  });
}

function localServer(env: Env): AiProvider {
  const { LOCAL_AI_BASE_URL: baseURL, LOCAL_AI_MODEL: model = null } = env;
  return modelProvider({
    id: 'local-server',
    name: 'Local server',
    model,
    keyVariable: 'the key the server was started with',
    modelVariable: 'LOCAL_AI_MODEL',
    urlVariable: 'LOCAL_AI_BASE_URL',
    missing: 'LOCAL_AI_BASE_URL',
    // Ollama and llama.cpp take any key, but the SDK insists on one.
    connect: baseURL ? openAiCompatible({ apiKey: 'none', baseURL, model }) : null,
  });
}
