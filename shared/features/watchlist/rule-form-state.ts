import { z } from 'zod/mini';
import type { WatchRuleInput } from '#shared/contracts/watchlist.ts';
import { msg } from '#shared/i18n/translate.ts';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';

export const choiceLabels = {
  price_above: msg('Price rises above'),
  price_below: msg('Price falls below'),
  rise: msg('Up by percent'),
  fall: msg('Down by percent'),
  volume_spike: msg('Volume spike'),
  mood_better: msg('News sentiment up'),
  mood_worse: msg('News sentiment down'),
  news_keyword: msg('Keyword in news'),
};
type Choice = keyof typeof choiceLabels;

/** What a person types of a new rule: the directions stand as choices of their own. */
const ruleDraft = z.object({
  choice: z._default(z.enum(Object.keys(choiceLabels) as Choice[]), 'price_above'),
  amount: draftText,
  window: z._default(z.enum(['60', '360', '1440']), '60'),
  keyword: draftText,
});
export type RuleDraft = z.infer<typeof ruleDraft>;

export const emptyRule = ruleDraft.parse({});

export const useKeptRule = createPersistedForm('watch-rule', ruleDraft, emptyRule);

const percent = {
  label: msg('Percent'),
  hint: msg('Compared with the price at the start of the window.'),
  placeholder: '5',
};
const shift = {
  label: msg('Shift, from 0.05 to 2'),
  hint: msg('Average sentiment of the last 6 hours compared with the 24 hours before.'),
  placeholder: '0.5',
};

/** What the amount is of, for each choice that has one. */
export const amountFields: Record<
  Exclude<Choice, 'news_keyword'>,
  { label: string; hint: string; placeholder: string }
> = {
  price_above: {
    label: msg('Price in US dollars'),
    hint: msg("You're notified when the price rises above it."),
    placeholder: '100000',
  },
  price_below: {
    label: msg('Price in US dollars'),
    hint: msg("You're notified when the price falls below it."),
    placeholder: '90000',
  },
  rise: percent,
  fall: percent,
  volume_spike: {
    label: msg('Times the usual'),
    hint: msg('Compared with the average of the last 24 hours.'),
    placeholder: '2',
  },
  mood_better: shift,
  mood_worse: shift,
};

const kinds: Record<Choice, WatchRuleInput['kind']> = {
  price_above: 'price_above',
  price_below: 'price_below',
  rise: 'percent_change',
  fall: 'percent_change',
  volume_spike: 'volume_spike',
  mood_better: 'sentiment_shift',
  mood_worse: 'sentiment_shift',
  news_keyword: 'news_keyword',
};

/** The body of the call. What is no amount stays out, and the contract says at the field what is wrong. */
export function toRuleInput(coinId: string, draft: RuleDraft): WatchRuleInput {
  const { choice } = draft;
  const kind = kinds[choice];
  if (kind === 'news_keyword') return { coinId, kind, keyword: draft.keyword };
  const amount = amountIn(draft.amount);
  const isFall = choice === 'fall' || choice === 'mood_worse';
  // Of a fall the minus may be written or not; of anything else it is no amount.
  const size = isFall ? Math.abs(amount) : amount;
  return {
    coinId,
    kind,
    threshold: Number.isFinite(size) && size > 0 ? (isFall ? -size : size) : null,
    ...(kind === 'percent_change' ? { windowMinutes: windows[draft.window] } : {}),
  };
}

/** `100,000` has its thousands set apart, `0,5` a decimal comma. NaN where it is no number. */
function amountIn(typed: string): number {
  const text = typed.replace(/[$%\s]/g, '');
  const plain = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

const windows = { 60: 60, 360: 360, 1440: 1440 } as const;
