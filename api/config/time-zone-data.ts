/** The release of the IANA time zone database that this Node calculates with, such as `2026c`. */
export const timeZoneData = process.versions.tz ?? 'unknown';

/** The first release whose rules for these zones are right, as far as an older one differs. */
const CHANGES: { release: string; zones: readonly string[] }[] = [
  {
    // British Columbia and Alberta keep daylight saving time, Morocco keeps UTC+0.
    release: '2026c',
    zones: [
      'America/Vancouver',
      'Canada/Pacific',
      'America/Edmonton',
      'America/Yellowknife',
      'Canada/Mountain',
      'Africa/Casablanca',
      'Africa/El_Aaiun',
    ],
  },
];

/** Days on which releases came out; of another one only the year is known. */
const RELEASED: Record<string, string> = {
  '2024b': '2024-09-04',
  '2025a': '2025-01-15',
  '2025b': '2025-03-22',
  '2025c': '2025-12-10',
};

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Zones of which this release has rules that are known to be outdated. */
export function outdatedZones(release: string): string[] {
  return CHANGES.filter((change) => isOlder(release, change.release)).flatMap(({ zones }) => zones);
}

/** Whether a release came out more than a year before `now`, in milliseconds since 1970. */
export function isOlderThanAYear(release: string, now: number): boolean {
  const day = RELEASED[release] ?? `${release.slice(0, 4)}-01-01`;
  return !(now - Date.parse(day) <= YEAR_MS);
}

/** Releases are a year and a letter: their order is that of the text. An unknown one is older. */
export function isOlder(release: string, other: string): boolean {
  return !/^\d{4}[a-z]$/.test(release) || release < other;
}
