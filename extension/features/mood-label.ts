import { t } from '#shared/i18n/translate.ts';
import type { Mood } from '../protocol.ts';

/** A mood as one word in the person's language. */
export function moodLabel({ sentiment }: Mood): string {
  if (sentiment === 'neutral') return t('Neutral');
  return sentiment === 'bullish' ? t('Bullish') : t('Bearish');
}

/** How sure a reading is, in whole percent. */
export function surePercent({ confidence }: Mood): number {
  return Math.round(confidence * 100);
}

/** A mood in words, as the badge has it for those who cannot see it. */
export function moodSentence(mood: Mood): string {
  return t('Sentiment: {mood}, {percent}% sure', {
    mood: moodLabel(mood),
    percent: surePercent(mood),
  });
}
