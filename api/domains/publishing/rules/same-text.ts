import type { Db } from '#api/db/database.ts';
import { stateAfter } from '../engine/transitions.ts';
import type { KnownText } from './same-text-findings.ts';
import { listTexts } from './text-queries.ts';

const WINDOW_MS = 7 * 24 * 60 * 60_000;

/**
 * The texts of the workspace from a week before the first of these times to a week after the last;
 * times that are over count as now.
 */
export async function textsAround(
  tx: Db,
  owner: string,
  now: string,
  times: readonly string[],
): Promise<KnownText[]> {
  const stamps = times.map((time) => Math.max(Date.parse(time), Date.parse(now)));
  const from = new Date(Math.min(...stamps) - WINDOW_MS).toISOString();
  const to = new Date(Math.min(Math.max(...stamps) + WINDOW_MS, LAST)).toISOString();
  const rows = await listTexts(tx, owner, from, to).execute();
  return rows.map(({ status, ...row }) => ({ ...row, isPosted: status === stateAfter('publish') }));
}

/** Of the instants that have a year of four digits. */
const LAST = Date.parse('9999-12-31T00:00:00Z');
