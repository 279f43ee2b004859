import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { wallClockOf } from '#shared/lib/time-zones.ts';
import { todayIn } from '#shared/ui/time-zone-choice.ts';

const DAY_MS = 86_400_000;

const longDay = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

export interface DayGroup {
  /** `YYYY-MM-DD` in the zone. */
  day: string;
  posts: ScheduledPost[];
}

/** Posts in their order, parted where the day on the zone's wall clock changes. */
export function groupByDay(posts: readonly ScheduledPost[], zone: string): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const post of posts) {
    const day = wallClockOf(post.scheduledTime, zone).slice(0, 10);
    const last = groups.at(-1);
    if (last?.day === day) last.posts.push(post);
    else groups.push({ day, posts: [post] });
  }
  return groups;
}

/** 'Today', 'Tomorrow', 'Yesterday', else the day with its weekday. */
export function dayName(day: string, zone: string): string {
  const distance = Math.round((Date.parse(day) - Date.parse(todayIn(zone))) / DAY_MS);
  const near = { '-1': 'Yesterday', 0: 'Today', 1: 'Tomorrow' }[distance];
  return near ?? fullDay(day);
}

/** 'Monday, November 23, 2026'. */
function fullDay(day: string): string {
  return longDay.format(Date.parse(day));
}
