import ipaddr from 'ipaddr.js';

/** Azure answers its machines' secrets here; the address itself looks public. */
const AZURE_WIRE_SERVER = '168.63.129.16';

/**
 * Whether an IP address is one of the public internet: not private, link-local, loopback,
 * carrier-grade NAT, multicast, reserved, or an IPv4 address in the clothes of an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && parsed.toString() !== AZURE_WIRE_SERVER;
}

/** The address that a URL's host spells out, or null when it is a name. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Whether a URL says by itself that it stays on this machine. */
export function isLoopback(url: URL): boolean {
  const literal = literalAddress(url);
  if (literal === null) return /^localhost\.?$/i.test(url.hostname);
  return ipaddr.parse(literal).range() === 'loopback';
}
