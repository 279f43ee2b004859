const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After posting. X tells private figures for 30 days only, and by then hardly any still move. */
const LAST_DAY = 30;
const early = [10 * MINUTE, HOUR, 6 * HOUR];
const ages = [...early, ...Array.from({ length: LAST_DAY }, (_, day) => (day + 1) * DAY)];

/** From this age on a post is read only while its figures still move. */
const STILL_FROM = 7 * DAY;
const MOST_UNCHANGED = 3;

/**
 * When a post of this age is read again, as an age: after 10 minutes, 1, 6 and 24 hours, then daily
 * to the 30th day; null: no more. A read costs $0.005 a post and UTC day, so at most some 16 cents,
 * and about 5 for a post whose figures stand still after a week.
 */
export function nextRead(age: number, unchanged: number): number | null {
  if (age >= STILL_FROM && unchanged >= MOST_UNCHANGED) return null;
  return ages.find((one) => one > age) ?? null;
}

/** Only daily reads tell that a post is at rest. */
export function isDaily(age: number): boolean {
  return age >= DAY;
}
