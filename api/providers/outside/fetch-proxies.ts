import { Agent, Dispatcher, ProxyAgent, setGlobalDispatcher } from 'undici';

/** Sends each `fetch` of this process through the proxy that `choose` names for its address. */
export function setFetchProxies(choose: (url: URL) => string | null): void {
  setGlobalDispatcher(new Choosing(choose));
}

class Choosing extends Dispatcher {
  readonly #direct = new Agent();
  readonly #proxies = new Map<string, ProxyAgent>();

  constructor(private readonly choose: (url: URL) => string | null) {
    super();
  }

  override dispatch(
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): boolean {
    const url = new URL(String(options.origin));
    const proxy = this.choose(url);
    if (proxy === null) return this.#direct.dispatch(options, handler);
    // Many proxies open a tunnel to TLS only.
    const proxyTunnel = url.protocol === 'https:';
    const key = `${proxyTunnel} ${proxy}`;
    const agent = this.#proxies.get(key) ?? new ProxyAgent({ uri: proxy, proxyTunnel });
    this.#proxies.set(key, agent);
    return agent.dispatch(options, handler);
  }
}
