import { bankText, synonymText } from '../bank/bank-texts.ts';
import { type BankKind, parseBank } from '../bank/parse-bank.ts';
import { stemOf, stemsIn, wordsIn } from './stems.ts';

type Vector = Map<string, number>;

export interface IndexedReply {
  text: string;
  /** Meaningful stems of the reply. */
  stems: Set<string>;
  /** Those that speak of one post of its kind: a post without them is answered by others. */
  bound: string[];
}

export interface IndexedKind extends Pick<BankKind, 'id' | 'asks' | 'answersAct'> {
  /** A greeting or good news, also where a question follows it. */
  greets: boolean;
  isBroad: boolean;
  isFallback: boolean;
  needs: string[][];
  excludes: string[][];
  vectors: Vector[];
  replies: IndexedReply[];
}

export interface ReplyIndex {
  kinds: IndexedKind[];
  /** How rare a stem is among the posts of the bank. */
  idf(stem: string): number;
  vectorOf(text: string): Vector;
  /** Stems of a text, each as the one that stands for its synonyms. */
  stems(text: string): string[];
  /** The needs of all kinds that stand in a text, for scripts and languages without a list of stems. */
  named(text: string): string[];
  /** All words of a text as stems, for needs. */
  allStems(text: string): Set<string>;
}

const indexes = new Map<string, ReplyIndex>();

/** The bank of a language, read and indexed once when the first post in it comes. */
export function replyIndex(language: string): ReplyIndex {
  const known = indexes.get(language);
  if (known) return known;
  const made = indexOf(parseBank(bankText(language)), language);
  indexes.set(language, made);
  return made;
}

function indexOf(kinds: BankKind[], language: string): ReplyIndex {
  const same = language === 'en' ? synonymsOf(synonymText()) : new Map<string, string>();
  const meant = (stem: string) => same.get(stem) ?? stem;
  const stems = (text: string) => stemsIn(text, language).map(meant);
  const posts = kinds.flatMap((kind) => kind.posts.map((post) => new Set(stems(post))));
  const counts = new Map<string, number>();
  for (const post of posts) for (const stem of post) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const idf = (stem: string) => Math.log((posts.length + 1) / ((counts.get(stem) ?? 0) + 0.5));
  const allNeeds = [...new Set(kinds.flatMap((kind) => kind.needs.flat()))];
  const vectorOf = (text: string) => normalised(stems(text), idf);
  const part = (word: string) => stemOf(word.toLowerCase(), language);
  const spoken = (text: string, words: string[]) =>
    new Set(words.filter((word) => text.toLowerCase().includes(word)).map(part));
  return {
    idf,
    vectorOf,
    stems,
    named: (text) => (language === 'en' ? [] : [...spoken(text, allNeeds)]),
    allStems: (text) => new Set(wordsIn(text).map(part)),
    kinds: kinds.map((kind) => {
      const own = new Set(
        language === 'en'
          ? [...kind.posts, ...kind.needs.flat()].flatMap(stems)
          : kind.needs.flat().map(part),
      );
      const named = kind.needs.flat();
      return {
        id: kind.id,
        asks: kind.asks,
        // Only English has a list of words that say nothing; elsewhere the kind itself is the subject.
        greets: kind.answersAct && !kind.asks,
        isBroad: kind.isBroad,
        isFallback: kind.isFallback,
        answersAct: kind.answersAct || language !== 'en',
        needs: kind.needs.map((words) => words.map(part)),
        excludes: kind.excludes.map((words) => words.map(part)),
        vectors: kind.posts.map(vectorOf),
        replies: kind.replies.map((text) => {
          const plain = text.replace(/\{\w+\}/g, ' ');
          const said = language === 'en' ? new Set(stems(plain)) : spoken(plain, named);
          return { text, stems: said, bound: [...said].filter((stem) => own.has(stem)) };
        }),
      };
    }),
  };
}

function synonymsOf(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.flatMap((line) => {
      const words = line.split(/\s+/).map((word) => stemOf(word, 'en'));
      return words.map((word) => [word, words[0] as string] as const);
    }),
  );
}

function normalised(stems: string[], idf: (stem: string) => number): Vector {
  const vector: Vector = new Map();
  for (const stem of stems) vector.set(stem, (vector.get(stem) ?? 0) + idf(stem));
  const length = Math.hypot(...vector.values()) || 1;
  for (const [stem, value] of vector) vector.set(stem, value / length);
  return vector;
}

/** From 0 for nothing in common to 1 for the same words. */
export function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [stem, value] of one) sum += value * (other.get(stem) ?? 0);
  return sum;
}
