import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { sendMail } from '#api/providers/mail/send-mail.ts';
import { dropDeliveries, markFailed, markSent, ownerMails } from './delivery-queue.ts';
import type { ClaimedMail, MailQueue } from './delivery-rules.ts';
import { memberMails } from './member-mail-queue.ts';
import { writeMail } from './write-mail.ts';

/** One for all mails of this database. */
const MAIL_CLAIM_LOCK = 720_131;

/** Mails what is due, each person's unread notifications in one mail. */
export async function sendMails(ctx: Context): Promise<void> {
  for (const queue of [ownerMails, memberMails]) await mailAll(ctx, queue);
}

async function mailAll(ctx: Context, queue: MailQueue): Promise<void> {
  for (;;) {
    const claimed = await ctx.across.transaction().execute(async (tx) => {
      // One claim after the other, milliseconds each: two at once could mail to one person twice.
      await sql`select pg_advisory_xact_lock(${MAIL_CLAIM_LOCK})`.execute(tx);
      return queue.claim(tx);
    });
    if (claimed.length === 0) return;
    const mailboxes = new Set(claimed.map(mailboxOf));
    await Promise.all(
      [...mailboxes].map((mailbox) =>
        mailTo(
          ctx,
          queue,
          claimed.filter((mail) => mailboxOf(mail) === mailbox),
        ),
      ),
    );
  }
}

const mailboxOf = ({ workspaceId, userId }: ClaimedMail) => `${workspaceId} ${userId}`;

async function mailTo(
  { env, across, log }: Context,
  queue: MailQueue,
  claimed: ClaimedMail[],
): Promise<void> {
  const deliveries = queue.deliveriesOf(claimed);
  const unread = claimed.filter(({ isRead }) => !isRead);
  const [{ address: to, language }] = claimed as [ClaimedMail];
  if (!to || unread.length === 0) return dropDeliveries(across, deliveries);
  try {
    const letter = writeMail(unread, env.PUBLIC_URL, await serverTranslator(language));
    const outcome = await sendMail(env, { to, ...letter });
    if (outcome === 'refused') {
      log.warn('A mailbox refused its mail; what was in it stays in the list');
      return dropDeliveries(across, deliveries);
    }
    await markSent(across, deliveries);
  } catch (error) {
    log.warn({ err: error }, 'A mail was not taken; it is tried again');
    await markFailed(across, deliveries);
  }
}
