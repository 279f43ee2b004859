import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';
import type { ProxyHints } from './proxy-hints.ts';

type Asker = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } };
type Hints = Pick<ProxyHints, 'forwardedPort' | 'untrustedProxy'>;

/**
 * The address of whoever asks: the socket's, or, when that is a trusted proxy, the last one in
 * X-Forwarded-For that is none. What stands before it anybody may have written.
 */
export function clientAddress(
  { socket, headers }: Asker,
  trusted: BlockList | null,
  hints?: Hints,
): string {
  let address = plain(socket.remoteAddress ?? '');
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',');
  if (forwarded.join('') === '') return address;
  if (!trusted || !isTrusted(address, trusted)) {
    hints?.untrustedProxy(address);
    return address;
  }
  for (const before of forwarded.reverse()) {
    const { address: next, hasPort } = readEntry(before);
    if (!isTrusted(address, trusted) || isIP(next) === 0) return address;
    if (hasPort) hints?.forwardedPort();
    address = next;
  }
  return address;
}

/**
 * Whom a limit by address counts together: of IPv6 the /64, all addresses of which one person may
 * have; anything else is counted as it is.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = address.replace(/%.*/, '').split('::');
  const groups = before.split(':').filter(Boolean);
  const ends = (after ?? '').split(':').filter(Boolean);
  const left = Array<string>(Math.max(0, 8 - groups.length - ends.length)).fill('0');
  const network = [...groups, ...left, ...ends].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * The network of an address, for a person to know a place by: of IPv4 three numbers, of IPv6 three
 * groups. Null where the server does not know the address.
 */
export function coarseAddress(address: string): string | null {
  const version = isIP(address);
  if (version === 0) return null;
  if (version === 4) return address.replace(/\d+$/, '*');
  return `${networkOf(address).split(':').slice(0, 3).join(':')}:*`;
}

const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]*)\]):\d+$/;

/** One entry as proxies write them: an address alone, in brackets, in quotes, or with a port. */
function readEntry(entry: string): { address: string; hasPort: boolean } {
  const bare = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, v4, v6] = WITH_PORT.exec(bare) ?? [];
  const address = v4 ?? v6;
  if (address !== undefined) return { address: plain(address), hasPort: true };
  return { address: plain(bare.replace(/^\[(.*)\]$/, '$1')), hasPort: false };
}

/** IPv4 as it comes over an IPv6 socket is IPv4; the zone of a link-local address is the machine's own. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
