import { type ReactNode, useId, useState } from 'react';
import { ShareForReview } from '#shared/features/review-links/public.tsx';
import { t } from '#shared/i18n/translate.ts';
import { BackIcon } from '#shared/ui/action-icons.tsx';
import { SecondaryButton, SecondaryIconButton } from '#shared/ui/forms/busy-button.tsx';
import { Select } from '#shared/ui/forms/fields.tsx';
import { lineIcon } from '#shared/ui/icons.tsx';
import {
  type CalendarRange,
  rangeTitle,
  rangeWith,
  turnLabels,
  turnRange,
  viewOptions,
} from './calendar-range.ts';

const NextIcon = lineIcon('M4 12h15M13 6l6 6-6 6');

const CALENDAR = { postId: null, campaignId: null };

/** Title, navigation, view and filters of the calendar, and a button that opens the legend. */
export function CalendarBar(props: {
  range: CalendarRange;
  today: string;
  weekStart: number;
  zone: string;
  onShow(range: CalendarRange): void;
  /** The legend. */
  children: ReactNode;
}) {
  const { range, today, weekStart, onShow } = props;
  const { previous, next } = turnLabels(range.view);
  const legendId = useId();
  const [isExplained, setExplained] = useState(false);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-3">
          <h2 tabIndex={-1} aria-live="polite" className="heading text-lg">
            {rangeTitle(range, weekStart)}
          </h2>
          <p className="text-sm text-muted">
            {t('Times in {zone}', { zone: props.zone.replaceAll('_', ' ') })}
          </p>
        </div>
        <div className="flex gap-2">
          <SecondaryIconButton aria-label={previous} onClick={() => onShow(turnRange(range, -1))}>
            <BackIcon />
          </SecondaryIconButton>
          <SecondaryButton onClick={() => onShow({ view: range.view, from: today })}>
            {t('Today')}
          </SecondaryButton>
          <SecondaryIconButton aria-label={next} onClick={() => onShow(turnRange(range, 1))}>
            <NextIcon />
          </SecondaryIconButton>
        </div>
        <ShareForReview target={CALENDAR} />
        <SecondaryButton
          aria-expanded={isExplained}
          aria-controls={legendId}
          onClick={() => setExplained(!isExplained)}
        >
          {t('Legend')}
        </SecondaryButton>
        <div className="w-28">
          <Select
            aria-label={t('View')}
            options={viewOptions()}
            value={range.view}
            onChoose={(view) => onShow(viewFrom(range, view, today, weekStart))}
          />
        </div>
      </div>
      <div id={legendId} hidden={!isExplained}>
        {props.children}
      </div>
    </>
  );
}

/** The first week after a change from the month view: the current week if the month contains it. */
function viewFrom(
  range: CalendarRange,
  view: CalendarRange['view'],
  today: string,
  weekStart: number,
): CalendarRange {
  const hadToday = rangeWith(range, today, weekStart).from === range.from;
  const isSameMonth = range.from.slice(0, 7) === today.slice(0, 7);
  const isNow = range.view === 'month' ? isSameMonth : hadToday;
  return { view, from: isNow ? today : range.from };
}
