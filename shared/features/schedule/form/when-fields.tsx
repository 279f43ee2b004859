import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { LAST_PLANNED_DAY } from '#shared/contracts/publishing.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { SkippedTime } from '#shared/ui/feedback/skipped-time.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { todayIn, useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import { dayName } from '../list/day-groups.ts';
import { postQueue } from '../queries.ts';
import type { PostDraft } from './post-draft.ts';

/** The day and time of a post on the wall clock of the zone, or the next free slot of the queue. */
export function WhenFields(props: {
  draft: PostDraft;
  error: string | undefined;
  onChange(part: Partial<PostDraft>): void;
}) {
  const { draft, error, onChange } = props;
  const { zone, choose } = useChosenZone();
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField
          label={t('Date')}
          error={draft.date !== '' && draft.time === '' ? undefined : error}
          type="date"
          required
          min={todayIn(zone)}
          max={LAST_PLANNED_DAY}
          value={draft.date}
          onType={(date) => onChange({ date })}
        />
        <LineField
          label={t('Time')}
          error={draft.time === '' ? error : undefined}
          type="time"
          required
          value={draft.time}
          onType={(time) => onChange({ time })}
        />
        <TimeZoneField value={zone} onChoose={choose} />
        <NextFreeSlot zone={zone} draft={draft} onChange={onChange} />
      </div>
      <SkippedTime time={`${draft.date}T${draft.time.slice(0, 5)}`} zone={zone} />
    </div>
  );
}

function NextFreeSlot(props: {
  zone: string;
  draft: PostDraft;
  onChange(part: Partial<PostDraft>): void;
}) {
  const api = useApi();
  const queries = useQueryClient();
  const [told, setTold] = useState({ time: '', sentence: '' });
  const [busy, setBusy] = useState(false);
  // A person types on while the slot is asked for.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // What is said of one time is not true of another.
  const tell = (when: When, sentence: string) =>
    setTold({ time: timeIn(props.zone, when), sentence });

  async function take() {
    setBusy(true);
    try {
      // Asked anew: a campaign may have taken the slot since.
      const queue = await queries.fetchQuery({ ...postQueue(api), staleTime: 0 });
      if (!queue?.nextFree) {
        const { draft } = latest.current;
        return tell(draft, t('There are no queue slots yet. Add some under Queue.'));
      }
      const [date = '', time = ''] = wallClockOf(queue.nextFree, props.zone).split('T');
      latest.current.onChange({ date, time });
      const chosen = `${dayName(date, props.zone)}, ${formatClock(time)}`;
      const { nextFreeReason: message, nextFreeMessage } = queue;
      const reason = message && serverMessage({ ...nextFreeMessage, message });
      tell({ date, time }, reason ? `${chosen}. ${reason}` : chosen);
    } catch {
      tell(latest.current.draft, t('Failed to load queue slots'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="sm:pt-[1.625rem]">
      <BusyButton type="button" variant="soft" color="gray" busy={busy} onClick={() => void take()}>
        {t('Next free slot')}
      </BusyButton>
      <p role="status" className="mt-1.5 text-xs text-muted">
        {told.time === timeIn(props.zone, props.draft) ? told.sentence : null}
      </p>
    </div>
  );
}

type When = Pick<PostDraft, 'date' | 'time'>;

const timeIn = (zone: string, { date, time }: When) => `${date}T${time} ${zone}`;
