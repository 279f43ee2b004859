import type { Agent, AgentOptions } from 'node:http';
import type { Env } from '#api/config/env.ts';
import { isLoopback } from './public-address.ts';

export type ProxySettings = Pick<Env, 'HTTP_PROXY' | 'HTTPS_PROXY' | 'NO_PROXY'>;

/**
 * The proxy for a call to this address; null for a direct call. This machine is never called through
 * one: the sandboxes and local model servers are here. `NO_PROXY` holds names, `.domains`, addresses,
 * each with or without a port, or `*`.
 */
export function chooseProxy(url: URL, settings: ProxySettings): string | null {
  const proxy = /^(https|smtps?):$/.test(url.protocol) ? settings.HTTPS_PROXY : settings.HTTP_PROXY;
  if (proxy === undefined || isLoopback(url)) return null;
  const host = bare(url.hostname);
  const port = url.port || (url.protocol === 'http:' ? '80' : '443');
  return settings.NO_PROXY.some((entry) => isMeant(entry, host, port)) ? null : proxy;
}

function isMeant(entry: string, host: string, port: string): boolean {
  if (entry === '*') return true;
  const [, name = entry, only] = /^(\[[^\]]*\]|[^:]+):(\d+)$/.exec(entry) ?? [];
  if (only !== undefined && only !== port) return false;
  const wanted = bare(name).replace(/^\*?\.(?=.)/, '');
  return host === wanted || host.endsWith(`.${wanted}`);
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^\[|\]$|\.$/g, '');
}

interface Means {
  settings: ProxySettings;
  agent(url: URL, proxy: string, options: AgentOptions): Agent;
}

/** Of this process, as the dispatcher of `fetch` is. */
let means: Means | null = null;

/** Sends calls to the outside through the proxies, `fetch` too; without any nothing changes. */
export async function setProxies(settings: ProxySettings): Promise<void> {
  means = null;
  if (settings.HTTP_PROXY === undefined && settings.HTTPS_PROXY === undefined) return;
  const [{ HttpProxyAgent }, { HttpsProxyAgent }, { setFetchProxies }] = await Promise.all([
    import('http-proxy-agent'),
    import('https-proxy-agent'),
    import('./fetch-proxies.ts'),
  ]);
  setFetchProxies((url) => chooseProxy(url, settings));
  means = {
    settings,
    agent: ({ protocol }, proxy, options) =>
      protocol === 'https:'
        ? new HttpsProxyAgent(proxy, options)
        : new HttpProxyAgent(proxy, options),
  };
}

/** The proxy that calls to this address go through now, if any. */
export function proxyFor(url: URL): string | null {
  return means && chooseProxy(url, means.settings);
}

/** What brings a request of node:http or node:https to its proxy; null for a direct call. */
export function proxyAgentFor(url: URL, options: AgentOptions = {}): Agent | null {
  const proxy = proxyFor(url);
  return means && proxy !== null ? means.agent(url, proxy, options) : null;
}

/** For the log: which proxies there are, never with their passwords; null without any. */
export function proxyLine({ HTTP_PROXY, HTTPS_PROXY, NO_PROXY }: ProxySettings): string | null {
  const named = Object.entries({ HTTP_PROXY, HTTPS_PROXY }).flatMap(([name, proxy]) =>
    proxy === undefined ? [] : `${name} ${new URL(proxy).host}`,
  );
  if (named.length === 0) return null;
  const direct = ['this machine', ...NO_PROXY].join(', ');
  return `Calls to the outside go through ${named.join(' and ')}; direct are those to ${direct}.`;
}
