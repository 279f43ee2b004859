import { afterAll, describe, expect, it } from 'vitest';
import { commentTeam } from '#api/domains/comments/testing/comment-team.ts';
import { deliverNotificationsJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { readMail } from '#api/testing/read-mail.ts';
import { removeMember } from '#shared/contracts/members.ts';
import { markAllRead } from '#shared/contracts/notifications.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';
import { deliverNotifications } from '../deliver-notifications.ts';
import { enqueueDeliveries } from '../enqueue-deliveries.ts';
import { mailedMember } from '../testing/mailed-member.ts';
import { readerNamed } from '../testing/reader.ts';

const mails = await startMailSandbox();
afterAll(mails.stop);
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });

/** To whom mail has gone since the last time, sorted. */
async function mailed(): Promise<string[]> {
  mails.received.length = 0;
  await app.recur(deliverNotificationsJob);
  return mails.received.flatMap(({ to }) => to).sort();
}
/** As if that much time had gone by for what is on its way. */
const pass = (time: string) =>
  app.asOwner(`update member_deliveries set created_at = created_at - interval '${time}',
    due_at = due_at - interval '${time}', sent_at = sent_at - interval '${time}'`);
const around = (hours: number) =>
  new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
const waiting = () => app.asOwner('select 1 from member_deliveries where sent_at is null');

/** A workspace whose first owner is mailed to at an address of their own. */
async function desk(name: string) {
  const reader = await readerNamed(app, name);
  const { workspaceId } = reader;
  await reader.change(({ profile }) => {
    profile.email = `${name}@example.com`;
  });
  await app.runJobs();
  await app.asOwner(`update settings
    set data = data || '{"mail": {"confirmed": "${name}@example.com"}}'
    where workspace_id = '${workspaceId}'`);
  const add = async (username: string) => {
    const member = await mailedMember(app, mails, workspaceId, username);
    await member.confirm();
    return member;
  };
  return { ...reader, add };
}

describe('a member', () => {
  it('who is mentioned is mailed in their language once they have confirmed, and nobody else is', async () => {
    const { owner, workspaceId } = await commentTeam(app, 'mail_desk');
    const ana = await mailedMember(app, mails, workspaceId, 'ana_mail');
    const ben = await mailedMember(app, mails, workspaceId, 'ben_mail');
    await ben.confirm();
    await ana.change(({ profile }) => {
      profile.language = 'de';
    });
    await owner.say('@ana_mail look');
    expect(await mailed()).toEqual([]);
    expect(await waiting()).toEqual([]);
    await ana.confirm();
    expect(await mailed()).toEqual([]);

    await owner.say('@ana_mail look again');
    expect(await mailed()).toEqual(['ana_mail@example.com']);
    const { headers, text } = readMail(mails.received[0]?.source ?? '');
    expect(headers.get('subject')).toBe(`@${owner.username} hat dich in einem Kommentar erwähnt`);
    expect(headers.get('content-language')).toBe('de');
    expect(text).toContain('@ana_mail look again');
  });

  it('and the first owner are each mailed once what all are told, by mails of their own', async () => {
    const { tell, add } = await desk('mail_all');
    await add('mail_all_two');
    await add('mail_all_three');
    await tell();
    expect(await mailed()).toEqual([
      'mail_all@example.com',
      'mail_all_three@example.com',
      'mail_all_two@example.com',
    ]);
    const ids = mails.received.map(({ source }) => readMail(source).headers.get('message-id'));
    expect(new Set(ids).size).toBe(3);
    expect(await mailed()).toEqual([]);
  });

  it('is mailed at most every ten minutes, with what was gathered meanwhile and is unread', async () => {
    const { tell, add } = await desk('mail_turns');
    const { address, caller } = await add('mail_turns_two');
    await tell();
    expect(await mailed()).toContain(address);
    await tell({ title: 'ETH below $2,000' });
    await tell({ title: 'SOL up 5%' });
    expect(await mailed()).toEqual([]);
    await pass('9 minutes');
    expect(await mailed()).toEqual([]);
    await pass('2 minutes');
    expect(await mailed()).toEqual([address]);
    expect(mails.received[0]?.source).toMatch(/SOL up 5%[\s\S]*ETH below/);
    await tell({ title: 'Read before' });
    await caller.call(markAllRead);
    await pass('11 minutes');
    expect(await mailed()).toEqual([]);
  });

  it('is not mailed by a switch of their own, for all or for a topic; the first owner still is', async () => {
    const { tell, add } = await desk('mail_switch');
    const off = await add('mail_switch_off');
    const topic = await add('mail_topic_off');
    await off.change(({ notifications }) => {
      notifications.emailNotifications = false;
    });
    await topic.change(({ notifications }) => {
      notifications.marketAlerts = false;
    });
    await tell();
    expect(await mailed()).toEqual(['mail_switch@example.com']);
    await tell({ type: 'post_failed' });
    expect(await mailed()).toEqual([topic.address]);
    await tell({ type: 'post_failed' });
    await pass('11 minutes');
    await topic.change(({ notifications }) => {
      notifications.emailNotifications = false;
    });
    expect(await mailed()).toEqual([]);
  });

  it('is mailed although the first owner has switched their own mail off', async () => {
    const { tell, change, add } = await desk('mail_owner_off');
    const { address, change: choose } = await add('mail_on');
    await choose(({ profile }) => {
      profile.bio = 'has chosen';
    });
    await change(({ notifications }) => {
      notifications.emailNotifications = false;
    });
    await tell();
    expect(await mailed()).toEqual([address]);
  });

  it('is not mailed in their quiet hours, and is once these are over', async () => {
    const { tell, add } = await desk('mail_night');
    const { address, change } = await add('mail_night_two');
    const quiet = (from: number, to: number) =>
      change(({ notifications }) =>
        Object.assign(notifications, {
          ...{ quietHours: true, quietFrom: around(from), quietTo: around(to), quietZone: 'UTC' },
        }),
      );
    await quiet(-2, 2);
    await tell();
    expect(await mailed()).toEqual(['mail_night@example.com']);
    await quiet(2, 4);
    expect(await mailed()).toEqual([address]);
  });

  it('of another workspace, who has left or who came later gets nothing', async () => {
    const { user, tell, add } = await desk('mail_leave');
    const other = await desk('mail_elsewhere');
    await other.add('mail_else_two');
    const gone = await add('mail_gone');
    await tell();
    await enqueueDeliveries(app.running.ctx.across, true);
    expect(await waiting()).toHaveLength(1);
    await tell();
    await user.call(removeMember, { params: { id: gone.id } });
    const late = await mailedMember(app, mails, other.workspaceId, 'mail_late');
    await late.confirm();
    await app.asOwner(`update workspace_members set joined_at = now() + interval '1 minute'
      where user_id = '${late.id}'`);
    await other.tell();
    expect(await mailed()).toEqual([
      'mail_else_two@example.com',
      'mail_elsewhere@example.com',
      'mail_leave@example.com',
    ]);
    expect(await waiting()).toEqual([]);
  });

  it('who has given another address is mailed at neither until that is confirmed', async () => {
    const { tell, add } = await desk('mail_move');
    const { change, confirm } = await add('mail_moves');
    await tell();
    await app.asOwner(`update member_addresses set state = state - 'asked'`);
    await change(({ profile }) => {
      profile.email = 'moved@example.com';
    });
    expect(await mailed()).toEqual(['mail_move@example.com']);
    await app.runJobs();
    await confirm('moved@example.com');
    await pass('11 minutes');
    await app.asOwner(`update notice_deliveries set sent_at = sent_at - interval '11 minutes'`);
    await tell();
    expect(await mailed()).toEqual(['mail_move@example.com', 'moved@example.com']);
  });

  it('is mailed again later where the server does not take it, and not where the mailbox refuses', async () => {
    const { tell, add } = await desk('mail_again');
    const { address } = await add('mail_again_two');
    mails.fault = { at: 'MAIL', answer: '451 4.3.0 Try later' };
    await tell();
    expect(await mailed()).toEqual([]);
    mails.fault = null;
    expect(await mailed()).toEqual([]);
    await pass('3 minutes');
    expect(await mailed()).toEqual([address]);
    await pass('11 minutes');
    mails.fault = { at: 'RCPT', answer: '550 5.1.1 No such user' };
    await tell();
    expect(await mailed()).toEqual([]);
    expect(await waiting()).toEqual([]);
    mails.fault = null;
  });

  it('is mailed once when several workers deliver at once', async () => {
    const { tell, add } = await desk('mail_workers');
    const names = ['a', 'b', 'c'].map((x) => `mail_worker_${x}`);
    for (const name of names) await add(name);
    await tell();
    await tell();
    mails.received.length = 0;
    await Promise.all(Array.from({ length: 4 }, () => deliverNotifications(app.running.ctx)));
    expect(mails.received.flatMap(({ to }) => to).sort()).toEqual(
      ['mail_workers', ...names].map((name) => `${name}@example.com`).sort(),
    );
  });
});

it('what waits for the first owner alone is not mailed to who takes their place', async () => {
  const { tell, add } = await desk('mail_first');
  const heir = await add('mail_heir');
  const [{ id }] = (await app.asOwner(`select id from users where username = 'mail_first'`)) as [
    { id: string },
  ];
  await tell({ userId: id, title: 'For the first owner alone' });
  await app.asOwner(`update notifications set delivered_at = now()`);
  await app.asOwner(`insert into notice_deliveries (workspace_id, notification_id)
    select workspace_id, id from notifications where user_id = '${id}'`);
  await app.asOwner(`update workspace_members set role = 'owner' where user_id = '${heir.id}'
    and not is_founder`);
  await app.asOwner(`update workspace_members set role = 'viewer' where user_id = '${id}'`);
  expect(await mailed()).toEqual([]);
});
