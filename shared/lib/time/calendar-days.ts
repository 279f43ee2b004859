const DAY_MS = 86_400_000;

/** Whether a text is a day of this century as `YYYY-MM-DD` that the calendar has. */
export function isDay(text: string): boolean {
  return /^20\d\d-\d\d-\d\d$/.test(text) && isInCalendar(text);
}

/** Whether the calendar has that `YYYY-MM-DD`, in whatever year. */
export function isInCalendar(day: string): boolean {
  const at = Date.parse(`${day}T00:00Z`);
  // Some engines read February 30 as March 2.
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === day;
}

/** The day so many days after another one; before it when negative. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00Z`).getUTCDay();
}

/** How many days from one to the other, both counted. */
export function daysThrough(start: string, end: string): number {
  return Math.round((Date.parse(`${end}T00:00Z`) - Date.parse(`${start}T00:00Z`)) / DAY_MS) + 1;
}
