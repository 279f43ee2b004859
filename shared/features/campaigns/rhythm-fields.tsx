import { useId, useMemo } from 'react';
import { weekdays } from '#shared/contracts/campaigns.ts';
import { t } from '#shared/i18n/translate.ts';
import { isDay } from '#shared/lib/time/calendar-days.ts';
import { firstSkipped } from '#shared/lib/time/recurrence.ts';
import { SkippedTime } from '#shared/ui/feedback/skipped-time.tsx';
import type { useDraftForm } from '#shared/ui/forms/draft-form.tsx';
import { CheckField, SelectField } from '#shared/ui/forms/fields.tsx';
import { LineField } from '#shared/ui/forms/text-fields.tsx';
import { todayIn, type ZoneChoice } from '#shared/ui/forms/time-zone-choice.ts';
import { TimeZoneField } from '#shared/ui/forms/time-zone-field.tsx';
import type { CampaignDraft } from './campaign-form-state.ts';
import { dayOptions, frequencyOptions } from './campaign-labels.ts';
import { TimesField } from './times-field.tsx';

/** How often a campaign posts, at what time, and from when to when. */
export function RhythmFields(props: {
  draft: CampaignDraft;
  zone: ZoneChoice;
  form: ReturnType<typeof useDraftForm<CampaignDraft>>;
}) {
  const { draft } = props;
  const { issueOf, change, text, choice } = props.form;
  const { zone, choose } = props.zone;
  const skipped = useSkipped(draft, zone);
  const today = todayIn(zone);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField label={t('Frequency')} options={frequencyOptions()} {...choice('frequency')} />
        <TimesField
          times={draft.times}
          error={issueOf('times')}
          onChange={(times) => change({ times })}
        />
        <TimeZoneField value={zone} onChoose={choose} />
      </div>
      {draft.frequency === 'weekly' ? (
        <DaysField
          days={draft.days}
          error={issueOf('days')}
          onChange={(days) => change({ days })}
        />
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField
          label={t('Start Date')}
          required
          type="date"
          min={today}
          {...text('startDate')}
        />
        <LineField
          label={t('End Date')}
          optional
          type="date"
          min={draft.startDate || today}
          {...text('endDate')}
        />
      </div>
      <SkippedTime time={skipped} zone={zone} />
    </>
  );
}

/** The first time of the campaign that the clock skips; '' without. */
function useSkipped({ frequency, times, days, startDate, endDate }: CampaignDraft, zone: string) {
  // A year of days is not gone through for every key that is pressed elsewhere in the form.
  return useMemo(() => {
    if (!isDay(startDate)) return '';
    const rule = {
      frequency,
      times: times.filter((time) => time !== ''),
      weekdays: days.map((day) => weekdays.indexOf(day)),
      timeZone: zone,
      startDate,
      endDate: endDate || null,
    };
    return firstSkipped(rule) ?? '';
  }, [frequency, times, days, startDate, endDate, zone]);
}

function DaysField(props: {
  days: CampaignDraft['days'];
  error: string | undefined;
  onChange(days: CampaignDraft['days']): void;
}) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={props.error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">{t('Day')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {dayOptions().map(({ value, label }) => (
          <CheckField
            key={value}
            label={label}
            checked={props.days.includes(value)}
            onChange={(on) =>
              props.onChange(
                dayOptions()
                  .map((option) => option.value)
                  .filter((day) => (day === value ? on : props.days.includes(day))),
              )
            }
          />
        ))}
      </div>
      {props.error ? (
        <p id={errorId} className="mt-1.5 text-sm text-danger">
          {props.error}
        </p>
      ) : null}
    </fieldset>
  );
}
