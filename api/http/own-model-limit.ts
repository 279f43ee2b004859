import type { Actor, Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { defaultSettings } from '#shared/contracts/settings.ts';
import { noLimits } from './limits.ts';

/** As long a change of the settings may take to hold, and as often they are read. */
const KNOWN_MS = 5_000;
const MANY = 10_000;

interface Known {
  perMinute: number;
  until: number;
}

/** Per process; forgotten with the context it was read for. */
const known = new WeakMap<Context, Map<string, Known>>();

/**
 * Counts one call to a model that somebody pays for against the bound that the person has set
 * themselves. Throws `rate_limited`.
 */
export async function takeOwnModel(ctx: Context, { userId, workspaceId }: Actor): Promise<void> {
  if (ctx.limits === noLimits) return;
  ctx.limits.take('model', userId, await perMinuteOf(ctx, workspaceId));
}

async function perMinuteOf(ctx: Context, owner: string): Promise<number> {
  const mine = known.get(ctx) ?? new Map<string, Known>();
  known.set(ctx, mine);
  const found = mine.get(owner);
  if (found && found.until > Date.now()) return found.perMinute;
  const row = await withWorkspace(ctx.db, owner, (tx) =>
    tx.selectFrom('settings').select('data').where('workspace_id', '=', owner).executeTakeFirst(),
  );
  const { rateLimits } = defaultSettings.api;
  const { requestsPerMinute } = row?.data.api?.rateLimits ?? rateLimits;
  if (mine.size >= MANY) mine.clear();
  mine.set(owner, { perMinute: requestsPerMinute, until: Date.now() + KNOWN_MS });
  return requestsPerMinute;
}
