import type { Context } from '#api/context.ts';
import { dropOldDeliveries } from './delivery-queue.ts';
import { ENQUEUED_AT_ONCE, enqueueDeliveries } from './enqueue-deliveries.ts';
import { sendMails } from './send-mails.ts';
import { sendPushes } from './send-pushes.ts';

/**
 * Enqueues every new notification for the channels its people have, then sends what is due by each. A channel
 * that fails holds up neither the list nor the other; what it could not take is tried for a day.
 */
export async function deliverNotifications(ctx: Context): Promise<void> {
  await dropOldDeliveries(ctx.across, 'notice_deliveries');
  await dropOldDeliveries(ctx.across, 'member_deliveries');
  const byMail = ctx.env.SMTP_URL !== undefined;
  for (let enqueued = ENQUEUED_AT_ONCE; enqueued === ENQUEUED_AT_ONCE; ) {
    enqueued = await enqueueDeliveries(ctx.across, byMail);
  }
  await sendPushes(ctx);
  if (byMail) await sendMails(ctx);
}
