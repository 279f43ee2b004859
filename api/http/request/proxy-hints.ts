import type { Logger } from 'pino';
import { isPublicAddress } from '#api/providers/outside/public-address.ts';

/** Lines of the log that say, once each, what a proxy before us hands on otherwise than it should. */
export interface ProxyHints {
  /** The Host header came without the port that PUBLIC_URL has. */
  hostWithoutPort(): void;
  /** X-Forwarded-For names ports, which are passed over. */
  forwardedPort(): void;
  /** X-Forwarded-For came from a proxy that is not trusted: its visitors share one limit. */
  untrustedProxy(address: string): void;
  /** A request was for a host that is not ours. */
  misdirected(host: string): void;
}

/** Hosts that a stranger makes up must not fill a disk. */
const MOST_HOSTS = 5;

export function createProxyHints(log: Logger): ProxyHints {
  const said = new Set<string>();
  const once = (key: string, facts: object, sentence: string) => {
    if (said.has(key)) return;
    said.add(key);
    log.warn(facts, sentence);
  };
  const hosts = new Set<string>();
  return {
    hostWithoutPort: () =>
      once(
        'port',
        {},
        'The proxy hands on Host without the port of PUBLIC_URL. In nginx set: proxy_set_header Host $http_host;',
      ),
    forwardedPort: () =>
      once('forwarded', {}, 'The proxy writes ports into X-Forwarded-For. They are passed over.'),
    untrustedProxy(address) {
      if (isPublicAddress(address)) return;
      once(
        'proxy',
        { proxy: address },
        'A proxy sends X-Forwarded-For and is not in TRUSTED_PROXIES: all of its visitors share one limit.',
      );
    },
    misdirected(host) {
      if (hosts.size === MOST_HOSTS || hosts.has(host)) return;
      hosts.add(host);
      log.warn(
        { host: host.slice(0, 100) },
        'A request was for a host that is not that of PUBLIC_URL, and was refused with 421.',
      );
    },
  };
}
