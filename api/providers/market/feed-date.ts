import { ianaZone, instantOf } from '#shared/lib/time/time-zones.ts';

/** Feeds of the world name months in their own language, whatever their format demands. */
const LOCALES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'ru', 'pl', 'tr', 'id'];

/** Hours ahead of UTC. Names that stand for several zones, such as IST, are left out. */
const zones: Record<string, number> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, west: 1, bst: 1 },
  ...{ cet: 1, cest: 2, mez: 1, mesz: 2, eet: 2, eest: 3, msk: 3, msd: 4, trt: 3 },
  ...{ est: -5, edt: -4, cst: -6, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
  ...{ akst: -9, akdt: -8, hst: -10, nst: -3.5, ndt: -2.5, brt: -3, art: -3 },
  ...{ jst: 9, kst: 9, hkt: 8, sgt: 8, myt: 8, pht: 8, ict: 7, wib: 7, pkt: 5 },
  ...{ awst: 8, acst: 9.5, acdt: 10.5, aest: 10, aedt: 11, nzst: 12, nzdt: 13 },
  ...{ wat: 1, cat: 2, sast: 2, eat: 3 },
};

const TIME =
  '(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:[.,]\\d{1,9})?)?(?:\\s*(?<half>[ap])\\.?m\\.?)?';
const MONTH = '(?<month>[\\p{L}\\p{M}]{3,12})\\.?';
const forms = [
  // 2026-11-25T11:17:45Z
  `(?<year>\\d{4})(?<mark>[-/])(?<month>\\d\\d?)\\k<mark>(?<day>\\d\\d?)(?:(?:\\s*T\\s*|\\s+)${TIME}\\s*(?<zone>.*))?`,
  // 25 Nov 2026 11:17:45 GMT, 25-Nov-26 11:17 EST
  `(?<day>\\d\\d?)\\.?[\\s-]+(?:de\\s+)?${MONTH}[\\s-]+(?:de\\s+)?(?<year>\\d{4}|\\d\\d),?(?:\\s+${TIME}\\s*(?<zone>.*))?`,
  // Nov 25, 2026 11:17 AM EST
  `${MONTH}\\s+(?<day>\\d\\d?),?\\s+(?<year>\\d{4}),?(?:\\s+${TIME}\\s*(?<zone>.*))?`,
  // Nov 25 11:17:45 EST 2026, as C's asctime has it
  `${MONTH}\\s+(?<day>\\d\\d?)\\s+${TIME}\\s+(?:(?<zone>\\S+)\\s+)?(?<year>\\d{4})`,
].map((form) => new RegExp(`^${form}$`, 'iu'));
const WEEKDAY = /^[\p{L}\p{M}.]{2,15},? /u;

type Wall = Record<string, string | undefined>;

/**
 * The instant of a date in a feed, in milliseconds since 1970; one without a zone is taken for UTC.
 * Null where day, time or zone cannot be known.
 */
export function feedDate(text: string): number | null {
  const line = text
    .slice(0, 100)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const bare of [line, line.replace(WEEKDAY, '')]) {
    for (const form of forms) {
      const wall = form.exec(bare)?.groups;
      if (wall) return instantOfWall(wall);
    }
  }
  return null;
}

function instantOfWall({
  year = '',
  month = '',
  day,
  half,
  zone = '',
  ...time
}: Wall): number | null {
  const { hour = '0', minute = '0', second = '0' } = time;
  if (half && !/^0?[1-9]$|^1[0-2]$/.test(hour)) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  const monthAt = (Number(month) || monthOf(month)) - 1;
  const date = Date.UTC(fullYear(year), monthAt, Number(day), hours, Number(minute));
  // A day or month that there is not moves the date into another one.
  if (new Date(date).getUTCMonth() !== monthAt) return null;
  return inZone(date + Math.min(59, Number(second)) * 1_000, zone.trim());
}

/** Two digits as RFC 5322 reads them. */
function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < 50 ? 2000 : 1900);
}

function inZone(wallAsUtc: number, zone: string): number | null {
  if (zone === '') return wallAsUtc;
  const named = zones[zone.replace(/\.$/, '').toLowerCase()];
  if (named !== undefined) return wallAsUtc - named * 3_600_000;
  const [, sign, hours, minutes = '0'] =
    /^(?:GMT|UTC?|Z)? ?([+\u2212-])(\d\d?):?(\d\d)?(?: (?:GMT|UTC?))?$/i.exec(zone) ?? [];
  if (hours !== undefined) {
    const offset = Number(hours) * 60 + Number(minutes);
    if (Number(minutes) > 59 || offset > 14 * 60) return null;
    return wallAsUtc - (sign === '+' ? 1 : -1) * offset * 60_000;
  }
  const place = /^[A-Z][a-z_]+\//i.test(zone) ? ianaZone(zone) : null;
  if (place === null) return null;
  const wallClock = new Date(wallAsUtc).toISOString();
  return Date.parse(instantOf(wallClock.slice(0, 16), place)) + (wallAsUtc % 60_000);
}

let months: Map<string, number> | null = null;

function monthOf(name: string): number {
  months ??= allMonths();
  const word = bareName(name);
  return months.get(word) ?? months.get(word.slice(0, 3)) ?? 0;
}

/** Names in full, short, and cut to three letters where that means one month only. */
function allMonths(): Map<string, number> {
  const named = LOCALES.flatMap(monthNames);
  const cut = named.map(([name, month]): [string, number] => [name.slice(0, 3), month]);
  const clear = cut.filter(([name, month]) =>
    cut.every(([other, its]) => other !== name || its === month),
  );
  return new Map([...clear, ...named]);
}

function monthNames(locale: string): [string, number][] {
  return (['short', 'long'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
    });
    return Array.from({ length: 12 }, (_, at): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2026, at, 1));
      return [bareName(parts.find(({ type }) => type === 'month')?.value ?? ''), at + 1];
    });
  });
}

function bareName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();
}
