import { type FormEvent, useState } from 'react';
import { LAST_PLANNED_DAY } from '#shared/contracts/publishing.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { FormDialog } from '#shared/ui/feedback/dialogs.tsx';
import { SkippedTime } from '#shared/ui/feedback/skipped-time.tsx';
import { BusyButton } from '#shared/ui/forms/busy-button.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { todayIn, useChosenZone } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import { useChangePosts } from '../change-queries.ts';

/** Gives posts another day, and one time for all of them where it is named. */
export function MoveDialog({ posts, onClose }: { posts: ListedPost[]; onClose(): void }) {
  const { zone, choose } = useChosenZone();
  const [day, setDay] = useState(() => dayAfter(todayIn(zone)));
  const [time, setTime] = useState('');
  const move = useChangePosts();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (move.isPending) return;
    const when = { day, timeZone: zone, ...(time === '' ? {} : { time }) };
    move.mutate({ posts, change: { action: 'move', ...when } }, { onSuccess: onClose });
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('Move Posts')}
      description={t('Without a time each post keeps its own.')}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <LineField
            label={t('Date')}
            type="date"
            required
            min={todayIn(zone)}
            max={LAST_PLANNED_DAY}
            value={day}
            onType={setDay}
          />
          <LineField label={t('Time')} optional type="time" value={time} onType={setTime} />
        </div>
        <TimeZoneField value={zone} onChoose={choose} />
        <SkippedTime time={`${day}T${time.slice(0, 5)}`} zone={zone} />
        <div className="text-right">
          <BusyButton type="submit" busy={move.isPending}>
            {t('Move')}
          </BusyButton>
        </div>
      </form>
    </FormDialog>
  );
}
