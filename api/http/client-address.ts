import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/**
 * The address of whoever asks: the socket's, or, when that is a trusted proxy, the last one in
 * X-Forwarded-For that is none. What stands before it anybody may have written.
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } },
  trusted: BlockList | null,
): string {
  let address = plain(socket.remoteAddress ?? '');
  if (!trusted) return address;
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join().split(',');
  for (const before of forwarded.reverse()) {
    const next = plain(before.trim());
    if (!isTrusted(address, trusted) || isIP(next) === 0) return address;
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

/** IPv4 as it comes over an IPv6 socket is IPv4. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
