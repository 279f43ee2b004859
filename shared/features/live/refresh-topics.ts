import type { Query, QueryClient } from '@tanstack/react-query';
import { pause } from '#shared/client/pause.ts';
import type { LiveTopic } from '#shared/contracts/live.ts';

/** The reads that a topic touches, by the first part of their query key: paths of contracts, without their schemas. */
export const reads: Record<LiveTopic, string[]> = {
  personas: ['/api/personas', '/api/social-accounts', '/api/activities'],
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
    '/api/approvals/count',
    '/api/approval-policies',
    '/api/post-queue',
    '/api/post-drafts',
    '/api/campaigns',
    '/api/dashboard/stats',
    '/api/dashboard/today',
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
  settings: ['/api/settings', '/api/auth/user', '/api/local-servers'],
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

/** The query client joins a first read that is under way in place of reading again. */
const isFirstRead = ({ state }: Query) =>
  state.fetchStatus === 'fetching' && state.data === undefined;

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
      const first: Query[] = [];
      const rounds = [...told].flatMap(([topic, when]) =>
        reads[topic].map((path) => {
          const filters = { queryKey: [path], predicate: (query: Query) => isOlder(query, when) };
          first.push(...queries.getQueryCache().findAll(filters).filter(isFirstRead));
          return queries.invalidateQueries(filters);
        }),
      );
      told.clear();
      await Promise.all(rounds);
      for (const { queryKey } of first) void queries.invalidateQueries({ queryKey, exact: true });
      await rest(BETWEEN_MS);
    }
    running = false;
  }

  return (topics: readonly LiveTopic[]) => {
    for (const topic of topics) told.set(topic, ++moment);
    if (!running) void run();
  };
}
