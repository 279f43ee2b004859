import { type LookupAddress, lookup } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The refusal to call a host that is not of the public internet, as a sentence for a person. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';

  constructor(host: string) {
    super(`${host} is not an address of the public internet.`);
  }
}

/**
 * Resolves a name as the socket connects, and lets only public addresses through: what is checked
 * is what is connected to, so a name cannot change its mind in between. Fails with ForbiddenAddress.
 */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const first: LookupAddress | undefined = open[0];
    if (error) callback(error, '', 0);
    else if (!first) callback(new ForbiddenAddress(hostname), '', 0);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

/**
 * For a call through a proxy, which resolves the name itself: refuses one that leads to private
 * addresses as far as this machine can tell. One that only the proxy can resolve is left to it.
 * Throws ForbiddenAddress.
 */
export async function assertNoPrivateName(hostname: string): Promise<void> {
  const found = await lookUp(hostname, { all: true }).catch(() => []);
  const isPrivate = found.length > 0 && !found.some(({ address }) => isPublicAddress(address));
  if (isPrivate) throw new ForbiddenAddress(hostname);
}
