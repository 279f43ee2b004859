import { useLocation } from 'wouter';
import type { UpcomingSlot } from '#shared/contracts/publishing-queue.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { openComposer } from '../composer/open-composer.ts';
import { dayName } from '../worklist/day-name.ts';

/** The next saved slots. A filled slot opens its post; a free slot opens the composer at its time. */
export function UpcomingSlots({ slots }: { slots: readonly UpcomingSlot[] }) {
  return (
    <section aria-labelledby="next-slots" className="min-w-0">
      <h2 id="next-slots" className="heading text-lg">
        {t('Next slots')}
      </h2>
      {slots.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t('There are no slots yet.')}</p>
      ) : (
        <ol className="mt-2 list-none divide-y divide-line border-y border-line text-sm">
          {slots.map((slot) => (
            <li key={slot.at}>
              <Slot {...slot} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Slot({ at, post }: UpcomingSlot) {
  const [path, go] = useLocation();
  const { zone, chosen } = useTimeZone();
  const [day = '', time = ''] = wallClockOf(at, zone).split('T');
  const name = dayName(day, zone, 'near');

  function compose() {
    // The composer remembers its last time zone.
    const [date = '', clock = ''] = wallClockOf(at, chosen ?? zone).split('T');
    openComposer({ draft: { when: 'time', date, time: clock } });
  }

  return (
    <button
      type="button"
      onClick={() => (post ? go(`${path}?post=${post.id}`) : compose())}
      className="grid min-h-10 w-full cursor-pointer grid-cols-[6rem_4.5rem_minmax(0,1fr)] items-center gap-x-2 px-2 text-start hover:bg-tint"
    >
      <span className="truncate text-muted">
        <span className="sr-only">{post ? t('Open') : t('Add post')}: </span>
        {name}
      </span>
      <time dateTime={at} className="font-medium whitespace-nowrap tabular-nums">
        {formatClock(time)}
      </time>
      {post ? (
        <span className="flex min-w-0 gap-2">
          <span dir="auto" translate="no" className="truncate">
            {post.content || t('Media')}
          </span>
          {post.personaName ? (
            <span dir="auto" className="ml-auto max-w-24 shrink-0 truncate text-muted">
              {post.personaName}
            </span>
          ) : null}
        </span>
      ) : (
        <span className="text-link">{t('Free')}</span>
      )}
    </button>
  );
}
