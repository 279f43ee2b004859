import { sql } from 'kysely';
import type { Logger } from 'pino';
import { isOlderThanAYear, outdatedZones, timeZoneData } from '#api/config/time-zone-data.ts';
import type { Db } from '#api/db/database.ts';
import { isIn } from '#api/db/schema/status-groups.ts';

const REMEDY = 'Run Troupe under Node 24.21 or newer.';

/** Logs a warning when this Node's time zone data is old, or wrong for a zone of an unsent post. */
export async function warnOfOldTimeZoneData(
  across: Db,
  log: Pick<Logger, 'warn'>,
  release: string = timeZoneData,
  now: number = Date.now(),
): Promise<void> {
  const used = await zonesInUse(across, outdatedZones(release));
  if (used.length > 0) {
    log.warn(
      { timeZoneData: release, zones: used },
      `Time zone data ${release} has wrong clocks for scheduled posts in ${used.join(', ')}. ${REMEDY}`,
    );
  } else if (isOlderThanAYear(release, now)) {
    log.warn({ timeZoneData: release }, `Time zone data ${release} is over a year old. ${REMEDY}`);
  }
}

async function zonesInUse(across: Db, zones: string[]): Promise<string[]> {
  if (zones.length === 0) return [];
  const { rows } = await sql<{ zone: string }>`
    select distinct time_zone as zone from scheduled_posts
    where ${isIn('toCome')} and time_zone <> 'UTC'
      and time_zone = any(${zones}::text[])
    order by 1`.execute(across);
  return rows.map(({ zone }) => zone);
}
