import type { Query, QueryClient } from '@tanstack/react-query';
import { pause } from '#shared/client/pause.ts';
import type { listExports } from '#shared/contracts/account-data.ts';
import type { getSocialStats, listSocialAccounts } from '#shared/contracts/accounts.ts';
import type { listActivities } from '#shared/contracts/activities.ts';
import type { getAnalytics, getPostMetrics } from '#shared/contracts/analytics.ts';
import type {
  listApprovalPolicies,
  listApprovals,
  listPostReviews,
} from '#shared/contracts/approvals.ts';
import type { getCurrentUser } from '#shared/contracts/auth.ts';
import type { getPersonaBuckets, listBuckets, listSamples } from '#shared/contracts/buckets.ts';
import type { listCampaigns } from '#shared/contracts/campaigns.ts';
import type { listComments } from '#shared/contracts/comments.ts';
import type { getDashboardStats } from '#shared/contracts/dashboard.ts';
import type { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import type { getPersonaUsage, listDrafts } from '#shared/contracts/drafts.ts';
import type { listInvitations } from '#shared/contracts/invitations.ts';
import type { LiveTopic } from '#shared/contracts/live.ts';
import type { listMembers } from '#shared/contracts/members.ts';
import type { countUnread, listNotifications } from '#shared/contracts/notifications.ts';
import type { getPersonaLessons } from '#shared/contracts/persona-lessons.ts';
import type { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import type { listPersonas } from '#shared/contracts/personas.ts';
import type { listPostDrafts } from '#shared/contracts/post-drafts.ts';
import type {
  checkPost,
  getScheduledPost,
  listScheduledPosts,
} from '#shared/contracts/publishing.ts';
import type { listAttempts } from '#shared/contracts/publishing-attempts.ts';
import type { editPost } from '#shared/contracts/publishing-editing.ts';
import type { getPostQueue } from '#shared/contracts/publishing-queue.ts';
import type { listPostRows } from '#shared/contracts/publishing-worklist.ts';
import type { listRevenue } from '#shared/contracts/revenue.ts';
import type { listReviewLinks } from '#shared/contracts/review-links.ts';
import type { getSettings } from '#shared/contracts/settings.ts';
import type {
  listTrainingJobs,
  listViralContent,
  listViralInsights,
} from '#shared/contracts/viral.ts';
import type { listWatchlist } from '#shared/contracts/watchlist.ts';
import type { listWorkspaces } from '#shared/contracts/workspaces.ts';

/** By type alone: with the contracts would come every schema, for no more than their paths. */
type Read = (
  | typeof getSocialStats
  | typeof listSocialAccounts
  | typeof listActivities
  | typeof getPersonaBuckets
  | typeof listBuckets
  | typeof listSamples
  | typeof listCampaigns
  | typeof listComments
  | typeof getDashboardStats
  | typeof getDashboardToday
  | typeof listApprovals
  | typeof listDrafts
  | typeof countUnread
  | typeof listNotifications
  | typeof getPersonaLessons
  | typeof getPersonaUsage
  | typeof getPersonaVoice
  | typeof listPersonas
  | typeof checkPost
  | typeof listScheduledPosts
  | typeof getScheduledPost
  | typeof listPostRows
  | typeof listPostDrafts
  | typeof editPost
  | typeof listAttempts
  | typeof listApprovalPolicies
  | typeof listPostReviews
  | typeof getPostQueue
  | typeof getSettings
  | typeof listTrainingJobs
  | typeof listViralContent
  | typeof listViralInsights
  | typeof listWatchlist
  | typeof getAnalytics
  | typeof getPostMetrics
  | typeof listRevenue
  | typeof listExports
  | typeof listInvitations
  | typeof listMembers
  | typeof listReviewLinks
  | typeof listWorkspaces
  | typeof getCurrentUser
)['path'];

/** The reads that a topic touches, by the first part of their query key. */
const reads: Record<LiveTopic, Read[]> = {
  personas: ['/api/personas', '/api/activities'],
  samples: ['/api/content-buckets/{id}/samples', '/api/content-buckets'],
  voice: ['/api/personas/{id}/voice', '/api/personas/{id}/buckets'],
  'training-jobs': ['/api/viral-training-jobs', '/api/viral-insights', '/api/viral-content'],
  drafts: [
    '/api/personas/{id}/drafts',
    '/api/personas/{id}/lessons',
    '/api/personas/{id}/usage',
    '/api/dashboard/today',
  ],
  posts: [
    '/api/scheduled-posts/check',
    '/api/scheduled-posts',
    '/api/scheduled-posts/{id}',
    '/api/scheduled-post-rows',
    '/api/scheduled-posts/{id}/attempts',
    '/api/scheduled-posts/{id}/reviews',
    '/api/approvals',
    '/api/approval-policies',
    '/api/post-queue',
    '/api/post-drafts',
    '/api/campaigns',
    '/api/dashboard/stats',
    '/api/dashboard/today',
    '/api/approvals',
    '/api/activities',
  ],
  'post-drafts': ['/api/post-drafts'],
  editing: ['/api/scheduled-posts/{id}/editing'],
  metrics: [
    '/api/dashboard/stats',
    '/api/dashboard/today',
    '/api/social-accounts',
    '/api/analytics',
    '/api/scheduled-posts/{id}/metrics',
    '/api/revenue',
    '/api/campaigns',
    '/api/social-stats',
  ],
  notifications: ['/api/watchlist/notifications', '/api/watchlist/notifications/unread'],
  watchlist: ['/api/watchlist'],
  exports: ['/api/exports'],
  settings: ['/api/settings', '/api/auth/user'],
  accounts: ['/api/social-accounts', '/api/social-stats', '/api/dashboard/stats'],
  comments: ['/api/comments', '/api/scheduled-post-rows'],
  members: [
    '/api/members',
    '/api/invitations',
    '/api/review-links',
    '/api/workspaces',
    '/api/auth/user',
  ],
};

const FIRST_MS = 100;
const BETWEEN_MS = 1_000;

/**
 * Invalidates the reads of a topic. An import tells of hundreds of samples within seconds: the
 * topics are gathered, and the next round waits for the reads of the one before. What was asked for
 * after the last word of a topic has its change, as a screen that changes something asks by itself.
 */
export function createRefresher(queries: QueryClient, signal: AbortSignal) {
  /** Counts up, to tell what came after what. */
  let moment = 0;
  const told = new Map<LiveTopic, number>();
  const asked = new Map<string, number>();
  let running = false;

  const leave = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') {
      asked.set(event.query.queryHash, ++moment);
    }
  });
  signal.addEventListener('abort', leave);

  function isOlder({ queryHash, state }: Query, than: number): boolean {
    const isAnswered = state.fetchStatus === 'fetching' || state.status === 'success';
    return !isAnswered || (asked.get(queryHash) ?? 0) < than;
  }

  async function run(): Promise<void> {
    running = true;
    const rest = (ms: number) => pause(ms, signal).catch(() => {});
    await rest(FIRST_MS);
    while (told.size > 0 && !signal.aborted) {
      const rounds = [...told].flatMap(([topic, when]) =>
        reads[topic].map((path) =>
          queries.invalidateQueries({
            queryKey: [path],
            predicate: (query) => isOlder(query, when),
          }),
        ),
      );
      told.clear();
      await Promise.all(rounds);
      await rest(BETWEEN_MS);
    }
    running = false;
  }

  return (topics: readonly LiveTopic[]) => {
    for (const topic of topics) told.set(topic, ++moment);
    if (!running) void run();
  };
}
