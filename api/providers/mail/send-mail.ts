import type { Env } from '#api/config/env.ts';
import { proxyFor } from '#api/providers/outside/proxies.ts';
import type { Language } from '#shared/contracts/languages.ts';

export interface Mail {
  to: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The same for every try of the same mail: a mailbox shows it once. */
  messageId: string;
  /** Where a person switches such mails off. */
  unsubscribeUrl: string;
  /** A mail program may switch them off there by a POST, without showing the page (RFC 8058). */
  isOneClick?: boolean;
}

/** `refused`: the mailbox will not take it, however often it is tried. */
export type MailOutcome = 'sent' | 'refused';

const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Hands one mail to the SMTP server of SMTP_URL. Throws when that cannot be reached, does not let
 * us in, or takes nothing now: a later try may succeed.
 */
export async function sendMail(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  { language, messageId, unsubscribeUrl, isOneClick = false, ...mail }: Mail,
): Promise<MailOutcome> {
  const { createTransport } = await import('nodemailer');
  const proxy = env.SMTP_URL ? proxyFor(new URL(env.SMTP_URL)) : null;
  const transport = createTransport({
    url: env.SMTP_URL,
    ...(proxy ? { proxy } : {}),
    ...LIMITS,
    // Nothing of a mail is read from this machine or from the network.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      ...mail,
      from: env.MAIL_FROM,
      messageId,
      list: {
        unsubscribe: isOneClick
          ? unsubscribeUrl
          : { url: unsubscribeUrl, comment: 'Notification settings' },
      },
      headers: {
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
        ...(isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      },
    });
    return 'sent';
  } catch (error) {
    const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
    if (command === 'RCPT TO' && responseCode >= 500) return 'refused';
    if (responseCode === 0) throw error;
    // Its words name the mailbox, and are for a log.
    throw new Error(`The mail server answered ${command} with ${responseCode}`);
  } finally {
    transport.close();
  }
}
