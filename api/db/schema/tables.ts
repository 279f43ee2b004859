import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ActivityType } from '#shared/contracts/activities.ts';
import type { AuditEvent } from '#shared/contracts/audit.ts';
import type { BinKind } from '#shared/contracts/bin.ts';
import type { BucketCategory, ContentSample, SampleAnalysis } from '#shared/contracts/buckets.ts';
import type { Platform, Tone } from '#shared/contracts/common.ts';
import type { SavedDraft } from '#shared/contracts/drafts.ts';
import type { ContentType, ProviderId } from '#shared/contracts/generation.ts';
import type { LocalChoice } from '#shared/contracts/local-servers.ts';
import type { AccountLevel, AccountRight } from '#shared/contracts/members.ts';
import type { AnyMessage, TextMessages } from '#shared/contracts/messages/any-message.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import type { LessonKind } from '#shared/contracts/persona-lessons.ts';
import type { PersonaFact, PersonaStatus, PersonaType } from '#shared/contracts/personas.ts';
import type { OwnSettings, Settings } from '#shared/contracts/settings.ts';
import type { FocusArea, ViralContent, ViralTrainingJob } from '#shared/contracts/viral.ts';
import type { Count, DefaultJson, Instant, Json, OwnRow } from './column.ts';
import type { CommentTables } from './comment-tables.ts';
import type { InsightTables } from './insight-tables.ts';
import type { PublishingTables } from './publishing-tables.ts';
import type { ReviewLinkTables } from './review-link-tables.ts';

export interface Tables extends PublishingTables, InsightTables, CommentTables, ReviewLinkTables {
  /** Personas, campaigns and samples in the bin. */
  deleted_items: OwnRow & {
    kind: BinKind;
    name: string;
    deleted_at: Instant;
    deleted_by: Generated<string | null>;
    /** By table the rows as they were, and by `table.column` what pointed at them. */
    rows: unknown;
    links: unknown;
  };
  idempotency_keys: {
    workspace_id: string;
    call: string;
    /** Whose key it is; empty for one of the workspace. */
    author: string;
    key: string;
    body_hash: Buffer;
    /** Null until the call is answered. */
    answer: unknown;
    created_at: Instant;
  };
  users: {
    id: Generated<string>;
    /** Who vouches for the user and under which name: `test:alice`, later `x:1234`. */
    subject: string;
    username: string;
    first_name: string | null;
    last_name: string | null;
    email: string | null;
    profile_image_url: string | null;
    twitter_username: string | null;
    /** Done of the set-up, as `setUpMarks` of the contract names it. */
    set_up: Generated<string[]>;
    /** When X last said that this is the username. */
    named_at: Instant | null;
    /** Set: the person leaves then, with every workspace that is theirs alone, unless they think better of it. */
    delete_after: Instant | null;
    created_at: Instant;
  };
  workspaces: {
    id: Generated<string>;
    name: string;
    created_at: Instant;
    /** Set: it is deleted then, with its owner, unless the owner thinks better of it. */
    delete_after: Instant | null;
    /** Follow its settings: others may read its public buckets, and what its samples achieved. */
    visibility: Generated<Settings['privacy']['profileVisibility']>;
    shares_data: Generated<boolean>;
    /** As long as no settings are saved: the zone of the first device becomes that of the settings. */
    takes_device_zone: Generated<boolean>;
  };
  workspace_members: {
    workspace_id: string;
    user_id: string;
    role: Role;
    /** Null for the founder, and where the one who invited is gone. */
    invited_by: string | null;
    /** The workspace was made for this person. */
    is_founder: Generated<boolean>;
    joined_at: Instant;
    /** When this member last signed in to, or changed to, this workspace. */
    opened_at: ColumnType<string | null, string | null, string>;
    /** Their own profile and notifications; null: those of the settings. */
    preferences: Json<OwnSettings> | null;
  };
  workspace_invitations: OwnRow & {
    token_hash: Buffer;
    /** Whom it is for; both null: whoever has the link, as a viewer, once an admin confirms. */
    email: string | null;
    x_username: string | null;
    /** Who had that name when they were invited; null where X has not said. */
    x_user_id: Generated<string | null>;
    role: Role;
    accounts: DefaultJson<AccountRight[]>;
    invited_by: string | null;
    created_at: Instant;
    /** When the link that is good now was made. */
    sent_at: Instant;
    expires_at: Instant;
    accepted_at: Instant | null;
    accepted_by: string | null;
    confirmed_at: Instant | null;
    revoked_at: Instant | null;
  };
  member_accounts: {
    workspace_id: string;
    user_id: string;
    account_id: string;
    level: AccountLevel;
  };
  /** Written by the database alone, in the transaction of the change. */
  audit_events: OwnRow & {
    at: Instant;
    actor_id: string;
    actor_name: string;
    actor_role: string;
    via: string;
    request_id: string;
    address: string;
    action: string;
    target_kind: string;
    target_id: string;
    changes: Json<AuditEvent['changes']>;
    /** Its place in the chain, and what ties it to the row before; null until a worker has sealed it. */
    seq: Generated<string | null>;
    hash: Generated<Buffer | null>;
  };
  /** The ends of a workspace's chain. */
  audit_heads: {
    workspace_id: string;
    seq: Generated<string>;
    hash: Generated<Buffer>;
    first_seq: Generated<string>;
    first_hash: Generated<Buffer>;
    mac: Generated<Buffer>;
  };
  sessions: OwnRow & {
    token_hash: Buffer;
    user_id: string;
    created_at: Instant;
    last_seen_at: Instant;
    expires_at: Instant;
    user_agent: string | null;
    /** The network of its last use, without the end that names one device. */
    address: string | null;
    /** Workspaces whose owner has ended it there. */
    barred_from: Generated<string[]>;
  };
  /** A sign-in with X under way; belongs to a browser. */
  oauth_transactions: {
    state_hash: Buffer;
    browser_hash: Buffer;
    verifier: string;
    return_to: string | null;
    expires_at: Instant;
    /** It is to connect one more account of this user, who is signed in, and opens no session. */
    link_user_id: string | null;
    link_workspace_id: string | null;
    /** The person signs in although this X user is an account of a workspace. */
    is_sure: Generated<boolean>;
  };
  sign_in_tokens: { token_hash: Buffer; expires_at: Instant };
  social_accounts: OwnRow & {
    platform: Platform;
    external_id: string;
    username: string;
    followers: Generated<number>;
    is_active: Generated<boolean>;
    needs_reconnect: Generated<boolean>;
    /** Sealed, as is the refresh token. */
    access_token: string;
    refresh_token: string | null;
    token_expires_at: Instant;
    subscription_type: Generated<'None' | 'Basic' | 'Premium' | 'PremiumPlus'>;
    /** Writes to X wait until here after a 429. */
    limited_until: Instant | null;
    /** One caller is spending the refresh token until then; the others wait for the new pair. */
    refreshing_until: Instant | null;
    /** When its followers are counted next. */
    figures_due_at: Instant;
    /** Who speaks for it; null for nobody in particular. */
    persona_id: string | null;
    connected_at: Instant;
    /** Null: they have left, and X's consent went with them; or an older process connected it. */
    connected_by: ColumnType<string | null, string | null | undefined, string | null>;
  };
  extension_keys: OwnRow & {
    user_id: string;
    name: string;
    key_hash: Buffer;
    last_four: string;
    created_at: Instant;
    expires_at: Instant;
    last_used_at: Instant | null;
    /** Of its last use, as is the browser. */
    address: string | null;
    user_agent: string | null;
  };
  /** Of no workspace: the role that serves requests has no rights to it. */
  mail_limits: {
    kind: 'sender' | 'invitation' | 'confirmation';
    /** A user's id, or the keyed hash of an address. */
    subject: string;
    sent: Generated<string[]>;
    stopped_at: string | null;
    changed_at: Instant;
  };
  personas: OwnRow & {
    /** The member; null: before this was noted, or background work. */
    added_by: Generated<string | null>;
    name: string;
    description: string;
    personality: string;
    type: PersonaType;
    platform: Platform;
    tone: Tone;
    training_data: string;
    status: Generated<PersonaStatus>;
    /** Names the bytes in persona_images; null without a picture. */
    image_version: string | null;
    /** What models may cost in a month; null: no limit. */
    monthly_limit_micros: number | null;
    /** What its owner keeps as true of it. */
    facts: DefaultJson<PersonaFact[]>;
    /** Since when newer texts wait to be learnt from; null when there are none. */
    voice_stale_since: Instant | null;
    created_at: Instant;
    updated_at: Instant;
  };
  persona_images: {
    workspace_id: string;
    persona_id: string;
    version: string;
    content_type: string;
    bytes: Buffer;
    /** The version that holds no metadata; null for one that an older process has stored. */
    clean_version: string | null;
  };
  activities: OwnRow & {
    type: ActivityType;
    title: string;
    /** English, for processes and clients that know no messages. */
    description: string;
    description_message: Json<AnyMessage> | null;
    created_at: Instant;
  };
  content_buckets: OwnRow & {
    name: string;
    description: string;
    category: BucketCategory;
    is_public: boolean;
    tags: string[];
    total_samples: Generated<number>;
    /** Grows with every change of the bucket's samples. */
    revision: Generated<number>;
    created_at: Instant;
  };
  content_samples: OwnRow & {
    bucket_id: string;
    content: string;
    content_type: ContentSample['contentType'];
    platform: ContentSample['platform'];
    engagement: string;
    notes: string;
    quality: number | null;
    analysis: Json<SampleAnalysis> | null;
    analyzed_by: string | null;
    created_at: Instant;
  };
  persona_buckets: {
    workspace_id: string;
    persona_id: string;
    bucket_id: string;
    /** The workspace of the bucket, filled in by the database. */
    library_id: GeneratedAlways<string | null>;
  };
  persona_voices: {
    workspace_id: string;
    persona_id: string;
    version: number;
    /** Null: there was nothing to learn from. */
    profile: Json<unknown> | null;
    sources: Json<{ training: number; buckets: number; drafts: number }>;
    /** The revision of each bucket it was learnt from. */
    learnt_from: Json<Record<string, number>>;
    learnt_at: Instant;
  };
  drafts: OwnRow & {
    persona_id: string;
    type: ContentType;
    prompt: string;
    content: string;
    provider: ProviderId;
    voice_match: number | null;
    outcome: Generated<SavedDraft['outcome']>;
    /** What it answers, where the prompt is the person's own point. */
    post: string | null;
    /** Whose post a reply answers, in lower case without @; null where X did not show it. */
    post_author: string | null;
    /** What the model took; the cost in micro-dollars. */
    input_tokens: number | null;
    output_tokens: number | null;
    cost_micros: number | null;
    final_text: string | null;
    edit_distance: number | null;
    created_at: Instant;
    decided_at: Instant | null;
  };
  persona_usage: {
    workspace_id: string;
    persona_id: string;
    month: string;
    drafts: number;
    input_tokens: number;
    output_tokens: number;
    cost_micros: number;
  };
  forgotten_lessons: {
    workspace_id: string;
    persona_id: string;
    kind: LessonKind | 'all';
    /** Empty where the kind has only one lesson. */
    phrase: string;
    forgotten_at: Instant;
  };
  viral_content: OwnRow & {
    title: string;
    content: string;
    content_type: ViralContent['contentType'];
    platform: ViralContent['platform'];
    original_url: string | null;
    author_handle: string | null;
    views: Count;
    likes: Count;
    retweets: Count;
    replies: Count;
    bookmarks: Count;
    engagement_rate: number | null;
    virality_score: number | null;
    hooks: Generated<string[]>;
    reasons: Generated<string[]>;
    messages: DefaultJson<TextMessages>;
    created_at: Instant;
  };
  viral_training_jobs: OwnRow & {
    persona_id: string;
    job_type: ViralTrainingJob['jobType'];
    viral_content_ids: string[];
    focus_areas: FocusArea[];
    status: Generated<ViralTrainingJob['status']>;
    progress: Generated<number>;
    message: Generated<string>;
    progress_message: Json<AnyMessage> | null;
    /** How many of the texts have been worked through. */
    texts_done: Generated<number>;
    /** Runs that have begun and did not end well. */
    tries: Generated<number>;
    created_at: Instant;
    finished_at: Instant | null;
  };
  persona_viral: { workspace_id: string; persona_id: string; viral_content_id: string };
  viral_insights: OwnRow & {
    category: string;
    insight: string;
    applicability: string;
    confidence: number;
    usage_count: Generated<number>;
    supporting_evidence: string[];
    success_rate: number | null;
    messages: DefaultJson<TextMessages>;
    updated_at: Instant;
  };
  settings: {
    workspace_id: string;
    /** `localServer` has calls of its own, and is null where none is chosen. */
    data: Json<Settings & { localServer?: LocalChoice | null }>;
    /** Sealed provider keys by field name. */
    secrets: Json<Record<string, string>>;
    updated_at: Instant;
  };
}
