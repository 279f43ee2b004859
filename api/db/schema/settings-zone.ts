import { type RawBuilder, sql } from 'kysely';
import { timezones } from '#shared/contracts/settings.ts';
import { ianaZone } from '#shared/lib/time/time-zones.ts';
import type { Owner } from './owner.ts';

const zones = sql.join(
  timezones.map((name) => sql`when ${sql.lit(name)} then ${sql.lit(ianaZone(name) ?? 'UTC')}`),
  sql` `,
);

/** The IANA zone that a workspace's days are counted in, for a query: UTC until one is chosen. */
export function settingsZone(owner: Owner): RawBuilder<string> {
  return sql<string>`coalesce((
    select case data->'profile'->>'timezone' ${zones} else data->'profile'->>'timezone' end
    from settings where workspace_id = ${owner}
  ), 'UTC')`;
}
