import { useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { counted } from '#shared/i18n/formats/counted.ts';
import { formatWeekday } from '#shared/i18n/formats/format-date.ts';
import { weekdaysInOrder } from '#shared/i18n/formats/week-start.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { BusyButton, SecondaryButton } from '#shared/ui/forms/busy-button.tsx';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import { focusActiveTab, focusTabWhereLost } from '#shared/ui/tabs.tsx';
import { postQueue } from '../queries.ts';
import { useSaveQueue } from '../queue-queries.ts';
import { SignedOut } from '../signed-out.tsx';
import { dayName } from '../worklist/day-name.ts';
import {
  type PostQueue,
  timesOf,
  useKeptQueue,
  weekdays,
  withDraft,
  withSlots,
  withTimes,
} from './queue-form-state.ts';
import { UpcomingSlots } from './upcoming-slots.tsx';
import { WeekdayRow } from './weekday-row.tsx';

/** The weekly slots that "Next free slot" and an import use, and the next 14 slots with their posts. */
export default function QueueTab() {
  const queue = useQuery(postQueue(useApi()));
  if (queue.isLoadingError) {
    return <ErrorState onRetry={queue.refetch}>{t('Failed to load queue slots')}</ErrorState>;
  }
  if (queue.data === null) return <SignedOut />;
  if (!queue.data) return <SkeletonBar className="h-80" />;
  return <Slots queue={queue.data} />;
}

function Slots({ queue }: { queue: PostQueue }) {
  const { zone } = useTimeZone();
  const [kept, setKept, setKeptAfter] = useKeptQueue();
  const [told, setTold] = useState('');
  const save = useSaveQueue();
  // A queue that nobody has set yet stands in no zone in particular.
  const saved = { timeZone: queue.slots.length > 0 ? queue.timeZone : zone, slots: queue.slots };
  const shown = withDraft(saved, kept);
  const defaults = shown.slots.length > 0 ? [] : queue.defaults;

  function setTimes(weekday: number, times: readonly string[]) {
    setTold('');
    setKept(withTimes(kept, [weekday], times));
  }

  function discard() {
    setKept(null);
    focusActiveTab();
  }

  function copyToAll(weekday: number, name: string) {
    setKept(withTimes(kept, weekdays, timesOf(shown.slots, weekday)));
    setTold(t('The times of {name} apply to every day', { name }));
  }

  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        noValidate
        className="flex min-w-0 flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const saving = save.mutateAsync(shown);
          setKeptAfter(saving, null);
          void saving.then(focusTabWhereLost, () => {});
        }}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="heading text-lg">{t('Queue slots')}</h2>
            <p className="mt-1 text-sm text-muted">
              {t('Posts added to the queue are published at these times.')}
            </p>
            <p className="mt-1 text-sm">{nextFree(queue, zone)}</p>
          </div>
          <div className="w-full sm:w-64">
            <TimeZoneField
              value={shown.timeZone}
              onChoose={(timeZone) => setKept({ days: {}, ...kept, timeZone })}
            />
          </div>
        </div>
        {defaults.length > 0 && queue.nextFreeReason ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-dashed border-(--gray-8) px-3 py-2 text-sm">
            <p className="min-w-0 flex-1 basis-60">
              {serverMessage({ ...queue.nextFreeMessage, message: queue.nextFreeReason })}{' '}
              <span className="text-muted">{t('Your own times replace them.')}</span>
            </p>
            <SecondaryButton onClick={() => setKept(withSlots(kept, defaults))}>
              {t('Edit these times')}
            </SecondaryButton>
          </div>
        ) : null}
        <table className="w-full border-b border-line max-sm:block">
          <caption className="sr-only">{t('Queue slots')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('Day')}</th>
              <th scope="col">{t('Times')}</th>
              <th scope="col">{t('Add')}</th>
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {weekdaysInOrder().map((weekday) => (
              <WeekdayRow
                key={weekday}
                name={formatWeekday(weekday)}
                times={timesOf(shown.slots, weekday)}
                defaults={timesOf(defaults, weekday)}
                onChange={(times) => setTimes(weekday, times)}
                onCopy={() => copyToAll(weekday, formatWeekday(weekday))}
              />
            ))}
          </tbody>
        </table>
        <div className="flex flex-wrap items-center gap-3">
          <BusyButton type="submit" disabled={kept === null} busy={save.isPending}>
            {save.isPending ? t('Saving...') : t('Save Slots')}
          </BusyButton>
          {kept === null ? null : (
            <SecondaryButton onClick={discard}>{t('Discard changes')}</SecondaryButton>
          )}
          <p role="status" className="text-sm text-muted">
            {told || t('{slots} a week', { slots: counted(shown.slots.length, 'slot') })}
          </p>
        </div>
      </form>
      <UpcomingSlots slots={queue.upcoming} />
    </div>
  );
}

function nextFree({ nextFree: next }: PostQueue, zone: string): string {
  if (!next) return t('There are no slots yet.');
  const [day = '', time = ''] = wallClockOf(next, zone).split('T');
  return t('Next free slot: {day}, {time}', {
    day: dayName(day, zone),
    time: formatClock(time),
  });
}
