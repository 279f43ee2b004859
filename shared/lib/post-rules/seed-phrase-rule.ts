import { message } from '#shared/contracts/messages/message.ts';
import { eachPart, readingText } from './post-rule.ts';
import { isSeedWord } from './seed-phrase-list.ts';

/** BIP-39 knows 12, 15, 18, 21 and 24 words: the shortest is what has to stand in a row. */
const SHORTEST = 12;
/** Fewer different ones are somebody who cries moon. */
const FEWEST_DIFFERENT = 8;

/** A phrase may be numbered, in lines, or parted with commas; none of its words has a mark. */
const token = /[^\s,;|]+/g;
const numbering = /^\(?\d{1,2}[.):]?$/;
const word = /^(?:\d{1,2}[.):])?([a-z]{3,8})$/;

/**
 * Whether the text holds something like a wallet's recovery phrase: words of BIP-39 and nothing
 * else, in a row. Its checksum is not computed: a phrase with a slip is as telling.
 */
export function looksLikeSeedPhrase(text: string): boolean {
  let inRow: string[] = [];
  for (const [found] of readingText(text).matchAll(token)) {
    if (numbering.test(found)) continue;
    const plain = word.exec(found)?.[1];
    inRow = plain !== undefined && isSeedWord(plain) ? [...inRow.slice(1 - SHORTEST), plain] : [];
    if (inRow.length === SHORTEST && new Set(inRow).size >= FEWEST_DIFFERENT) return true;
  }
  return false;
}

/** A recovery phrase never leaves in a post. */
export const seedPhraseRule = eachPart((text) =>
  looksLikeSeedPhrase(text)
    ? {
        id: 'seed-phrase',
        level: 'error',
        reason: message('finding.seed-phrase'),
        source: message('source.secrets'),
      }
    : null,
);
