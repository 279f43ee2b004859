import { memo, useId } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { LAST_PLANNED_DAY } from '#shared/contracts/publishing.ts';
import type { getPostQueue } from '#shared/contracts/publishing-queue.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { SkippedTime } from '#shared/ui/feedback/skipped-time.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { todayIn, useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import { postQueue } from '../../queries.ts';
import { dayName } from '../../worklist/day-name.ts';
import type { PostDraft } from './post-draft.ts';

const choices = [
  { value: 'slot', label: msg('Next free slot') },
  { value: 'time', label: msg('Pick a time') },
  { value: 'now', label: msg('Now') },
] as const;

interface Props extends Pick<PostDraft, 'when' | 'date' | 'time'> {
  error: string | undefined;
  onChange(part: Partial<PostDraft>): void;
}

/** When a post is published: the next free slot of the queue, a day and time, or at once. */
export const WhenFields = memo(function WhenFields(props: Props) {
  const { when, onChange } = props;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{t('When')}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex flex-wrap gap-1 rounded-control bg-tint p-0.5">
          {choices.map(({ value, label }) => (
            <label
              key={value}
              className="relative cursor-pointer rounded-control px-2.5 py-1 text-sm text-muted has-checked:bg-panel has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-(--focus-8)"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={when === value}
                onChange={() => onChange({ when: value })}
                className="absolute inset-0 m-0 cursor-pointer opacity-0"
              />
              {t(label)}
            </label>
          ))}
        </div>
        {when === 'slot' ? <NextFreeSlot /> : null}
        {when === 'now' ? (
          <p className="text-sm text-muted">
            {t('It is published 15 seconds after you schedule it.')}
          </p>
        ) : null}
      </div>
      {when === 'time' ? <TimeFields {...props} /> : null}
    </fieldset>
  );
});

/** The day and time of a post on the wall clock of the zone. */
function TimeFields({ date, time, error, onChange }: Props) {
  const { zone, choose } = useChosenZone();
  return (
    <>
      <div className="grid grid-cols-2 gap-3 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
        <LineField
          label={t('Date')}
          error={date === '' ? error && t('Choose a date') : time === '' ? undefined : error}
          type="date"
          required
          min={todayIn(zone)}
          max={LAST_PLANNED_DAY}
          value={date}
          onType={(typed) => onChange({ date: typed })}
        />
        <LineField
          label={t('Time')}
          error={time === '' ? error && t('Choose a time') : undefined}
          type="time"
          required
          value={time}
          onType={(typed) => onChange({ time: typed })}
        />
        <TimeZoneField value={zone} onChoose={choose} />
      </div>
      <SkippedTime time={`${date}T${time.slice(0, 5)}`} zone={zone} />
    </>
  );
}

/** Which one it is by now. The server takes the one that is free when the post is scheduled. */
function NextFreeSlot() {
  const { zone } = useChosenZone();
  // Asked anew: a campaign may have taken the slot since.
  const queue = useQuery({ ...postQueue(useApi()), staleTime: 0 });
  return (
    <p role="status" className="min-h-5 text-sm text-muted">
      {queue.isError
        ? t('Failed to load queue slots')
        : queue.data
          ? sentenceOf(queue.data, zone)
          : null}
    </p>
  );
}

function sentenceOf(queue: EndpointResponse<typeof getPostQueue>, zone: string): string {
  const { nextFree, nextFreeReason: message, nextFreeMessage } = queue;
  if (!nextFree) return t('There are no queue slots yet. Add some under Queue.');
  const [date = '', time = ''] = wallClockOf(nextFree, zone).split('T');
  const chosen = `${dayName(date, zone)}, ${formatClock(time)}`;
  const reason = message && serverMessage({ ...nextFreeMessage, message });
  return reason ? `${chosen}. ${reason}` : chosen;
}
