import { afterAll, beforeEach, expect, it } from 'vitest';
import { type Caller, testApp } from '#api/testing/app.ts';
import { readMail } from '#api/testing/read-mail.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createInvitation, resendInvitation } from '#shared/contracts/invitations.ts';
import { createWorkspace, renameWorkspace } from '#shared/contracts/workspaces.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';
import { teamOf } from '../testing/team.ts';

const mails = await startMailSandbox();
afterAll(mails.stop);
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });
beforeEach(async () => {
  await app.runJobs();
  mails.received.length = 0;
});

const inviteBy = (caller: Caller, email: string) =>
  caller.call(createInvitation, { body: { email, role: 'viewer' } });

async function mailsOf(...made: Promise<unknown>[]) {
  await Promise.all(made);
  await app.runJobs();
  return mails.received.map(({ to, source }) => ({ to, ...readMail(source) }));
}

const stopOf = (header = '') => new URL(/<([^>]+)>/.exec(header)?.[1] ?? '').pathname;

it('mails one invitation a day to an address, however it is written and whoever invites', async () => {
  const desks = [];
  for (const name of ['one_desk', 'other_desk', 'third_desk'])
    desks.push((await teamOf(app, name)).owner);
  const spellings = ['Jo.Doe+a@gmail.com', 'jodoe@googlemail.com', 'JODOE@GMAIL.COM'];
  const made = await Promise.all(desks.map((desk, at) => inviteBy(desk, spellings[at] ?? '')));
  expect(made.map(({ isMailed }) => isMailed).toSorted()).toEqual([false, false, true]);
  expect(await mailsOf()).toHaveLength(1);
  // The link is there all the same, for its maker to hand over.
  for (const { link } of made) expect(link).toContain('/invite/');
  const [desk] = desks as [Caller];
  await app.asOwner("update workspace_invitations set sent_at = now() - interval '2 minutes'");
  const again = await desk.call(resendInvitation, { params: { id: made[0]?.id ?? '' } });
  expect(again.isMailed).toBe(false);
  await app.asOwner("update mail_limits set sent = array[now() - interval '25 hours']");
  await app.asOwner("update workspace_invitations set sent_at = now() - interval '25 hours'");
  expect((await desk.call(resendInvitation, { params: { id: made[0]?.id ?? '' } })).isMailed).toBe(
    true,
  );
  expect(await mailsOf()).toHaveLength(2);
});

it('lets the person of an address stop invitations from every workspace, and says to nobody who', async () => {
  const { owner } = await teamOf(app, 'insistent_desk');
  const [mail] = await mailsOf(inviteBy(owner, 'Tired@example.com'));
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const path = stopOf(mail?.headers.get('list-unsubscribe'));
  expect(mail?.text).toContain(path);
  expect(mail?.html).toContain(path);
  expect(path).not.toContain('tired');
  const forget = () => app.asOwner(`update mail_limits set sent = '{}'`);

  const page = await app.stranger.fetch(path, { headers: { 'accept-language': 'de' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(await page.text()).toContain('Einladungen beenden');
  await forget();
  const { owner: other } = await teamOf(app, 'insistent_other');
  expect((await inviteBy(other, 'tired@example.com')).isMailed).toBe(true);

  const queued = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const stopped = await app.stranger.fetch(path, { ...queued, headers });
  expect(stopped.status).toBe(200);
  // What was on its way when they stopped is not sent any more.
  mails.received.length = 0;
  expect(await mailsOf()).toEqual([]);
  await forget();
  const { owner: third } = await teamOf(app, 'insistent_third');
  for (const [caller, email] of [
    [third, 'tired+x@example.com'],
    [other, 'TIRED+y@example.com'],
  ] as const) {
    const made = await inviteBy(caller, email);
    expect(made).toMatchObject({ isMailed: false });
    expect(JSON.stringify(made)).not.toMatch(/stop/i);
  }
  expect(await mailsOf()).toEqual([]);
});

it('knows no link that it has not made, and stops nothing by it', async () => {
  const before = await app.asOwner('select * from mail_limits order by subject');
  for (const token of ['x', 'a'.repeat(128), `${'0'.repeat(64)}${'f'.repeat(64)}`]) {
    const answer = await app.stranger.fetch(`/stop-invitations/${token}`, { method: 'POST' });
    expect(answer.status).toBe(404);
  }
  expect(await app.asOwner('select * from mail_limits order by subject')).toEqual(before);
});

it('lets one person mail only so many a day, from all their workspaces together', async () => {
  const { owner } = await teamOf(app, 'busy_inviter');
  const { id } = await owner.call(getCurrentUser);
  await inviteBy(owner, 'first@example.com');
  await app.asOwner(`update mail_limits set sent = array_fill(now(), array[50])
    where kind = 'sender' and subject = '${id}'`);
  const body = { email: 'one-more@example.com', role: 'viewer' };
  expect(await owner.refused(createInvitation, { body })).toMatchObject({
    status: 429,
    reason: 'rule.most-mailed',
  });
  expect(
    (await owner.call(createInvitation, { body: { xUsername: 'one_more', role: 'viewer' } })).state,
  ).toBe('open');
  const { owner: other } = await teamOf(app, 'calm_inviter');
  expect((await inviteBy(other, 'one-more@example.com')).isMailed).toBe(true);
});

it('mails a stranger no address, no handle and no second line of a workspace name', async () => {
  const { owner, workspaceId } = await teamOf(app, 'rude_desk');
  const name = 'Win\r\nBcc: a@b.example\u202e at https://evil.example/x and evil.com with @evil';
  await app.asOwner(`update workspaces set name = $$${name}$$ where id = '${workspaceId}'`);
  const [mail] = await mailsOf(inviteBy(owner, 'guest@example.com'));
  const subject = mail?.headers.get('subject') ?? '';
  expect(subject).toBe('@rude_desk invited you to "Win Bcc: at and with evil" on Troupe');
  for (const text of [subject, mail?.text ?? '', mail?.html ?? '']) {
    expect(text).not.toMatch(/evil\.|b\.example|\u202e/);
  }
  await app.asOwner(`update workspaces set name = 'evil.com' where id = '${workspaceId}'`);
  mails.received.length = 0;
  const [plain] = await mailsOf(inviteBy(owner, 'second-guest@example.com'));
  expect(plain?.headers.get('subject')).toBe('@rude_desk invited you to a workspace on Troupe');
});

it('refuses workspace names that are addresses or more than a line', async () => {
  const { owner } = await teamOf(app, 'naming_desk');
  const names = { 'Visit https://evil.example': 'rule.name-address', 'a\nb': 'rule.name-one-line' };
  for (const [name, reason] of Object.entries(names)) {
    for (const call of [createWorkspace, renameWorkspace]) {
      expect(await owner.refused(call, { body: { name } })).toMatchObject({
        status: 422,
        issues: [{ path: 'name', code: reason }],
      });
    }
  }
  expect((await owner.call(renameWorkspace, { body: { name: '日本 🦊 & Co.' } })).name).toBe(
    '日本 🦊 & Co.',
  );
});

it('keeps what it counts from the role that serves requests', async () => {
  await expect(app.running.ctx.db.selectFrom('mail_limits').selectAll().execute()).rejects.toThrow(
    'permission denied',
  );
  const kept = JSON.stringify(await app.asOwner('select * from mail_limits'));
  expect(kept).not.toContain('@');
});
