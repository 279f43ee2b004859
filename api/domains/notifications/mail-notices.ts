import type { Context } from '#api/context.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { sendMail } from '#api/providers/mail/send-mail.ts';
import {
  type ClaimedMail,
  claimMails,
  dropDeliveries,
  markFailed,
  markSent,
} from './delivery-queue.ts';
import { writeMail } from './write-mail.ts';

/** Mails what is due, each person's unread notices in one mail. */
export async function mailNotices(ctx: Context): Promise<void> {
  for (;;) {
    const claimed = await claimMails(ctx.across);
    if (claimed.length === 0) return;
    const mailboxes = [...new Set(claimed.map(({ workspaceId }) => workspaceId))];
    await Promise.all(
      mailboxes.map((owner) =>
        mailTo(
          ctx,
          claimed.filter(({ workspaceId }) => workspaceId === owner),
        ),
      ),
    );
  }
}

async function mailTo({ env, across, log }: Context, claimed: ClaimedMail[]): Promise<void> {
  const unread = claimed.filter(({ isRead }) => !isRead);
  const ids = claimed.map(({ deliveryId }) => deliveryId);
  const [{ address: to, language }] = claimed as [ClaimedMail];
  if (!to || unread.length === 0) return dropDeliveries(across, ids);
  try {
    const letter = writeMail(unread, env.PUBLIC_URL, await serverTranslator(language));
    const outcome = await sendMail(env, { to, ...letter });
    if (outcome === 'refused') {
      log.warn('A mailbox refused its mail; what was in it stays in the list');
      return dropDeliveries(across, ids);
    }
    await markSent(across, ids);
  } catch (error) {
    log.warn({ err: error }, 'A mail was not taken; it is tried again');
    await markFailed(across, ids);
  }
}
