import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  ApprovalLevel,
  ApprovalMode,
  ReviewDecision,
  ReviewState,
} from '#shared/contracts/approval-kinds.ts';
import type { ReviewedContent } from '#shared/contracts/approvals.ts';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { AnyMessage } from '#shared/contracts/messages/any-message.ts';
import type { DraftContent } from '#shared/contracts/post-drafts.ts';
import type { HoldReason, PostStatus } from '#shared/contracts/publishing.ts';
import type { MediaItem } from '#shared/contracts/publishing-media.ts';
import type { Poll } from '#shared/contracts/publishing-poll.ts';
import type { Day, Instant, Json, OwnRow } from './column.ts';

/** Posts on their way to X, what came of them, and the campaigns that write them. */
export interface PublishingTables {
  media: OwnRow & {
    /** The member; null: before this was noted, or background work. */
    added_by: Generated<string | null>;
    kind: MediaItem['kind'];
    content_type: string;
    bytes: Buffer;
    alt_text: string;
    width: number | null;
    height: number | null;
    /** The file itself says that AI made it. */
    says_ai: Generated<boolean>;
    /** It holds no metadata. */
    is_clean: Generated<boolean>;
    created_at: Instant;
  };
  media_uploads: OwnRow & {
    /** The member; null: before this was noted, or background work. */
    added_by: Generated<string | null>;
    content_type: string;
    bytes: number;
    created_at: Instant;
  };
  media_pieces: { workspace_id: string; upload_id: string; place: number; bytes: Buffer };
  campaigns: OwnRow & {
    persona_id: string;
    name: string;
    description: string;
    platform: Campaign['platform'];
    status: Campaign['status'];
    frequency: Campaign['schedule']['frequency'];
    times: string[];
    days: string[];
    time_zone: string;
    templates: string[];
    hashtags: string[];
    tone: Campaign['content']['tone'];
    start_date: Day;
    end_date: Day | null;
    planned_until: Instant | null;
    /** Occurrences that a person deleted: they are not planned again. */
    skipped: Generated<string[]>;
    written_by: Generated<string | null>;
    /** Every member who has written in it. */
    writers: Generated<string[]>;
    created_at: Instant;
  };
  /** Who edits a post, as long as they renew it. */
  post_editors: { workspace_id: string; post_id: string; user_id: string; expires_at: Instant };
  scheduled_posts: OwnRow & {
    platform: Platform;
    account_id: string | null;
    persona_id: string | null;
    campaign_id: string | null;
    occurrence: string | null;
    scheduled_time: Instant;
    time_zone: string;
    wall_clock: string;
    /** The release of the time zone data behind `scheduled_time`; null: not known. */
    time_zone_data: string | null;
    not_before: Instant;
    grace_minutes: number;
    status: Generated<PostStatus>;
    hold_reason: HoldReason | null;
    detail: Generated<string>;
    detail_message: Json<AnyMessage> | null;
    made_with_ai: Generated<boolean>;
    paid_partnership: Generated<boolean>;
    reply_to_id: string | null;
    version: Generated<number>;
    attempt: Generated<number>;
    settled: Generated<number>;
    tries: Generated<number>;
    lease_until: Instant | null;
    worker: string | null;
    lane: string | null;
    /** When a person approved it or changed it by hand; null: as its campaign planned it. */
    approved_at: Instant | null;
    /** From when on a person wants it sent whatever the limits and pauses say; null: nobody does. */
    released_from: Instant | null;
    unknown_since: Instant | null;
    /** The members who made it and who changed it last; null: background work. */
    /** Whose post it is. Set anew only where a member who leaves hands it over. */
    created_by: ColumnType<string | null, string | undefined, string>;
    changed_by: ColumnType<string | null, string | undefined, string>;
    /** Every member who has changed it. */
    writers: ColumnType<string[], never, never>;
    /** The member who takes care of it, and until when. */
    assigned_to: string | null;
    due_on: Day | null;
    /** Where its approval stands, of which level, and since when. */
    review: Generated<ReviewState>;
    review_level: Generated<number>;
    review_since: Instant | null;
    /** The hash of what was approved. */
    approved_hash: Buffer | null;
    posted_at: Instant | null;
    /** The draft it was made from, who wrote that, and what was expected of it. */
    draft_id: string | null;
    provider: string | null;
    voice_match: number | null;
    virality: number | null;
    /** As X told them last; null: not yet. */
    impressions: number | null;
    engagement: number | null;
    /** The Monday of the week in which it went out, in UTC. */
    posted_week: GeneratedAlways<string | null>;
    /** When its figures are read next; null: not posted, or old enough. */
    metrics_due_at: Instant | null;
    /** How many times in a row nothing had changed. */
    metrics_unchanged: Generated<number>;
    created_at: Instant;
    updated_at: Instant;
  };
  post_parts: {
    workspace_id: string;
    post_id: string;
    position: number;
    text: string;
    media_ids: Generated<string[]>;
    poll: Json<Poll> | null;
    external_id: string | null;
    posted_at: Instant | null;
  };
  approval_policies: OwnRow & {
    /** Null: of every account that has none of its own. */
    account_id: string | null;
    mode: ApprovalMode;
    levels: Json<ApprovalLevel[]>;
    allow_self: boolean;
  };
  /** Only added to. */
  post_reviews: OwnRow & {
    post_id: string;
    decision: ReviewDecision;
    version: number;
    content_hash: Buffer;
    level: number;
    /** Who decided, or made the link by which it was. */
    user_id: string;
    reason: string;
    review_link_id: string | null;
    /** Who decided by that link, by the name that it had. */
    reviewer: string | null;
    /** What it was about; null in older rows, and once the post is deleted. */
    snapshot: Json<ReviewedContent | null>;
    /** What they were then; null where it is not known any more. */
    role: Generated<string | null>;
    /** They had a hand in the post. */
    is_own: Generated<boolean>;
    created_at: Instant;
  };
  publish_attempts: OwnRow & {
    post_id: string;
    position: number;
    attempt: number;
    started_at: Instant;
    finished_at: Instant | null;
    outcome: 'posted' | 'unknown' | 'rejected' | 'rate_limited' | 'unsent' | null;
    http_status: number | null;
    external_id: string | null;
    detail: Generated<string>;
    detail_message: Json<AnyMessage> | null;
  };
  post_drafts: {
    workspace_id: string;
    id: string;
    version: Generated<number>;
    content: Json<DraftContent>;
    media_ids: Generated<string[]>;
    assigned_to: string | null;
    due_on: Day | null;
    /** Every member who has written in it. */
    writers: ColumnType<string[], never, never>;
    updated_at: Instant;
    /** The member; null: before this was noted, or background work. */
    added_by: Generated<string | null>;
  };
  post_queues: {
    workspace_id: string;
    time_zone: string;
    slots: Json<{ weekday: number; time: string }[]>;
  };
}
