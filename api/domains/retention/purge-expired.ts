import type { Context } from '#api/context.ts';
import { purgeEvents } from '#api/domains/audit/public.ts';
import type { GiveWay } from '#api/queue/yield-to-publisher.ts';
import { deleteExpiredRows, ended } from './expired-rows.ts';
import { purgeMedia } from './purge-media.ts';

/**
 * Takes away what nobody needs any more, of all workspaces, stretch by stretch. What is left when
 * the time of the run is over goes the next day.
 */
export async function purgeExpired(
  ctx: Pick<Context, 'across' | 'db' | 'sealer' | 'log'>,
  signal: AbortSignal,
  giveWay?: GiveWay,
): Promise<void> {
  for (const kind of ended) {
    for (let isAll = false; !isAll && !signal.aborted; ) {
      await giveWay?.();
      ({ isAll } = await deleteExpiredRows(ctx.across, kind));
    }
  }
  await purgeEvents(ctx, signal, giveWay);
  await purgeMedia(ctx, signal, giveWay);
}
