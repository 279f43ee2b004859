import type { Token } from '../../ai/text-features/tokenise.ts';
import { type List, lexicon, lists, reaches } from './lexicon.ts';
import { negated } from './negation.ts';

/** A word or phrase of a list found in a text: tokens `from` to `to`, and what it weighs there. */
export interface Mood {
  list: List;
  from: number;
  to: number;
  weight: number;
}

const stronger = new Set(
  'very so really extremely super insanely absolutely totally completely fucking huge mega'.split(
    ' ',
  ),
);
const weaker = new Set('slightly somewhat kinda bit little maybe perhaps fairly'.split(' '));
const turned = -0.6;

/** Finds the words and phrases of every list, longest first, turned round by a negation before them. */
export function findMoods(tokens: Token[]): Mood[] {
  const forms = tokens.map(({ form }) => form);
  const turns = negated(forms);
  const moods: Mood[] = [];
  for (const list of lists) {
    for (let from = 0; from < forms.length; ) {
      const found = longestAt(list, forms, from);
      if (found)
        moods.push({ list, from, ...found, weight: found.weight * force(forms, turns, from) });
      from = found ? found.to : from + 1;
    }
  }
  return moods;
}

function longestAt(list: List, forms: string[], from: number) {
  const reach = reaches[list].get(forms[from] ?? '') ?? 0;
  for (let to = Math.min(forms.length, from + reach); to > from; to -= 1) {
    const weight = lexicon[list].get(forms.slice(from, to).join(' '));
    if (weight !== undefined) return { to, weight };
  }
  return null;
}

function force(forms: string[], turns: boolean[], from: number): number {
  const before = forms[from - 1] ?? '';
  const degree = stronger.has(before) ? 1.3 : weaker.has(before) ? 0.6 : 1;
  return degree * (turns[from] ? turned : 1);
}
