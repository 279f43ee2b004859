import { createHash } from 'node:crypto';
import type { Mail } from '#api/providers/mail/send-mail.ts';
import { escaped } from '#api/providers/mail/untrusted-text.ts';
import { storedText } from '#shared/lib/i18n/localize-message.ts';
import type { Translator } from '#shared/lib/i18n/translator.ts';
import type { ClaimedMail } from './delivery-rules.ts';

type Told = Pick<
  ClaimedMail,
  'deliveryId' | 'title' | 'message' | 'titleMessage' | 'bodyMessage' | 'link'
>;

const MOST_TOLD = 50;

/** One mail of all these notifications in the language of their person, as text and as simple HTML. */
export function writeMail(
  notifications: Told[],
  publicUrl: string,
  translator: Translator,
): Omit<Mail, 'to'> {
  const { language, t, tn } = translator;
  const told = notifications.slice(0, MOST_TOLD).map((notification) => ({
    title: storedText(notification.title, notification.titleMessage, translator),
    message: storedText(notification.message, notification.bodyMessage, translator),
    url: publicUrl + (notification.link ?? '/notifications'),
  }));
  const left = notifications.length - told.length;
  const url = `${publicUrl}/notifications`;
  const more = left > 0 ? [tn(left, 'And {n} more: {url}', 'And {n} more: {url}', { url })] : [];
  const settingsUrl = `${publicUrl}/settings`;
  const foot = t('You get this mail because e-mail notifications are on. Switch them off: {url}', {
    url: settingsUrl,
  });
  const texts = told.map(({ title, message, url }) => `${title}\n${message}\n${url}`);
  const [only] = told;
  return {
    language,
    subject:
      only && notifications.length === 1
        ? only.title
        : tn(notifications.length, '{n} new notification', '{n} new notifications'),
    text: `${[...texts, ...more, foot].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${[
      ...told.map(inHtml),
      ...[...more, foot].map((line) => `<p>${escaped(line)}</p>`),
    ].join('\n')}</body></html>`,
    messageId: messageIdOf(notifications, publicUrl),
    unsubscribeUrl: settingsUrl,
  };
}

function inHtml({ title, message, url }: { title: string; message: string; url: string }): string {
  return `<h2><a href="${escaped(url)}">${escaped(title)}</a></h2><p>${escaped(message)}</p>`;
}

function messageIdOf(notifications: Told[], publicUrl: string): string {
  const ids = notifications.map(({ deliveryId }) => deliveryId).sort();
  const digest = createHash('sha256').update(ids.join()).digest('hex').slice(0, 32);
  return `<${digest}@${new URL(publicUrl).hostname}>`;
}
