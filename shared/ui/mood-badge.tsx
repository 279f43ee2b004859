import { Badge } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import type { Mood } from '#shared/contracts/common.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const looks = {
  bullish: { label: msg('Bullish'), color: 'green' },
  bearish: { label: msg('Bearish'), color: 'ruby' },
  neutral: { label: msg('Neutral'), color: 'gray' },
} as const;

/** Where a text, a headline or all of a day leans. */
export function MoodBadge({ mood, ...badge }: ComponentProps<typeof Badge> & { mood: Mood }) {
  const { label, color } = looks[mood];
  return (
    <Badge color={color} {...badge}>
      {t(label)}
    </Badge>
  );
}
