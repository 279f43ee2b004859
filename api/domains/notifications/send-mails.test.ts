import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverNotificationsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { listNotifications, markAllRead } from '#shared/contracts/notifications.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { type Reader, readerNamed } from './testing/reader.ts';

const mails = await startMailSandbox();
afterAll(mails.stop);
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });

beforeEach(async () => {
  mails.received.length = 0;
  mails.fault = null;
  await app.asOwner('delete from notice_deliveries');
});

const deliver = () => app.recur(deliverNotificationsJob);
/** As if that much time had gone by for what is on its way. */
const pass = (time: string) =>
  app.asOwner(`update notice_deliveries set created_at = created_at - interval '${time}',
    due_at = due_at - interval '${time}', sent_at = sent_at - interval '${time}'`);

async function subscriber(name: string): Promise<Reader> {
  const reader = await readerNamed(app, name);
  await reader.change(({ profile }) => {
    profile.email = `${name}@example.com`;
  });
  await app.asOwner(`update settings
    set data = data || '{"mail": {"confirmed": "${name}@example.com"}}'
    where workspace_id = '${reader.workspaceId}'`);
  return reader;
}

describe('mails', () => {
  it('carry all unread notifications as text and harmless HTML, with the way to switch them off', async () => {
    const { tell } = await subscriber('mail_one');
    await tell({ title: 'Headline with "ETF"', message: '<b>Bold</b> & sly', type: 'news_alert' });
    await tell({ link: '/schedule' });
    await deliver();
    expect(mails.received).toHaveLength(1);
    const [mail] = mails.received;
    expect(mail).toMatchObject({ from: 'troupe@example.com', to: ['mail_one@example.com'] });
    const source = mail?.source.replace(/=\n/g, '').replaceAll('=3D', '=') ?? '';
    expect(source).toContain('Subject: 2 new notifications');
    expect(source).toContain(`List-Unsubscribe: <${app.running.ctx.env.PUBLIC_URL}/settings>`);
    expect(source).toContain('<b>Bold</b> & sly\n');
    expect(source).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; sly');
    expect(source).toContain(`${app.running.ctx.env.PUBLIC_URL}/schedule`);
    expect(source.match(/<b>/g)).toHaveLength(1);
  });

  it('come at most every ten minutes, with what was gathered meanwhile', async () => {
    const { tell } = await subscriber('mail_batch');
    await tell();
    await deliver();
    await tell({ title: 'ETH below $2,000' });
    await tell({ title: 'SOL up 5%' });
    await deliver();
    expect(mails.received).toHaveLength(1);
    await pass('9 minutes');
    await deliver();
    expect(mails.received).toHaveLength(1);
    await pass('2 minutes');
    await deliver();
    await deliver();
    expect(mails.received).toHaveLength(2);
    expect(mails.received[1]?.source).toMatch(/SOL up 5%[\s\S]*ETH below/);
    expect(mails.received[1]?.source).not.toContain('BTC above');
  });

  it('wait in quiet hours, and come once these are over', async () => {
    const { tell, change } = await subscriber('mail_quiet');
    const clock = (hours: number) =>
      new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const quiet = (from: number, to: number) =>
      change(({ notifications }) =>
        Object.assign(notifications, {
          quietHours: true,
          quietFrom: clock(from),
          quietTo: clock(to),
        }),
      );
    await quiet(-2, 2);
    await tell();
    await deliver();
    expect(mails.received).toEqual([]);
    await quiet(2, 4);
    await deliver();
    expect(mails.received).toHaveLength(1);
  });

  it('do not go to who has no address, has switched them off, or has read it meanwhile', async () => {
    const nobody = await readerNamed(app, 'mail_nobody');
    const off = await subscriber('mail_off');
    await off.change(({ notifications }) => {
      notifications.emailNotifications = false;
    });
    const quick = await subscriber('mail_quick');
    for (const { tell } of [nobody, off, quick]) await tell();
    await quick.user.call(markAllRead);
    await deliver();
    expect(mails.received).toEqual([]);
    expect(await nobody.user.call(listNotifications)).toHaveLength(1);
  });

  it('that the server does not take are tried again, ever later, for a day; the list is not held up', async () => {
    const { user, tell } = await subscriber('mail_retry');
    mails.fault = { at: 'MAIL', answer: '451 4.3.0 Try later' };
    await tell();
    await deliver();
    expect(await user.call(listNotifications)).toHaveLength(1);
    mails.fault = null;
    await tell({ title: 'SOL up 5%' });
    await pass('1 minute');
    await deliver();
    expect(mails.received).toEqual([]);
    await pass('2 minutes');
    await deliver();
    expect(mails.received).toHaveLength(1);
    expect(mails.received[0]?.source).toContain('Subject: 2 new notifications');

    mails.fault = { at: 'DATA', answer: '451 4.3.0 Try later' };
    const late = await subscriber('mail_late');
    await late.tell();
    await deliver();
    mails.fault = null;
    await pass('1 day');
    await deliver();
    expect(mails.received).toHaveLength(1);
  });

  it('that a mailbox refuses for good are not tried again', async () => {
    const { tell } = await subscriber('mail_refused');
    mails.fault = { at: 'RCPT', answer: '550 5.1.1 No such user' };
    await tell();
    await deliver();
    mails.fault = null;
    await pass('1 hour');
    await deliver();
    expect(mails.received).toEqual([]);
    expect(await app.asOwner('select 1 from notice_deliveries')).toEqual([]);
  });

  it('that a mailbox refuses for now are tried again, and its address stands in no log', async () => {
    const { tell } = await subscriber('mail_greylisted');
    mails.fault = { at: 'RCPT', answer: '450 4.2.0 <mail_greylisted@example.com> Try later' };
    await tell();
    await deliver();
    mails.fault = null;
    const log = app.logged.join('');
    expect(log).toContain('The mail server answered RCPT TO with 450');
    expect(log).not.toContain('mail_greylisted');
    await pass('1 hour');
    await deliver();
    expect(mails.received).toHaveLength(1);
  });

  it('go out once when several workers deliver at once', async () => {
    const readers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((x) => subscriber(`mail_race_${x}`)),
    );
    for (const { tell } of [...readers, ...readers]) await tell();
    await Promise.all(Array.from({ length: 4 }, () => deliverNotifications(app.running.ctx)));
    await deliver();
    expect(mails.received.map(({ to }) => to[0]).sort()).toEqual(
      ['a', 'b', 'c', 'd'].map((x) => `mail_race_${x}@example.com`),
    );
  });
});
