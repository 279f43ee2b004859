import { instantOf } from '#shared/lib/time/time-zones.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i;
/** Year first, or with dots: `05/06/2026` is read in two ways, and so in none. */
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const CHINESE = /^(\d{4})\s*年\s*(\d{1,2})\s*月\s*(\d{1,2})\s*[日号]$/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const CLOCK = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?$/i;
/** A day as spreadsheets count them, with the time as its fraction: `46357` or `46357,395833`. */
const SERIAL = /^(\d{5})(?:[.,](\d{1,15}))?$/;
const FRACTION = /^0?[.,](\d{1,15})$/;

const TIME_AT_END = /[T\s](?=\d{1,2}[:.]\d\d(?:[:.\d\s]|[ap]\.?m)*\.?$|0?[.,]\d+$)/i;

const LONGEST = 60;
const DAY_MS = 86_400_000;
/** The day before the first one, with the leap day of 1900 that spreadsheets believe in. */
const SERIAL_START = Date.UTC(1899, 11, 30);

/**
 * The instant of a day and a time as people and spreadsheets write them, on the wall clock of the
 * zone; an ISO 8601 instant as it is. Null for what cannot be read, or read in two ways.
 */
export function readWallClock(text: string, zone: string): string | null {
  if (text.length > LONGEST) return null;
  if (INSTANT.test(text)) {
    const at = Date.parse(text);
    return Number.isNaN(at) ? null : new Date(at).toISOString();
  }
  const { day, time } = splitAtTime(text);
  const wall = wallClockOf(day, time);
  try {
    return wall === null ? null : instantOf(wall, zone);
  } catch {
    return null;
  }
}

/** A time at the end, as both parts may hold spaces. */
function splitAtTime(text: string): { day: string; time: string } {
  const at = text.search(TIME_AT_END);
  if (at === -1) return { day: text, time: '' };
  return { day: text.slice(0, at).trim(), time: text.slice(at + 1).trim() };
}

function wallClockOf(day: string, time: string): string | null {
  const serial = SERIAL.exec(day);
  if (serial) {
    const [, days, part] = serial;
    const at = SERIAL_START + Number(days) * DAY_MS;
    const ofDay = time === '' ? fractionOf(part) : minutesOf(time);
    return ofDay === null ? null : wallClock(new Date(at + ofDay * 60_000));
  }
  const yearFirst = YEAR_FIRST.exec(day);
  const chinese = CHINESE.exec(day);
  const dotted = DOTTED.exec(day);
  const [year, month, date] = yearFirst
    ? [yearFirst[1], yearFirst[3], yearFirst[4]]
    : chinese
      ? chinese.slice(1)
      : (dotted?.slice(1).reverse() ?? []);
  const minutes = minutesOf(time);
  if (year === undefined || minutes === null) return null;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  // A day that there is not moves into another month.
  if (at.getUTCMonth() !== Number(month) - 1) return null;
  return wallClock(new Date(at.getTime() + minutes * 60_000));
}

/** Minutes since midnight; null for what is no time of a day. */
function minutesOf(time: string): number | null {
  const fraction = FRACTION.exec(time);
  if (fraction) return fractionOf(fraction[1]);
  const [, hourText, minuteText, half] = CLOCK.exec(time) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (hourText === undefined || minute > 59) return null;
  if (half === undefined) return hour > 23 ? null : hour * 60 + minute;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}

function fractionOf(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  const minutes = Math.round(Number(`0.${digits}`) * 24 * 60);
  return minutes < 24 * 60 ? minutes : null;
}

function wallClock(at: Date): string {
  return at.toISOString().slice(0, 16);
}
