import { message } from '#shared/contracts/messages/message.ts';
import { findLinks, isInLink } from '../text/find-links.ts';
import { eachPart } from './post-rule.ts';

const patterns = [
  /(?<![0-9a-z])0x[0-9a-f]{40}(?![0-9a-z])/gi,
  /(?<![0-9a-z])(?:bc1|tb1|ltc1)[02-9ac-hj-np-z]{25,62}(?![0-9a-z])/gi,
  /(?<![0-9A-Za-z])[1-9A-HJ-NP-Za-km-z]{26,44}(?![0-9A-Za-z])/g,
];
/** The shortest of them is as long as this; few texts hold such a word. */
const longWord = /[0-9A-Za-z]{26}/;

/** Wallet and contract addresses outside of links: EVM, Bitcoin, Solana and what looks like them. */
export function addressesIn(text: string): string[] {
  if (!longWord.test(text)) return [];
  const links = findLinks(text);
  const found = new Set<string>();
  for (const pattern of patterns) {
    for (const { index, 0: address } of text.matchAll(pattern)) {
      if (!isInLink(links, index, index + 1) && isMixed(address)) found.add(address);
    }
  }
  return [...found];
}

/** A long word mixes no digits and cases; an address does. */
function isMixed(text: string): boolean {
  if (/^(?:0x|bc1|tb1|ltc1)/i.test(text)) return true;
  return /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** Money sent to a wrong address does not come back: one that is posted deserves a second look. */
export const cryptoAddressRule = eachPart((text) => {
  const [address, ...others] = addressesIn(text);
  if (address === undefined) return null;
  const short = `${address.slice(0, 6)}…${address.slice(-4)}`;
  return {
    id: 'crypto-address',
    level: 'warning',
    reason:
      others.length > 0
        ? message('finding.addresses', { address: short, n: others.length })
        : message('finding.address', { address: short }),
    source: message('source.addresses'),
  };
});
