import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import type { getSocialStats } from '#shared/contracts/accounts.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { countPosted } from './queries.ts';

/** Engagement and growth stay 0 until there are metrics to compute them from. */
export async function socialStats(
  db: Database,
  owner: string,
): Promise<EndpointResponse<typeof getSocialStats>> {
  const { count } = await withWorkspace(db, owner, (tx) =>
    countPosted(tx, owner).executeTakeFirstOrThrow(),
  );
  return { avgEngagementRate: 0, totalPosts: count, growthRate: 0 };
}
