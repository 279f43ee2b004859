import { wordlist } from '@scure/bip39/wordlists/english.js';

/** The first four letters of the 2,048 English words of BIP-39 tell them all apart. */
const LETTERS = 4;
const known = new Set(wordlist.map((word) => word.slice(0, LETTERS)));

/** Whether a word in small letters is, or begins as, one of BIP-39's. */
export function isSeedWord(word: string): boolean {
  return known.has(word.slice(0, LETTERS));
}
