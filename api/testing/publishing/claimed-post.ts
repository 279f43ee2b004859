import type { Database } from '#api/db/database.ts';
import { claimDue } from '#api/domains/publishing/engine/claim/claim-due.ts';
import type { ClaimedAccount, ClaimedPost } from '#api/domains/publishing/engine/claimed-post.ts';
import { defaultSettings } from '#shared/contracts/settings.ts';

/** Claims what is due, as a worker that has watched the database for an hour. */
export function claimNow(db: Database) {
  return claimDue(db, {
    worker: 'w',
    most: 50,
    leaseMs: 60_000,
    watchingSince: new Date(Date.now() - 3_600_000).toISOString(),
    doubtMs: 60_000,
  });
}

export const claimedAccount: ClaimedAccount = {
  id: 'a',
  userId: '1',
  username: 'mira',
  subscription: 'None',
  isOnly: true,
  needsReconnect: false,
  accessToken: null,
};

/** A post as a worker has it in hand, due at `now` and in order but for these changes. */
export function claimedPost(now: string, changes: Partial<ClaimedPost> = {}): ClaimedPost {
  return {
    workspaceId: 'w',
    id: 'p',
    token: 1,
    status: 'publishing',
    parts: [{ position: 0, text: 'gm', mediaIds: [], altTexts: [], externalId: null }],
    madeWithAi: false,
    paidPartnership: false,
    replyToId: null,
    releasedFrom: null,
    tries: 0,
    scheduledTime: now,
    graceMinutes: 60,
    now,
    unknownSince: null,
    watchedMs: 60_000,
    account: claimedAccount,
    isPersonaPaused: false,
    isOfCampaign: false,
    campaignStop: null,
    isLeaving: false,
    automation: defaultSettings.automation,
    postsPerHour: 10,
    timeZone: 'UTC',
    underWay: 0,
    recent: [],
    ...changes,
  };
}

/** What is recorded of a call that put the first part on X. */
export function postedPart(attemptId: string | null, externalId: string) {
  return {
    attemptId: attemptId as string,
    outcome: 'posted',
    httpStatus: 201,
    detail: null,
    position: 0,
    externalId,
  } as const;
}
