import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { listTokens } from './queries.ts';
import { revokeTokensJob } from './revoke-tokens-job.ts';

/** Leaves telling X of every account's tokens to the queue. Inside the caller's transaction. */
export async function invalidateTokens(
  tx: Db,
  queue: Context['queue'],
  owner: string,
): Promise<void> {
  const tokens = await listTokens(tx, owner).execute();
  await queue.sendMany(
    tx,
    revokeTokensJob,
    tokens.map(({ access_token, refresh_token }) => ({
      payload: {
        workspaceId: owner,
        accessToken: access_token,
        refreshToken: refresh_token,
      },
    })),
  );
}
