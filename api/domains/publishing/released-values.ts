import { type RawBuilder, sql } from 'kysely';

/**
 * What a held post becomes when it is released: due again where it is still in time, otherwise held as
 * too late, with `skipped` as the reason that its owner reads.
 */
export function releasedValues(isInTime: RawBuilder<boolean>, skipped: string) {
  return {
    status: sql<'pending' | 'held'>`case when ${isInTime} then 'pending' else 'held' end`,
    hold_reason: sql<'too_late' | null>`case when ${isInTime} then null else 'too_late' end`,
    detail: sql<string>`case when ${isInTime} then '' else ${skipped} end`,
    not_before: sql<string>`scheduled_time`,
    version: sql<number>`version + 1`,
    updated_at: sql<string>`now()`,
  };
}
