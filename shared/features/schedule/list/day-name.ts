import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { todayIn } from '#shared/ui/forms/time-zone-choice.ts';

const DAY_MS = 86_400_000;

export interface DayGroup {
  /** `YYYY-MM-DD` in the zone. */
  day: string;
  posts: ListedPost[];
}

/** Posts in their order, parted where the day on the zone's wall clock changes. */
export function groupByDay(posts: readonly ListedPost[], zone: string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const post of posts) {
    const day = wallClockOf(post.scheduledTime, zone).slice(0, 10);
    const last = groups.at(-1);
    if (last?.day === day) last.posts.push(post);
    else groups.push({ day, posts: [post] });
  }
  return groups;
}

/** 'Today', 'Tomorrow', 'Yesterday', else 'Monday, November 23, 2026', or in short 'Nov 23'. */
export function dayName(day: string, zone: string, length: 'full' | 'short' = 'full'): string {
  const distance = Math.round((Date.parse(day) - Date.parse(todayIn(zone))) / DAY_MS);
  const near = { '-1': t('Yesterday'), 0: t('Today'), 1: t('Tomorrow') }[distance];
  if (near) return near;
  return formatDay(
    day,
    length === 'full' ? { dateStyle: 'full' } : { month: 'short', day: 'numeric' },
  );
}
