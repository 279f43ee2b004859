import { stopWords } from './lexicon.ts';

/** The words of a text that carry its subject, lower case. */
export function contentWords(text: string): Set<string> {
  const plain = text
    .replace(/https?:\/\/\S+|[@＠]\w+/gu, ' ')
    .toLowerCase()
    .replace(/’/g, "'");
  const words = plain.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !stopWords.has(word)));
}
