import { t, tn } from '#shared/i18n/translate.ts';
import { dayAfter, isDay } from '#shared/lib/time/calendar-days.ts';
import { addMonths, monthName, monthOf, shortDay, weekOf } from './calendar-dates.ts';

const viewValues = ['2', '3', '4', '5', '6', 'week', 'month'] as const;

/** The views of the calendar: rolling weeks, one week by hours, or one month. */
export type View = (typeof viewValues)[number];

const FIRST_VIEW: View = '4';

/** What the calendar shows: `from` is a day of its first week, or of its month. */
export interface CalendarRange {
  view: View;
  from: string;
}

/** Reads the range from the address; the default is the current week onwards. */
export function readRange(asked: URLSearchParams, today: string): CalendarRange {
  const from = asked.get('from') ?? '';
  return {
    view: viewValues.find((view) => view === asked.get('view')) ?? FIRST_VIEW,
    from: isDay(from) ? from : today,
  };
}

/** The address parameters of a range; defaults are left out. */
export function rangeInAddress({ view, from }: CalendarRange, today: string) {
  return { view: view === FIRST_VIEW ? null : view, from: from === today ? null : from };
}

export function viewOptions() {
  return viewValues.map((value) => ({ value, label: viewLabel(value) }));
}

function viewLabel(view: View): string {
  if (view === 'week') return t('Week');
  return view === 'month' ? t('Month') : tn(Number(view), '{n} week', '{n} weeks');
}

/** The weeks that are shown. */
export function weeksOf({ view, from }: CalendarRange, firstWeekday: number): string[][] {
  if (view === 'month') return monthOf(from, firstWeekday);
  const count = view === 'week' ? 1 : Number(view);
  return Array.from({ length: count }, (_, place) =>
    weekOf(dayAfter(from, 7 * place), firstWeekday),
  );
}

/** The previous or next range. */
export function turnRange({ view, from }: CalendarRange, direction: -1 | 1): CalendarRange {
  if (view === 'month') return { view, from: addMonths(from, direction) };
  const count = view === 'week' ? 1 : Number(view);
  return { view, from: dayAfter(from, 7 * count * direction) };
}

/** The nearest range that contains the day. */
export function rangeWith(range: CalendarRange, day: string, firstWeekday: number): CalendarRange {
  const { view } = range;
  if (view === 'month') return { view, from: day };
  const days = weeksOf(range, firstWeekday).flat();
  if (days.includes(day)) return range;
  const weeksBefore = view === 'week' || day < (days[0] ?? '') ? 0 : Number(view) - 1;
  return { view, from: dayAfter(day, -7 * weeksBefore) };
}

export function rangeTitle(range: CalendarRange, firstWeekday: number): string {
  if (range.view === 'month') return monthName(range.from);
  const days = weeksOf(range, firstWeekday).flat();
  const last = days.at(-1) ?? range.from;
  return t('{first} to {last}, {year}', {
    first: shortDay(days[0] ?? range.from),
    last: shortDay(last),
    year: last.slice(0, 4),
  });
}

/** The labels of the previous and next buttons. */
export function turnLabels(view: View): { previous: string; next: string } {
  if (view === 'week') return { previous: t('Previous week'), next: t('Next week') };
  if (view === 'month') return { previous: t('Previous month'), next: t('Next month') };
  return { previous: t('Previous weeks'), next: t('Next weeks') };
}
