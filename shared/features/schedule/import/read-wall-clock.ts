import { instantOf } from '#shared/lib/time/time-zones.ts';
import { type Half, readNamedDay, takeHalf } from './local-dates.ts';

const INSTANT = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i;
/** Year first, or with dots: `05/06/2026` is read in two ways, and so in none. */
const YEAR_FIRST = /^(\d{4})\s*([-/.])\s*(\d{1,2})\s*\2\s*(\d{1,2})\.?$/;
const EAST_ASIAN = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日号號일]$/;
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const CLOCK = /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d(?:[.,]\d+)?)?\s*(?:([ap])\.?m\.?)?$/i;
/** A day as spreadsheets count them, with the time as its fraction: `46357` or `46357,395833`. */
const SERIAL = /^(\d{5})(?:[.,](\d{1,15}))?$/;
const FRACTION = /^0?[.,](\d{1,15})$/;

const TIME_AT_END = /[T\s](?=\d{1,2}[:.]\d\d(?:[:.\d\s]|[ap]\.?m)*\.?$|0?[.,]\d+$)/i;

/** A clock in words: `9시 30분`, `午後2時5分`, `14h05`. */
const EAST_ASIAN_CLOCK =
  /(\d{1,2})\s*[시時时点點](?:\s*(\d{1,2})\s*[분分])?(?:\s*\d{1,2}\s*[초秒])?$/;
const FRENCH_CLOCK = /(\d{1,2})\s?h\s?(\d\d)$/i;
/** An hour alone says with its half of the day that it is one. */
const HOUR_ALONE = /(^|[\sT])(\d{1,2})\s*([ap])\.?\s?m\.?$/i;
/** `(火)`, `火曜日`; and where a day and a time stand together. */
const WEEKDAY_NOTE =
  /\s*(?:\(\p{L}{1,3}\)|[月火水木金土日]曜日?|(?:星期|周|週)[一二三四五六日天]|[월화수목금토일]요일)/u;
const DAY_END = /([日号號일])\s*(?=\d)/;
/** What leads from a day to its time. */
const DAY_TAIL = /,?(?:\s+(?:um|at|à|a las))?$/i;

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
  const { text: plain, half } = takeHalf(text.normalize('NFKC').trim());
  const { day, time } = splitAtTime(withDigits(plain, half));
  const wall = wallClockOf(day, time, half);
  try {
    return wall === null ? null : instantOf(wall, zone);
  } catch {
    return null;
  }
}

/** Clocks of all ways of writing in one: `9:30`, `9:30 pm`. */
function withDigits(text: string, half: Half | null): string {
  const clock = text
    .replace(WEEKDAY_NOTE, '')
    .replace(DAY_END, '$1 ')
    .replace(/,?\s*uhr$/i, '')
    .replace(
      EAST_ASIAN_CLOCK,
      (_, hour: string, minute = '00') => `${hour}:${minute.padStart(2, '0')}`,
    )
    .replace(FRENCH_CLOCK, '$1:$2')
    .replace(HOUR_ALONE, '$1$2:00 $3m')
    .replace(/([ap])\.?\s?m\.?$/i, '$1m');
  return half === null ? clock : clock.replace(/(\s\d{1,2})$/, '$1:00');
}

/** A time at the end, as both parts may hold spaces. */
function splitAtTime(text: string): { day: string; time: string } {
  const at = text.search(TIME_AT_END);
  if (at === -1) return { day: text, time: '' };
  return { day: text.slice(0, at).replace(DAY_TAIL, '').trim(), time: text.slice(at + 1).trim() };
}

function wallClockOf(day: string, time: string, half: Half | null): string | null {
  const serial = SERIAL.exec(day);
  if (serial) {
    const [, days, part] = serial;
    const at = SERIAL_START + Number(days) * DAY_MS;
    const ofDay = time === '' ? fractionOf(part) : minutesOf(time, half);
    return ofDay === null ? null : wallClock(new Date(at + ofDay * 60_000));
  }
  const yearFirst = YEAR_FIRST.exec(day);
  const eastAsian = EAST_ASIAN.exec(day);
  const dotted = DOTTED.exec(day);
  const [year, month, date] = yearFirst
    ? [yearFirst[1], yearFirst[3], yearFirst[4]]
    : eastAsian
      ? eastAsian.slice(1)
      : (dotted?.slice(1).reverse() ?? readNamedDay(day) ?? []);
  const minutes = minutesOf(time, half);
  if (year === undefined || minutes === null) return null;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  // A day that there is not moves into another month.
  if (at.getUTCMonth() !== Number(month) - 1) return null;
  return wallClock(new Date(at.getTime() + minutes * 60_000));
}

/** Minutes since midnight; null for what is no time of a day. */
function minutesOf(time: string, word: Half | null): number | null {
  const fraction = FRACTION.exec(time);
  if (fraction) return word === null ? fractionOf(fraction[1]) : null;
  const [, hourText, minuteText, half] = CLOCK.exec(time) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (hourText === undefined || minute > 59) return null;
  if (word !== null) return half === undefined ? hourIn(word, hour, minute) : null;
  if (half === undefined) return hour > 23 ? null : hour * 60 + minute;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}

/** Minutes since midnight by a word for a part of the day; 24 hours may be counted all the same. */
function hourIn(half: Half, hour: number, minute: number): number | null {
  if (half === 'night' && hour % 12 === 0) return null;
  const isLate = half === 'noon' ? hour === 12 || hour < 3 : half !== 'am';
  if (hour > 23 || (hour > 12 && !isLate && !(half === 'noon' && hour < 15))) return null;
  const inHalf = hour > 12 ? hour : (hour % 12) + (isLate ? 12 : 0);
  return inHalf * 60 + minute;
}

function fractionOf(digits: string | undefined): number | null {
  if (digits === undefined) return null;
  const minutes = Math.round(Number(`0.${digits}`) * 24 * 60);
  return minutes < 24 * 60 ? minutes : null;
}

function wallClock(at: Date): string {
  return at.toISOString().slice(0, 16);
}
