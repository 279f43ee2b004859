import type { Message } from '#shared/contracts/messages/message.ts';
import type { HoldReason } from '#shared/contracts/publishing.ts';
import type { Poll } from '#shared/contracts/publishing-poll.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import type { Outcome, StateBefore } from './transitions.ts';

export interface ClaimedPart {
  position: number;
  text: string;
  mediaIds: string[];
  /** Of its media, as they were when it was claimed: what was approved is what is sent. */
  altTexts: string[];
  poll?: Poll | null;
  /** X's id once it is known to be live. */
  externalId: string | null;
}

/** What a worker needs to know of a post that is now its own to send. */
export interface ClaimedPost {
  workspaceId: string;
  id: string;
  /** The fencing token: whatever is written about the post names it, or is not written. */
  token: number;
  /** `publishing`: send it. `unknown`: it may be on X already; look it up, never send. */
  status: StateBefore<Outcome>;
  parts: ClaimedPart[];
  madeWithAi: boolean;
  paidPartnership: boolean;
  replyToId: string | null;
  /** From when on a person wants it sent whatever the limits and the pauses say; null: nobody does. */
  releasedFrom: string | null;
  tries: number;
  /** When it should have gone out, how long after that it still may, and the database's clock. */
  scheduledTime: string;
  graceMinutes: number;
  now: string;
  /** Since when nobody has known whether it arrived; null when it is known. */
  unknownSince: string | null;
  /** How long its worker has been in touch with the database without a break. */
  watchedMs: number;
  account: ClaimedAccount | null;
  isPersonaPaused: boolean;
  isOfCampaign: boolean;
  /** What its person did to its campaign; null where that goes on, or there is none. */
  campaignStop: 'paused' | 'ended' | 'deleted' | null;
  /** The account is to be deleted: nothing goes out any more. */
  isLeaving: boolean;
  automation: Settings['automation'];
  postsPerHour: number;
  /** IANA. */
  timeZone: string;
  /** Others of the workspace that are being sent at this moment, or may have been. */
  underWay: number;
  /** When the latest posts of the workspace went out, newest first; a day back. */
  recent: string[];
}

export interface ClaimedAccount {
  id: string;
  /** X's id of the user. */
  userId: string;
  username: string;
  /** X's `subscription_type`. */
  subscription: string;
  /** The workspace has no other account. */
  isOnly: boolean;
  needsReconnect: boolean;
  /** Sealed; null when less than five minutes of it are left. */
  accessToken: string | null;
}

/** Why a post is not to be sent now, and what a person is told. */
export interface PostViolation {
  reason: HoldReason;
  detail: Message;
}

/** Asked once more before every first call, for what only others can judge. Null: go ahead. */
export type CheckBeforeSending = (post: ClaimedPost) => Promise<PostViolation | null>;

/** Names a post among those of all workspaces: its id alone is the client's choice. */
export function postKey({ workspaceId, id }: Pick<ClaimedPost, 'workspaceId' | 'id'>): string {
  return `${workspaceId} ${id}`;
}
