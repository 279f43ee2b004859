import type { AiProvider } from '#api/ai/adapters/provider.ts';
import type { AiProviders } from '#api/ai/adapters/providers.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { Metrics } from '#api/metrics/metrics.ts';
import { MarketError } from '#api/providers/market/market-error.ts';
import { XError } from '#api/providers/x/x-error.ts';

type Calls = Pick<Metrics, 'calls'>;

/** The same client, each call of which is timed and counted by how it ended. */
export function instrumentCalls<T extends object>(client: T, provider: string, metrics: Calls): T {
  const watched = new Map<unknown, unknown>();
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value !== 'function') return value;
      let call = watched.get(value);
      if (!call) {
        call = timed(value.bind(target), provider, metrics);
        watched.set(value, call);
      }
      return call;
    },
  });
}

/** The same providers. The built-in one calls nobody and is left as it is. */
export function instrumentAi(providers: AiProviders, metrics: Calls): AiProviders {
  const known = new WeakMap<AiProvider, AiProvider>();
  const watch = (provider: AiProvider): AiProvider => {
    if (provider.model === null && provider.ask === null) return provider;
    const watched = known.get(provider) ?? instrumentCalls(provider, provider.id, metrics);
    known.set(provider, watched);
    return watched;
  };
  return {
    list: () => providers.list().map(watch),
    get: (id) => watch(providers.get(id)),
    best: () => watch(providers.best()),
    prefersLocalServer: providers.prefersLocalServer,
    findLocalServer: (maxAgeMs) => providers.findLocalServer(maxAgeMs),
    withKeys: (keys) => instrumentAi(providers.withKeys(keys), metrics),
    localServers: () => providers.localServers(),
    withLocalServer: (choice) => instrumentAi(providers.withLocalServer(choice), metrics),
  };
}

function timed(call: (...given: never[]) => unknown, provider: string, { calls }: Calls) {
  return (...given: never[]) => {
    const startedAt = performance.now();
    const count = (outcome: string) =>
      calls.observe({ provider, outcome }, (performance.now() - startedAt) / 1_000);
    const answer = call(...given);
    if (!(answer instanceof Promise)) return answer;
    return answer.then(
      (value: unknown) => {
        count('ok');
        return value;
      },
      (error: unknown) => {
        count(outcomeOf(error));
        throw error;
      },
    );
  };
}

/** Kinds of faults only, of which there are few. */
function outcomeOf(error: unknown): string {
  if (error instanceof XError || error instanceof MarketError) return error.kind;
  return error instanceof AppError ? error.code : 'error';
}
