import type { Db } from '#api/db/database.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import {
  type Occurrence,
  occurrencesBetween,
  type Recurrence,
} from '#shared/lib/time/recurrence.ts';
import { type CampaignRow, listOccurrences } from './queries.ts';

/** The occurrences around `from` and later that have a post, or had one that a person deleted. */
export async function takenOccurrences(
  db: Db,
  owner: string,
  { id, skipped }: Pick<CampaignRow, 'id' | 'skipped'>,
  from: string,
): Promise<string[]> {
  const rows = await listOccurrences(db, owner, id, dayAfter(from.slice(0, 10), -1)).execute();
  return [...rows.map(({ occurrence }) => occurrence as string), ...skipped];
}

const DAY = 86_400_000;

/**
 * What is left to plan after `from`. A post that stands there from before a change takes the place of
 * the nearest occurrence of its day: a day gets as many posts as the campaign has times.
 */
export function occurrencesLeft(
  rule: Recurrence,
  from: string,
  to: string,
  taken: readonly string[],
): Occurrence[] {
  const dayBefore = new Date(Date.parse(from) - DAY).toISOString();
  const left = new Map(occurrencesBetween(rule, dayBefore, to).map((one) => [one.key, one]));
  const others = taken.filter((key) => !left.delete(key));
  for (const key of others) {
    const ofDay = [...left.keys()].filter((one) => one.slice(0, 10) === key.slice(0, 10));
    const [nearest] = ofDay.toSorted((one, other) => distance(one, key) - distance(other, key));
    if (nearest !== undefined) left.delete(nearest);
  }
  return [...left.values()].filter(({ at }) => at > from);
}

function distance(one: string, other: string): number {
  return Math.abs(Date.parse(`${one}Z`) - Date.parse(`${other}Z`));
}
