import type { Context } from '#api/context.ts';
import { dropOldDeliveries } from './delivery-queue.ts';
import { HANDED_OUT_AT_ONCE, handOutNotices } from './enqueue-deliveries.ts';
import { mailNotices } from './send-mails.ts';
import { pushNotices } from './send-pushes.ts';

/**
 * Hands every new notice to the channels its people have, then sends what is due by each. A channel
 * that fails holds up neither the list nor the other; what it could not take is tried for a day.
 */
export async function deliverNotices(ctx: Context): Promise<void> {
  await dropOldDeliveries(ctx.across, 'notice_deliveries');
  await dropOldDeliveries(ctx.across, 'member_deliveries');
  const byMail = ctx.env.SMTP_URL !== undefined;
  for (let handed = HANDED_OUT_AT_ONCE; handed === HANDED_OUT_AT_ONCE; ) {
    handed = await handOutNotices(ctx.across, byMail);
  }
  await pushNotices(ctx);
  if (byMail) await mailNotices(ctx);
}
