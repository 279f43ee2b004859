import {
  type Campaign,
  campaignPlatforms,
  campaignTones,
  frequencies,
  weekdays,
} from '#shared/contracts/campaigns.ts';
import { formatClock } from '#shared/i18n/formats/clock.ts';
import { enumerated } from '#shared/i18n/formats/enumerated.ts';
import { formatDay } from '#shared/i18n/formats/format-date.ts';
import { weekdaysInOrder } from '#shared/i18n/formats/week-start.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { msg, t } from '#shared/i18n/translate.ts';

const words = {
  daily: msg('Daily'),
  weekly: msg('Weekly'),
  monthly: msg('Monthly'),
  sunday: msg('Sunday'),
  monday: msg('Monday'),
  tuesday: msg('Tuesday'),
  wednesday: msg('Wednesday'),
  thursday: msg('Thursday'),
  friday: msg('Friday'),
  saturday: msg('Saturday'),
  professional: msg('Professional'),
  casual: msg('Casual'),
  aggressive: msg('Aggressive'),
  educational: msg('Educational'),
  humorous: msg('Humorous'),
};

const choices = <T extends keyof typeof words>(values: readonly T[]) =>
  values.map((value) => ({ value, label: t(words[value]) }));

export const frequencyOptions = () => choices(frequencies);
export const toneOptions = () => choices(campaignTones);
export const platformOptions = () =>
  campaignPlatforms.map((value) => ({ value, label: platformLabel(value) }));

/** In the reader's order. */
export const dayOptions = () =>
  choices(weekdaysInOrder().flatMap((weekday) => weekdays[weekday] ?? []));

const looks: Record<Campaign['status'], { label: string; color: 'gray' | 'green' | 'amber' }> = {
  draft: { label: msg('Draft'), color: 'gray' },
  active: { label: msg('Active'), color: 'green' },
  paused: { label: msg('Paused'), color: 'amber' },
  completed: { label: msg('Completed'), color: 'gray' },
};

export function statusLook(status: Campaign['status']) {
  return { ...looks[status], label: t(looks[status].label) };
}

/** 'Weekly on Monday, Friday at 09:00, 17:30'. */
export function rhythm({ frequency, times, days }: Campaign['schedule']): string {
  const parts = { frequency: t(words[frequency]), times: enumerated(times.map(formatClock)) };
  if (frequency !== 'weekly' || !days?.length) return t('{frequency} at {times}', parts);
  const on = enumerated(days.map((day) => t(words[day])));
  return t('{frequency} on {days} at {times}', { ...parts, days: on });
}

/** 'From Nov 21, 2026', or with its last day; the text itself where it is no date. */
export function runs({ startDate, endDate }: Pick<Campaign, 'startDate' | 'endDate'>): string {
  return endDate
    ? t('{startDate} to {endDate}', { startDate: day(startDate), endDate: day(endDate) })
    : t('From {startDate}', { startDate: day(startDate) });
}

function day(text: string): string {
  const date = text.slice(0, 10);
  return Number.isNaN(Date.parse(date)) ? text : formatDay(date);
}
