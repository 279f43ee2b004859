import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNotificationsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { readMail } from '#api/testing/read-mail.ts';
import { type Language, languages } from '#shared/contracts/languages.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { subscribePush } from '#shared/contracts/push.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';
import { startPushService } from '../testing/push-service.ts';
import { type Reader, readerNamed, type Told } from '../testing/reader.ts';

const mails = await startMailSandbox();
const service = await startPushService();
afterAll(() => Promise.all([mails.stop(), service.stop()]));
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });

beforeEach(async () => {
  mails.received.length = 0;
  service.taken.length = 0;
  await app.asOwner('delete from notice_deliveries');
});

const rule = message('alert.rise', { n: 5, window: 1 });
const alert: Told = {
  title: message('alert.market-title', { symbol: 'BTC', rule }),
  message: message('alert.price-and-found', {
    coin: 'Bitcoin',
    price: 99_120.5,
    found: message('alert.found-rise', { n: 5.2, window: 1 }),
    when: { at: '2026-11-09T08:05:00Z', zone: 'Europe/Berlin' },
    rule,
  }),
};
const report: Told = {
  type: 'weekly_digest',
  title: message('report.week', { posts: 2 }),
  message: message('text.in-a-row', {
    parts: [
      message('report.figures-of-week', { n: 12_600, reactions: 60, change: -25 }),
      message('report.best', { text: 'gm, frens', n: 40 }),
      message('report.followers', { change: 30 }),
    ],
  }),
  link: '/analytics',
};

/** Somebody who is mailed to and pushed to, in this language. */
async function readerIn(language: Language, name: string): Promise<Reader> {
  const reader = await readerNamed(app, `${name}_${language}`);
  const email = `${name}_${language}@example.com`;
  await reader.change(({ profile }) => {
    profile.email = email;
    profile.language = language;
  });
  await app.asOwner(`update settings set data = data || '{"mail": {"confirmed": "${email}"}}'
    where workspace_id = '${reader.workspaceId}'`);
  await reader.user.call(subscribePush, {
    body: { ...service.browser(name + language), device: 'Chrome' },
  });
  return reader;
}

async function sent(reader: Reader, notifications: Told[]) {
  for (const notification of notifications) await reader.tell(notification);
  await app.recur(deliverNotificationsJob);
  return {
    mail: readMail(mails.received[0]?.source ?? ''),
    pushes: service.taken.map(({ shown }) => shown as Record<string, string>),
  };
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** What a mail of one alert, its foot, one of two notifications, and a push of four say. */
const said: Record<
  Language,
  [subject: string, message: string, foot: string, two: string, four: string]
> = {
  en: [
    'BTC up 5% within 1 hour',
    'Bitcoin is at $99,120.50, up 5.2% in 1 hour, 9 Nov 2026, 09:05 CET. Your rule: up 5% within 1 hour.',
    'Switch them off: ',
    '2 new notifications',
    '4 new notifications',
  ],
  es: [
    'BTC sube 5 % en 1 hora',
    'Bitcoin está a 99.120,50 US$, sube 5,2 % en 1 hora, 9 nov 2026, 9:05 CET. Tu regla: sube 5 % en 1 hora.',
    'Desactívalas: ',
    '2 notificaciones nuevas',
    '4 notificaciones nuevas',
  ],
  fr: [
    'BTC hausse de 5 % en 1 heure',
    'Bitcoin est à 99 120,50 $US, en hausse de 5,2 % sur 1 heure, 9 nov. 2026, 09:05 CET. Votre règle : hausse de 5 % en 1 heure.',
    'Pour les désactiver : ',
    '2 nouvelles notifications',
    '4 nouvelles notifications',
  ],
  de: [
    'BTC 5 % Plus binnen 1 Stunde',
    'Bitcoin steht bei 99.120,50 $, 5,2 % im Plus in 1 Stunde, 09.11.2026, 09:05 CET. Deine Regel: 5 % Plus binnen 1 Stunde.',
    'Ausschalten: ',
    '2 neue Benachrichtigungen',
    '4 neue Benachrichtigungen',
  ],
  ja: [
    'BTC 1 時間で5%上昇',
    'Bitcoinは$99,120.50、1 時間で5.2%上昇（2026/11/09 9:05 CET）。ルール：1 時間で5%上昇。',
    'オフにする: ',
    '新しい通知2件',
    '新しい通知4件',
  ],
  zh: [
    'BTC 1小时内上涨 5%',
    'Bitcoin 现价 US$99,120.50，1小时内上涨 5.2%，2026年11月9日 09:05 CET。你的规则：1小时内上涨 5%。',
    '关闭通知：',
    '2 条新通知',
    '4 条新通知',
  ],
};

describe.each([...languages])('a notification in %s', (language) => {
  const [subject, message, foot, two, four] = said[language];

  it('is mailed with subject, both parts and the way out, and pushed', async () => {
    const { mail, pushes } = await sent(await readerIn(language, 'one'), [alert]);
    const { PUBLIC_URL } = app.running.ctx.env;
    expect(plain(mail.headers.get('subject') ?? '')).toBe(subject);
    expect(mail.headers.get('content-language')).toBe(language);
    expect(mail.headers.get('list-unsubscribe')).toContain(`<${PUBLIC_URL}/settings>`);
    expect(plain(mail.text)).toContain(`${subject}\n${message}\n`);
    expect(plain(mail.text)).toContain(`${foot}${PUBLIC_URL}/settings`);
    expect(plain(mail.html)).toContain(`<html lang="${language}">`);
    expect(plain(mail.html)).toContain(`<p>${message}</p>`);
    expect(pushes).toEqual([
      expect.objectContaining({ lang: language, title: mail.headers.get('subject') }),
    ]);
    expect(plain(pushes[0]?.message ?? '')).toBe(message);
  });

  it('that comes with others is counted', async () => {
    const first = await sent(await readerIn(language, 'two'), [alert, report]);
    expect(first.mail.headers.get('subject')).toBe(two);
    service.taken.length = 0;
    const many = await sent(await readerIn(language, 'four'), [alert, report, alert, report]);
    expect(many.pushes).toEqual([expect.objectContaining({ lang: language, title: four })]);
    if (language !== 'en') expect(many.pushes[0]?.message).not.toContain('Your week');
  });
});
