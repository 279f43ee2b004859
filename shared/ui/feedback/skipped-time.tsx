import { formatClock } from '#shared/i18n/formats/clock.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { t } from '#shared/i18n/translate.ts';
import { movedByClockChange } from '#shared/lib/time/time-zones.ts';

/** Says when a time, `YYYY-MM-DDTHH:MM`, really comes that the zone's clock skips; else nothing. */
export function SkippedTime({ time, zone }: { time: string; zone: string }) {
  const moved = movedByClockChange(time, zone);
  return (
    // Heard when it comes, also where nothing stood before.
    <p role="status" className="text-xs text-muted empty:absolute">
      {moved
        ? t('The clock skips {time} on {day}. The post is scheduled for {moved}.', {
            day: formatDay(time.slice(0, 10), { dateStyle: 'long' }),
            time: formatClock(time.slice(11)),
            moved: formatClock(moved.slice(11)),
          })
        : null}
    </p>
  );
}
