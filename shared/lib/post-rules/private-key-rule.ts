import { message } from '#shared/contracts/messages/message.ts';
import { findLinks, isInLink } from '../text/find-links.ts';
import { eachPart } from './post-rule.ts';

const hexKey = /(?<![0-9a-z])(?:0x)?[0-9a-f]{64}(?![0-9a-z])/gi;
const importKey =
  /(?<![0-9A-Za-z])(?:[5KL][1-9A-HJ-NP-Za-km-z]{50,51}|xprv[1-9A-HJ-NP-Za-km-z]{107})(?![0-9A-Za-z])/;
/** The shortest of them is as long as this; few texts hold such a word. */
const longWord = /[0-9A-Za-z]{51}/;
const isHash =
  /\b(?:tx|txid|txn|transaction|hash|block|commit|sha-?256|digest|root|merkle)\b[^\n]{0,20}$/i;

/** A key in hexadecimal reads like a transaction's hash: only the words before it tell them apart. */
function bareHex(text: string): 'key' | 'hash' | null {
  const links = findLinks(text);
  let found: 'key' | 'hash' | null = null;
  for (const { index, 0: hex } of text.matchAll(hexKey)) {
    const end = index + hex.length;
    if (isInLink(links, index, end)) continue;
    if (!isHash.test(text.slice(Math.max(0, index - 40), index))) return 'key';
    found = 'hash';
  }
  return found;
}

const source = message('source.secrets');

/** Private keys: 64 hexadecimal digits, Bitcoin's import format, extended keys. */
export const privateKeyRule = eachPart((text) => {
  if (!longWord.test(text)) return null;
  const hex = bareHex(text);
  if (hex === 'key' || importKey.test(text)) {
    return {
      id: 'private-key',
      level: 'error',
      reason: message('finding.private-key'),
      source,
    };
  }
  if (hex === null) return null;
  return { id: 'private-key', level: 'warning', reason: message('finding.hash'), source };
});
