import { timeZoneData } from '#api/config/time-zone-data.ts';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { dayAfter } from '#shared/lib/time/calendar-days.ts';
import { instantOf, wallClockOf } from '#shared/lib/time/time-zones.ts';
import { detailOf } from '../detail-of.ts';
import { stateAfter } from '../engine/transitions.ts';
import { findPost } from '../queries.ts';
import { loadSchedulingContext } from '../rules/load-scheduling-context.ts';
import { assertOwn } from '../rules/own-posts.ts';
import { defaultAccount } from '../rules/resolve-post.ts';
import { noPost } from './post-errors.ts';
import { viewOf } from './post-view.ts';
import { insertAll } from './schedule-posts.ts';
import { partTexts } from './write-queries.ts';

/** A copy, at the same time of the next day that is to come, held until a person changes or releases it. */
export async function duplicatePost(
  ctx: Pick<Context, 'db' | 'xAuthorizeUrl'>,
  owner: string,
  postId: string,
): Promise<ScheduledPost> {
  return withWorkspace(ctx.db, owner, async (tx) => {
    const row = await findPost(tx, owner, postId).executeTakeFirstOrThrow(noPost);
    await assertOwn(tx, owner, [postId]);
    const { now, accounts } = await loadSchedulingContext(tx, owner, []);
    const wallClock = dayLater(row.wall_clock, wallClockOf(now, row.time_zone));
    const account =
      accounts.find(({ id }) => id === row.account_id) ?? defaultAccount(accounts, row.platform);
    const id = crypto.randomUUID();
    const copy = {
      id,
      platform: row.platform,
      account_id: account?.id ?? null,
      persona_id: row.persona_id,
      scheduled_time: instantOf(wallClock, row.time_zone),
      time_zone: row.time_zone,
      wall_clock: wallClock,
      time_zone_data: timeZoneData,
      grace_minutes: row.grace_minutes,
      made_with_ai: row.made_with_ai,
      paid_partnership: row.paid_partnership,
      reply_to_id: row.reply_to_id,
      draft_id: row.draft_id,
      provider: row.provider,
      voice_match: row.voice_match,
      status: stateAfter('copy'),
      ...detailOf(message('post.copy')),
    };
    await insertAll(tx, owner, [{ row: copy, parts: partTexts(row.parts) }]);
    return viewOf(tx, ctx, owner, id);
  });
}

function dayLater(wallClock: string, today: string): string {
  const later = wallClock > today ? wallClock : today;
  return `${dayAfter(later.slice(0, 10))}${wallClock.slice(10)}`;
}
