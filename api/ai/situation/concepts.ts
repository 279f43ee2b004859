import { readFileSync } from 'node:fs';
import { type Token, tokenise } from '../text-features/tokenise.ts';

interface Phrase {
  /** The forms behind the first one. */
  rest: string[];
  concept: number;
}

interface Lexicon {
  names: string[];
  words: Map<string, Set<number>>;
  /** Beginnings of words. */
  stems: Map<string, Set<number>>;
  /** By their first form. */
  phrases: Map<string, Phrase[]>;
  /** Of scripts without blanks, and emoji: by their first UTF-16 unit. */
  inside: Map<string, { piece: string; concept: number }[]>;
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const shortestStem = 2;

let loaded: Lexicon | undefined;

/** Names of the concepts, in the order of their numbers. */
export const conceptNames = (): readonly string[] => lexicon().names;

/**
 * Which concepts of `concepts.txt` a text names, in any language: their numbers, ascending. The tokens
 * are those of the text, which is cleaned and in lower case. Linear in the text.
 */
export function conceptsIn(text: string, tokens: readonly Token[]): number[] {
  const { words, stems, phrases, inside } = lexicon();
  const found = new Set<number>();
  const add = (concepts: Iterable<number> = []) => {
    for (const concept of concepts) found.add(concept);
  };
  tokens.forEach(({ form }, at) => {
    add(words.get(form));
    for (let size = shortestStem; size <= Math.min(form.length, 24); size += 1)
      add(stems.get(form.slice(0, size)));
    for (const { rest, concept } of phrases.get(form) ?? [])
      if (rest.every((next, after) => isForm(tokens[at + 1 + after], next))) found.add(concept);
  });
  if (unspaced.test(text)) {
    for (let at = 0; at < text.length; at += 1) {
      for (const { piece, concept } of inside.get(text[at] ?? '') ?? [])
        if (text.startsWith(piece, at)) found.add(concept);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function isForm(token: Token | undefined, wanted: string): boolean {
  if (!token) return false;
  return wanted.endsWith('*') ? token.form.startsWith(wanted.slice(0, -1)) : token.form === wanted;
}

function lexicon(): Lexicon {
  loaded ??= read(readFileSync(new URL('concepts.txt', import.meta.url), 'utf8'));
  return loaded;
}

function read(file: string): Lexicon {
  const lines = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const names = [...new Set(lines.map((line) => line.slice(0, line.indexOf(':'))))];
  const lexicon: Lexicon = {
    names,
    words: new Map(),
    stems: new Map(),
    phrases: new Map(),
    inside: new Map(),
  };
  for (const line of lines) {
    const colon = line.indexOf(':');
    const concept = names.indexOf(line.slice(0, colon));
    for (const entry of line.slice(colon + 1).split(',')) enter(lexicon, entry.trim(), concept);
  }
  return lexicon;
}

function enter({ words, stems, phrases, inside }: Lexicon, entry: string, concept: number): void {
  if (unspaced.test(entry)) {
    listed(inside, entry[0] ?? '').push({ piece: entry, concept });
    return;
  }
  const isOpen = entry.endsWith('*');
  // A form in angle brackets stands for every amount or number.
  const forms = entry
    .replace(/\*$/, '')
    .split(' ')
    .flatMap((word) => (word.startsWith('<') ? [word] : tokenise(word).map(({ form }) => form)));
  const [first, ...rest] = forms;
  if (first === undefined) return;
  if (rest.length === 0) {
    const into = isOpen ? stems : words;
    into.set(first, (into.get(first) ?? new Set<number>()).add(concept));
    return;
  }
  if (isOpen) rest[rest.length - 1] += '*';
  listed(phrases, first).push({ rest, concept });
}

function listed<T>(map: Map<string, T[]>, key: string): T[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
