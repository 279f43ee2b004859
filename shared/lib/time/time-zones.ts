/** The specification's names are no IANA zones, and readers disagree on what they mean in July. */
export const SPEC_ZONES: Record<string, string> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
  CET: 'Europe/Berlin',
  JST: 'Asia/Tokyo',
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The IANA zone of a name: the specification's five map here and nowhere else. Null if unknown. */
export function ianaZone(name: string): string | null {
  const zone = SPEC_ZONES[name] ?? name;
  // `EST5EDT`, `+02:00` and the like are fixed offsets or leftovers: a place is what has rules.
  if (zone !== 'UTC' && !/^[A-Z][A-Za-z_]+\/[A-Za-z_+\-/0-9]+$/.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone && zone;
  } catch {
    return null;
  }
}

/** What a wall clock in the zone shows at this instant: `YYYY-MM-DDTHH:MM`. Throws on an unknown zone. */
export function wallClockOf(instant: string | number, zone: string): string {
  const at = typeof instant === 'number' ? instant : Date.parse(instant);
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/**
 * The instant, ISO 8601 in UTC, at which a wall clock in the zone shows `YYYY-MM-DDTHH:MM`. A time
 * that a spring change skips moves forward by the gap; one that an autumn change repeats is the
 * first of the two. Throws RangeError on an unknown zone or a time that is none.
 */
export function instantOf(wallClock: string, zone: string): string {
  const asUtc = Date.parse(`${wallClock}:00.000Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`${wallClock} is not a wall-clock time`);
  const before = offsetAt(asUtc - DAY, zone);
  const after = offsetAt(asUtc + DAY, zone);
  const real = [before, after]
    .filter((offset) => offsetAt(asUtc - offset, zone) === offset)
    .map((offset) => asUtc - offset);
  return new Date(real.length > 0 ? Math.min(...real) : asUtc - before).toISOString();
}

/**
 * What the zone's wall clock really shows when a time comes that a spring change skips; null for
 * any other time, and for a text that is none.
 */
export function movedByClockChange(wallClock: string, zone: string): string | null {
  try {
    const shown = wallClockOf(instantOf(wallClock, zone), zone);
    return shown === wallClock ? null : shown;
  } catch {
    return null;
  }
}

/** The instant of a picked day and time; null where none was, or where it is none. `zone`: of one that names none. */
export function instantOfPicked(
  picked: { date: string; time: string; zone?: string | undefined } | null | undefined,
  zone: string,
): string | null {
  if (!picked?.date || !picked.time) return null;
  try {
    return instantOf(`${picked.date}T${picked.time.slice(0, 5)}`, picked.zone || zone);
  } catch {
    return null;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Since the last zone gave up an offset with seconds, in 1972, clocks change at the start of a minute. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973, 0);
const KEPT_OFFSETS = 10_000;

/** How far the zone's wall clock is ahead of UTC at this instant, in milliseconds. Kept: a format takes long. */
function offsetAt(at: number, zone: string): number {
  if (at < WHOLE_MINUTES_SINCE) return readOffset(at, zone);
  const minute = Math.floor(at / MINUTE);
  const key = `${minute} ${zone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = readOffset(minute * MINUTE, zone);
    if (offsets.size >= KEPT_OFFSETS) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

function readOffset(at: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
  const shown = new Date(0).setUTCFullYear(year, month - 1, day);
  const time = ((hour * 60 + minute) * 60 + second) * 1_000;
  return shown + time - Math.floor(at / 1_000) * 1_000;
}
