import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { MarketFault } from './market-fault.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * Resolves a name as the socket connects, and lets only public addresses through: what is checked
 * is what is connected to, so a name cannot change its mind in between.
 */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const first: LookupAddress | undefined = open[0];
    if (error) callback(error, '', 0);
    else if (!first) callback(forbidden(hostname), '', 0);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};

/** The refusal to call a host that is not of the public internet. */
export function forbidden(host: string): MarketFault {
  return new MarketFault('forbidden', `${host} is not an address of the public internet.`);
}
