import { contentWords } from './lexicon.ts';

/** How many subjects of the text a sentence takes up: "airdrops" is the same as "airdrop". */
export function relatedness(text: string): (sentence: string) => number {
  const subjects = stemsOf(text);
  return (sentence) => {
    let shared = 0;
    for (const stem of stemsOf(sentence)) if (subjects.has(stem)) shared += 1;
    return shared;
  };
}

function stemsOf(text: string): Set<string> {
  return new Set([...contentWords(text)].map(stemOf));
}

function stemOf(word: string): string {
  return word.replace(/(?:'s|ations?|ings?|ers?|ed|ies|es|s)$/, '').replace(/^re-?(?=stak)/, '');
}
