/** From one moment to another, which is not included; in ISO 8601, or as days. */
export type Range = readonly [from: string, to: string];

/** A period in whole weeks and days of UTC, and what lies at its ends beside them. */
export interface WholeDays {
  /** Each begins on a Monday. */
  weeks: Range;
  days: readonly Range[];
  /** Moments; in most zones a day begins and ends within one of UTC. */
  rest: readonly Range[];
}

const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const MONDAY = 4;

/** Takes a period apart. `to` is not included; of days that are still to come all count as whole. */
export function wholeDays(from: string, to: string, now: number): WholeDays {
  const start = Date.parse(from) / DAY_MS;
  const isOpen = Date.parse(to) > now;
  const end = Date.parse(to) / DAY_MS;
  const first = Math.ceil(start);
  const last = isOpen ? Math.ceil(end) : Math.floor(end);
  if (last <= first && !isOpen) {
    const none: Range = [dayOf(first), dayOf(first)];
    return { weeks: none, days: [], rest: [[from, to]] };
  }
  const monday = mondayFrom(first);
  const lastMonday = isOpen ? mondayFrom(last) : mondayFrom(last - 6);
  const hasWeeks = lastMonday > monday;
  return {
    weeks: hasWeeks ? [dayOf(monday), dayOf(lastMonday)] : [dayOf(first), dayOf(first)],
    days: hasWeeks
      ? [
          [dayOf(first), dayOf(monday)],
          [dayOf(lastMonday), dayOf(last)],
        ]
      : [[dayOf(first), dayOf(last)]],
    rest: [
      [from, momentOf(first)],
      [momentOf(last), to],
    ],
  };
}

/** The first Monday on or after a day. */
const mondayFrom = (day: number) => day + ((((MONDAY - day) % 7) + 7) % 7);

const momentOf = (day: number) => new Date(day * DAY_MS).toISOString();
const dayOf = (day: number) => momentOf(day).slice(0, 10);
