import {
  type Campaign,
  campaignPlatforms,
  campaignTones,
  frequencies,
  weekdays,
} from '#shared/contracts/campaigns.ts';
import { platformLabel } from '#shared/lib/persona-labels.ts';

const choices = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: capitalised(value) }));

export const frequencyOptions = choices(frequencies);
export const toneOptions = choices(campaignTones);
export const platformOptions = campaignPlatforms.map((value) => ({
  value,
  label: platformLabel(value),
}));

/** Monday first, as a working week is read. */
export const dayOptions = choices([...weekdays.slice(1), ...weekdays.slice(0, 1)]);

const looks: Record<Campaign['status'], { label: string; color: 'gray' | 'green' | 'amber' }> = {
  draft: { label: 'Draft', color: 'gray' },
  active: { label: 'Active', color: 'green' },
  paused: { label: 'Paused', color: 'amber' },
  completed: { label: 'Completed', color: 'gray' },
};

export function statusLook(status: Campaign['status']) {
  return looks[status];
}

/** 'Weekly on Monday, Friday at 09:00, 17:30'. */
export function rhythm({ frequency, times, days }: Campaign['schedule']): string {
  const on =
    frequency === 'weekly' && days?.length ? ` on ${days.map(capitalised).join(', ')}` : '';
  return `${capitalised(frequency)}${on} at ${times.join(', ')}`;
}

const shortDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'From Nov 21, 2026', or with its last day; the text itself where it is no date. */
export function runs({ startDate, endDate }: Pick<Campaign, 'startDate' | 'endDate'>): string {
  return endDate ? `${day(startDate)} to ${day(endDate)}` : `From ${day(startDate)}`;
}

function day(text: string): string {
  const at = Date.parse(text.slice(0, 10));
  return Number.isNaN(at) ? text : shortDay.format(at);
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
