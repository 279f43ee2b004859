import { cosine, type IndexedKind, type ReplyIndex } from './reply-index.ts';
import { wordsIn } from './stems.ts';

export interface FoundKind {
  kind: IndexedKind;
  /** From 0 to about 1; see `LEAST` of `offer-replies.ts`. */
  score: number;
}

const SHARE = { needs: 0.6, likeness: 0.4 };
/** Words of a post that one subject fills; a longer one is about more than the word that was found. */
const FILLED = 14;

/** The kinds that a post may be of, the likeliest first. A wide script knows no word borders. */
export function findKinds(text: string, asks: boolean, index: ReplyIndex): FoundKind[] {
  const stems = index.allStems(text);
  const plain = text.toLowerCase();
  const vector = index.vectorOf(text);
  const spread = Math.min(1, Math.sqrt(FILLED / Math.max(1, wordsIn(text).length)));
  const stands = (words: string[]) =>
    words.every((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
        ? plain.includes(word)
        : stems.has(word),
    );
  return index.kinds
    .filter((kind) => (kind.asks === asks || kind.greets) && !kind.excludes.some(stands))
    .flatMap((kind) => {
      const met = kind.needs.filter(stands);
      if (met.length === 0) return [];
      const rare = Math.max(...met.map((words) => rarity(words, index)));
      const needs = Math.min(1, 0.55 + 0.15 * met.length + 0.3 * rare) * spread;
      const likeness = Math.max(0, ...kind.vectors.map((one) => cosine(one, vector)));
      return [{ kind, score: SHARE.needs * needs + SHARE.likeness * likeness }];
    })
    .sort((a, b) => b.score - a.score);
}

/** From 0 to 1: how much a need says by itself; two words together say more. */
function rarity(words: string[], { idf, stems }: ReplyIndex): number {
  const sum = words.flatMap((word) => stems(word)).reduce((all, stem) => all + idf(stem), 0);
  return Math.min(1, sum / 9);
}
