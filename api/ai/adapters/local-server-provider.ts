import type { Env } from '#api/config/env.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { openAiModel } from './lazy-model.ts';
import {
  type Candidate,
  findLocalServer,
  type LocalServer,
  readServer,
  stillThere,
} from './local-servers.ts';
import { ModelError } from './model-error.ts';
import { modelProvider } from './model-provider.ts';
import type { AiProvider } from './provider.ts';
import { operatorsProvider } from './provider-advice.ts';
import type { TextModel } from './text-model.ts';

/** A model on a laptop reads a long prompt for most of a minute before its first word. */
const TIME_LIMIT_MS = 120_000;

/**
 * The operator's own model server: the one they named, which counts as configured at once, else the
 * one found on this machine, from its first answer on.
 */
export function localServerSlot(env: Env, candidates: Candidate[], searchMs: number) {
  const { LOCAL_AI_BASE_URL: named } = env;
  const nothing = providerOf(env, null, null);
  let provider = named ? providerOf(env, null, plain(env, named, [])) : nothing;
  let looking: Promise<void> | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function look(): Promise<void> {
    if (named) {
      const server = await readServer(named);
      provider = providerOf(env, server, plain(env, named, server?.models ?? []));
      return;
    }
    const found = await findLocalServer(candidates, searchMs);
    provider = found
      ? providerOf(env, found.server, checked(env, found.candidate, found.server, forget))
      : nothing;
  }

  function forget(): void {
    provider = nothing;
  }

  return {
    get provider(): AiProvider {
      return provider;
    },
    /** Looks again, unless it has within `maxAgeMs`; two that ask at once share one look. */
    async find(maxAgeMs = 0): Promise<void> {
      if (performance.now() - lookedAt < maxAgeMs) return;
      looking ??= look().finally(() => {
        looking = null;
        lookedAt = performance.now();
      });
      return looking;
    },
  };
}

function providerOf(env: Env, server: LocalServer | null, connect: TextModel | null): AiProvider {
  const { LOCAL_AI_MODEL: model } = env;
  return modelProvider({
    id: 'local-server',
    name: server?.name ?? 'Local server',
    model: model ?? server?.models[0] ?? null,
    models: server?.models ?? [],
    timeLimitMs: TIME_LIMIT_MS,
    advice: {
      ...operatorsProvider('A local model'),
      whenUnreachable: message('provider.start-or-other'),
    },
    connect,
  });
}

function plain(env: Env, baseURL: string, models: string[]): TextModel {
  const model = env.LOCAL_AI_MODEL ?? models[0] ?? null;
  // Ollama and llama.cpp take any key, but the SDK insists on one.
  return openAiModel({ apiKey: 'none', baseURL, model });
}

/** A server that was found is looked at before every question: its port may be a stranger's by now. */
function checked(
  env: Env,
  candidate: Candidate,
  { baseURL, models }: LocalServer,
  forget: () => void,
): TextModel {
  const model = plain(env, baseURL, models);
  return {
    async ask(...asked) {
      if (!(await stillThere(candidate))) {
        forget();
        throw new ModelError('unreachable');
      }
      return model.ask(...asked);
    },
  };
}
