import { ianaZone, SPEC_ZONES } from './time-zones.ts';

/** What browsers and ICU still call these zones, and what the IANA data call them today. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const OLD_NAMES = new Map(Object.entries(RENAMED).map(([old, today]) => [today, old]));

/** Of the specification: found by these names too. */
const SHORT_NAMES = new Map(Object.entries(SPEC_ZONES).map(([name, zone]) => [zone, name]));

/** Today's IANA name of a zone; as it was given where this runtime does not know that name yet. */
export function zoneToday(zone: string): string {
  const today = RENAMED[zone];
  return today !== undefined && ianaZone(today) !== null ? today : zone;
}

/** The specification's name of a zone, else null. */
export function shortName(zone: string): string | null {
  return SHORT_NAMES.get(zone) ?? null;
}

/** Every zone that this runtime knows, by today's name. */
export function allZones(): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(zoneToday)])].sort();
}

/** 'UTC+05:30': how far the zone is ahead at this instant. */
export function offsetName(minutes: number): string {
  const ahead = Math.abs(minutes);
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `UTC${minutes < 0 ? '−' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`;
}

/** The offset of a zone in minutes. */
export function offsetOf(zone: string, at: number): number {
  const look = { timeZone: zone, timeZoneName: 'longOffset' } as const;
  const parts = new Intl.DateTimeFormat('en-US', look).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Those that what is typed means: by place, older name, the specification's name or, typed as
 * 'UTC+2' or '+5:30', by offset. Names that begin with it come first.
 */
export function matchingZones(zones: readonly string[], typed: string, at: number): string[] {
  const offset = typedOffset(typed);
  if (offset !== null) return zones.filter((zone) => offsetOf(zone, at) === offset);
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const ranked = zones.flatMap((zone) => {
    const names = [zone, OLD_NAMES.get(zone), shortName(zone)].map((name) => plain(name ?? ''));
    const text = names.join(' ');
    if (!words.every((word) => text.includes(word))) return [];
    const starts = words.every((word) => ` ${text}`.includes(` ${word}`));
    return [{ zone, rank: starts ? 0 : 1 }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ zone }) => zone);
}

function typedOffset(typed: string): number | null {
  const [, sign, hours, minutes = '0'] =
    /^\s*(?:UTC|GMT)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?\s*$/i.exec(typed) ?? [];
  if (hours === undefined) return null;
  return (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[_/]/g, ' ').trim();
