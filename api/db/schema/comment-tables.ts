import type { ColumnType, Generated } from 'kysely';
import type { CommentVisibility } from '#shared/contracts/comments.ts';
import type { Instant, OwnRow } from './column.ts';

/** What members say about posts, campaigns and personas. */
export interface CommentTables {
  comments: OwnRow & {
    /** Exactly one of the three is set. */
    post_id: string | null;
    campaign_id: string | null;
    persona_id: string | null;
    /** Null: it begins a thread. */
    parent_id: string | null;
    /** The member that acts; null: the account was deleted, or it is by a review link. */
    author_id: ColumnType<string | null, string | null | undefined, never>;
    /** The link may be gone since. */
    review_link_id: string | null;
    /** Who wrote it by that link; null: a member. */
    reviewer: string | null;
    body: string;
    visibility: Generated<CommentVisibility>;
    created_at: Instant;
    edited_at: Instant | null;
    resolved_at: Instant | null;
    resolved_by: string | null;
    /** It has no text any more, and stays for its replies. */
    deleted_at: Instant | null;
  };
  comment_mentions: { workspace_id: string; comment_id: string; user_id: string };
}
