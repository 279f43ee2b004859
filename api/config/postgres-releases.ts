/**
 * The newest minor version of each major one that we run on, as of 2026-11-12
 * (https://www.postgresql.org/support/versioning/). Update both with each release of Troupe.
 */
const NEWEST_MINORS: Readonly<Record<number, number>> = { 15: 20, 16: 16, 17: 12, 18: 7 };

/** A version in Postgres' own number, such as 180004, as people write it. */
export function postgresVersion(number: number): string {
  return `${Math.floor(number / 10_000)}.${number % 10_000}`;
}

/** The newest known minor version of the same major one; null where that is in use. */
export function newerMinor(number: number): string | null {
  const major = Math.floor(number / 10_000);
  const newest = NEWEST_MINORS[major];
  return newest === undefined || newest <= number % 10_000 ? null : `${major}.${newest}`;
}
