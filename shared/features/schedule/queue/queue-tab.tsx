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
import { dayName } from '../list/day-name.ts';
import { postQueue } from '../queries.ts';
import { useSaveQueue } from '../queue-queries.ts';
import { SignedOut } from '../signed-out.tsx';
import {
  type PostQueue,
  timesOf,
  useKeptQueue,
  weekdays,
  withDraft,
  withTimes,
} from './queue-form-state.ts';
import { WeekdayField } from './weekday-field.tsx';

/** The weekly slots that "Next free slot" and an import fill. */
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
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const saving = save.mutateAsync(shown);
        setKeptAfter(saving, null);
        void saving.then(focusTabWhereLost, () => {});
      }}
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 className="heading text-xl">{t('Queue slots')}</h2>
          <p className="mt-1 text-sm text-muted">
            {t(
              'Weekly times that "Next free slot" and an import without times fill, one post each.',
            )}
          </p>
          <p className="mt-1 text-sm">{nextFree(queue, zone)}</p>
          {queue.nextFreeReason ? (
            <p className="mt-1 text-sm text-muted">
              {serverMessage({ ...queue.nextFreeMessage, message: queue.nextFreeReason })}
            </p>
          ) : null}
        </div>
        <div className="w-full sm:w-64">
          <TimeZoneField
            value={shown.timeZone}
            onChoose={(timeZone) => setKept({ days: {}, ...kept, timeZone })}
          />
        </div>
      </div>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {weekdaysInOrder().map((weekday) => (
          <WeekdayField
            key={weekday}
            name={formatWeekday(weekday)}
            times={timesOf(shown.slots, weekday)}
            onChange={(times) => setTimes(weekday, times)}
            onCopy={() => copyToAll(weekday, formatWeekday(weekday))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton type="submit" size="3" disabled={kept === null} busy={save.isPending}>
          {save.isPending ? t('Saving...') : t('Save Slots')}
        </BusyButton>
        {kept === null ? null : (
          <SecondaryButton size="3" onClick={discard}>
            {t('Discard changes')}
          </SecondaryButton>
        )}
        <p role="status" className="text-sm text-muted">
          {told || t('{slots} a week', { slots: counted(shown.slots.length, 'slot') })}
        </p>
      </div>
    </form>
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
