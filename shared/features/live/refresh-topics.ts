import type { QueryClient } from '@tanstack/react-query';
import { getSocialStats, listSocialAccounts } from '#shared/contracts/accounts.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { getPersonaBuckets, listBuckets, listSamples } from '#shared/contracts/buckets.ts';
import { listCampaigns } from '#shared/contracts/campaigns.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { listDrafts } from '#shared/contracts/drafts.ts';
import type { LiveTopic } from '#shared/contracts/live.ts';
import { countUnread, listNotifications } from '#shared/contracts/notifications.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import { listScheduledPosts } from '#shared/contracts/publishing.ts';
import { listAttempts } from '#shared/contracts/publishing-attempts.ts';
import { getPostQueue } from '#shared/contracts/publishing-queue.ts';
import { getSettings } from '#shared/contracts/settings.ts';
import { listTrainingJobs, listViralContent, listViralInsights } from '#shared/contracts/viral.ts';
import { listWatchlist } from '#shared/contracts/watchlist.ts';
import { pause } from './pause.ts';

/** The reads that a topic touches, by the first part of their query key. */
const reads: Record<LiveTopic, string[]> = {
  samples: [listSamples.path, listBuckets.path],
  voice: [getPersonaVoice.path, getPersonaBuckets.path],
  'training-jobs': [listTrainingJobs.path, listViralInsights.path, listViralContent.path],
  drafts: [listDrafts.path],
  posts: [
    listScheduledPosts.path,
    listAttempts.path,
    getPostQueue.path,
    listCampaigns.path,
    getDashboardStats.path,
    listActivities.path,
  ],
  metrics: [
    getDashboardStats.path,
    listSocialAccounts.path,
    '/api/analytics',
    '/api/revenue',
    listCampaigns.path,
    getSocialStats.path,
  ],
  notifications: [listNotifications.path, countUnread.path],
  watchlist: [listWatchlist.path],
  exports: ['/api/exports'],
  settings: [getSettings.path, getCurrentUser.path],
};

const FIRST_MS = 100;
const BETWEEN_MS = 1_000;

/**
 * Invalidates the reads of a topic. An import tells of hundreds of samples within seconds: the
 * topics are gathered, and the next round waits for the reads of the one before.
 */
export function createRefresher(queries: QueryClient, signal: AbortSignal) {
  const gathered = new Set<LiveTopic>();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    await pause(FIRST_MS, signal);
    while (gathered.size > 0 && !signal.aborted) {
      const paths = [...gathered].flatMap((topic) => reads[topic]);
      gathered.clear();
      await Promise.all(paths.map((path) => queries.invalidateQueries({ queryKey: [path] })));
      await pause(BETWEEN_MS, signal);
    }
    running = false;
  }

  return (topics: readonly LiveTopic[]) => {
    for (const topic of topics) gathered.add(topic);
    if (!running) void run();
  };
}
