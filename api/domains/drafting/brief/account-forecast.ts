import { withWorkspace } from '#api/db/tenant.ts';
import { learntForecasts } from '#api/domains/forecasts/public.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { Caller } from '../caller.ts';
import type { DraftForecast } from './draft-order.ts';

const nothing = { posts: 0, correlation: null, weights: null };

/** Replies go out on X itself: nobody reads what they reach. */
export const replyForecast: DraftForecast = { ...nothing, reason: message('forecast.reply') };

/** By the account that has most posts: a draft is not yet anybody's. */
export async function accountForecast({ ctx, actor }: Caller): Promise<DraftForecast> {
  const { workspaceId: owner } = actor;
  const [most] = await withWorkspace(ctx.db, owner, (tx) => learntForecasts(tx, owner));
  return most ?? { ...nothing, reason: message('forecast.no-account') };
}
