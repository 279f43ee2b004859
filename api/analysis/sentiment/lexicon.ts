import { afinn165FinancialMarketNews } from 'afinn-165-financialmarketnews';
import { cleaned, tokenise } from '../../ai/text-features/tokenise.ts';
import { newsLexicon } from './news-lexicon.ts';
import { slangLexicon } from './slang-lexicon.ts';

/** What an emoji says about a market. Weight, then emoji. */
const emojiWeights: Record<string, string> = {
  '3': '🚀 🌕 🌙 🌝 🐂',
  '2': '📈 💎 🙌 🤑 🔥 💰 🟢 ✅ 💪 🏆 🥇 ⬆ 👑 🎯 💵 🍀 🎉 🥳 🐳 🦁 ☝ 🆙 ↗ 💹 🌊 🛸 ⚡ 🤝 🫡',
  '1': '👀 😎 😍 🥰 😁 😃 😄 😀 😊 🙂 ❤ 💚 💙 💛 🧡 💜 👍 👏 🙏 🤩 ✨ 🌟 ⭐ 💫 😏 😋 🎁 💯 🌱 🤞 🎊 👌 :) :d =) :p',
  '-1': '😬 🤔 😕 😐 🙄 😒 😶 🥱 ⚠ 👎 💔 😅 🤷 😓 :( =(',
  '-2': '📉 🔴 😭 😢 😞 😔 😩 😫 😰 😱 😡 🤬 😤 💩 🩸 ⬇ 🤮 🤢 😨 😖 ☠ 🚨 ❌ 🛑 ↘ 🪦 🧸 🔻 🥶',
  '-3': '🐻 💀 🤡 ⚰ 🗑',
};

/** The word lists, each a feature of its own: the training decides how far to trust which. */
export const lists = ['slang', 'news', 'emoji', 'general'] as const;
export type List = (typeof lists)[number];

/** Weights by list and by the tokens' forms, joined by a blank. */
export const lexicon: Record<List, ReadonlyMap<string, number>> = {
  slang: compiled(slangLexicon),
  news: compiled(newsLexicon),
  emoji: compiled(emojiWeights),
  general: new Map(
    Object.entries(afinn165FinancialMarketNews).map(([word, weight]) => [word, weight]),
  ),
};

/** How many tokens the longest phrase that starts with a form has, by list: most forms start none. */
export const reaches: Record<List, ReadonlyMap<string, number>> = {
  slang: reachOf(lexicon.slang),
  news: reachOf(lexicon.news),
  emoji: reachOf(lexicon.emoji),
  general: reachOf(lexicon.general),
};

function reachOf(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const reach = new Map<string, number>();
  for (const phrase of weights.keys()) {
    const forms = phrase.split(' ');
    const first = forms[0] ?? '';
    reach.set(first, Math.max(forms.length, reach.get(first) ?? 0));
  }
  return reach;
}

function compiled(words: Record<string, string>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const [weight, entries] of Object.entries(words)) {
    for (const entry of entries.trim().split(/\s+/)) {
      const forms = tokenise(cleaned(entry.replaceAll('_', ' '))).map(({ form }) => form);
      weights.set(forms.join(' '), Number(weight));
    }
  }
  return weights;
}
