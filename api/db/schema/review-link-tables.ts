import type { ColumnType } from 'kysely';
import type { LinkRight } from '#shared/contracts/review-links.ts';
import type { Day, Instant, OwnRow } from './column.ts';

/** What a person without an account may see and do. */
export interface ReviewLinkTables {
  review_links: OwnRow & {
    token_hash: Buffer;
    /** Both null: the calendar. */
    post_id: string | null;
    campaign_id: string | null;
    /** Null: of all personas. */
    persona_id: string | null;
    /** Days in the zone of the workspace; both null: what comes. */
    from_day: Day | null;
    to_day: Day | null;
    may: LinkRight;
    reviewer: string;
    /** The member whose authority it has; null: the account was deleted. */
    created_by: ColumnType<string | null, string | undefined, never>;
    created_at: Instant;
    expires_at: Instant;
    revoked_at: Instant | null;
    last_used_at: Instant | null;
  };
}
