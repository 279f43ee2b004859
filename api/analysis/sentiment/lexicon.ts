import { afinn165FinancialMarketNews } from 'afinn-165-financialmarketnews';
import { emojiWeights } from './emoji-weights.ts';
import { newsWords } from './news-words.ts';
import { slangWords } from './slang-words.ts';
import { tokenise } from './tokenise.ts';

/** The word lists, each a feature of its own: the training decides how far to trust which. */
export const lists = ['slang', 'news', 'emoji', 'general'] as const;
export type List = (typeof lists)[number];

/** The longest phrase of a list, in tokens. */
export const longestPhrase = 5;

/** Weights by list and by the tokens' forms, joined by a blank. */
export const lexicon: Record<List, ReadonlyMap<string, number>> = {
  slang: compiled(slangWords),
  news: compiled(newsWords),
  emoji: compiled(emojiWeights),
  general: new Map(
    Object.entries(afinn165FinancialMarketNews).map(([word, weight]) => [word, weight]),
  ),
};

function compiled(words: Record<string, string>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, entries] of Object.entries(words)) {
    for (const entry of entries.trim().split(/\s+/)) {
      const forms = tokenise(entry.replaceAll('_', ' ')).map(({ form }) => form);
      weights.set(forms.join(' '), Number(weight));
    }
  }
  return weights;
}
