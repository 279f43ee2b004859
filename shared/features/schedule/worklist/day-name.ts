import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { todayIn } from '#shared/ui/forms/time-zone-choice.ts';

const DAY_MS = 86_400_000;

const looks = {
  full: { dateStyle: 'full' },
  short: { month: 'short', day: 'numeric' },
  near: { weekday: 'short', month: 'short', day: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** 'Today', 'Tomorrow', 'Yesterday', else 'Monday, November 23, 2026', 'Nov 23', or 'Mon, Nov 23'. */
export function dayName(day: string, zone: string, length: keyof typeof looks = 'full'): string {
  const distance = Math.round((Date.parse(day) - Date.parse(todayIn(zone))) / DAY_MS);
  const near = { '-1': t('Yesterday'), 0: t('Today'), 1: t('Tomorrow') }[distance];
  return near ?? formatDay(day, looks[length]);
}
