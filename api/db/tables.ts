import type { ColumnType, Generated } from 'kysely';
import type { ActivityType } from '#shared/contracts/activities.ts';
import type { Platform, Tone } from '#shared/contracts/common.ts';
import type { PersonaStatus, PersonaType } from '#shared/contracts/personas.ts';

/** A timestamptz: read as ISO text, written by the database's clock or as ISO text. */
type Instant = ColumnType<string, string | undefined, string>;

export interface Tables {
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
    created_at: Instant;
  };
  workspaces: { id: Generated<string>; name: string; created_at: Instant };
  workspace_members: { workspace_id: string; user_id: string; role: 'owner' };
  sessions: {
    id: Generated<string>;
    token_hash: Buffer;
    user_id: string;
    workspace_id: string;
    created_at: Instant;
    last_seen_at: Instant;
    expires_at: Instant;
    user_agent: string | null;
  };
  /** A sign-in with X under way; belongs to a browser, not yet to anybody. */
  oauth_transactions: {
    state_hash: Buffer;
    browser_hash: Buffer;
    verifier: string;
    return_to: string | null;
    expires_at: Instant;
  };
  sign_in_tokens: { token_hash: Buffer; expires_at: Instant };
  social_accounts: {
    id: Generated<string>;
    workspace_id: string;
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
    connected_at: Instant;
  };
  extension_keys: {
    id: Generated<string>;
    workspace_id: string;
    user_id: string;
    name: string;
    key_hash: Buffer;
    last_four: string;
    created_at: Instant;
    last_used_at: Instant | null;
  };
  personas: {
    id: Generated<string>;
    workspace_id: string;
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
    created_at: Instant;
    updated_at: Instant;
  };
  persona_images: {
    workspace_id: string;
    persona_id: string;
    version: string;
    content_type: string;
    bytes: Buffer;
  };
  activities: {
    id: Generated<string>;
    workspace_id: string;
    type: ActivityType;
    title: string;
    description: string;
    created_at: Instant;
  };
}
