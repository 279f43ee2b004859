import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { linkTo, mailedMember } from '#api/domains/notifications/testing/mailed-member.ts';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { readMail } from '#api/testing/read-mail.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import * as mail from '#shared/contracts/mail-address.ts';
import { removeMember } from '#shared/contracts/members.ts';
import { getSettings, resetSettings } from '#shared/contracts/settings.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';

const mails = await startMailSandbox();
afterAll(mails.stop);
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });

beforeEach(() => {
  mails.received.length = 0;
});

async function founded(name: string) {
  const owner = await app.signIn(name);
  const { workspaceId } = await owner.call(getCurrentUser);
  return { owner, workspaceId };
}
const refusal = (token: string) =>
  app.stranger.refused(mail.confirmMailAddress, { body: { token } });

describe('the address of a member', () => {
  it('is their own: given, asked for and confirmed by them, in no settings of others', async () => {
    const { owner, workspaceId } = await founded('addr_own');
    const { caller, address, confirm } = await mailedMember(
      app,
      mails,
      workspaceId,
      'addr_viewer',
      'viewer',
    );
    expect((await caller.call(getSettings)).profile.email).toBe(address);
    expect((await caller.call(getCurrentUser)).email).toBe(address);
    expect((await owner.call(getSettings)).profile.email).toBe('');
    expect(await caller.call(mail.getMailAddress)).toEqual({ address, state: 'unconfirmed' });
    expect(await owner.call(mail.getMailAddress)).toEqual({ address: null, state: 'none' });
    await confirm();
    expect(await caller.call(mail.getMailAddress)).toEqual({ address, state: 'confirmed' });
    expect(await owner.call(mail.getMailAddress)).toEqual({ address: null, state: 'none' });
    expect(await refusal(linkTo(mails, address))).toMatchObject({ status: 422 });
    expect(await caller.refused(mail.sendConfirmation)).toMatchObject({ status: 409 });
  });

  it('has links that confirm it alone, the latest, while they are a member', async () => {
    const { owner, workspaceId } = await founded('addr_links');
    const ana = await mailedMember(app, mails, workspaceId, 'addr_ana');
    const ben = await mailedMember(app, mails, workspaceId, 'addr_ben');
    const [, , secret = ''] = linkTo(mails, ana.address).split('.');
    for (const wrong of [
      `${workspaceId}.${secret}`,
      `${workspaceId}.${ben.id}.${secret}`,
      `${workspaceId}.${crypto.randomUUID()}.${secret}`,
      `${crypto.randomUUID()}.${ana.id}.${secret}`,
    ]) {
      expect(await refusal(wrong)).toMatchObject({ status: 422, code: 'invalid' });
    }
    await owner.call(removeMember, { params: { id: ben.id } });
    expect(await refusal(linkTo(mails, ben.address))).toMatchObject({ status: 422 });
    await ana.confirm();
  });

  it('is mailed one link in a minute, in their language, and no sooner after a reset', async () => {
    const { workspaceId } = await founded('addr_minute');
    const { caller, address, change } = await mailedMember(
      app,
      mails,
      workspaceId,
      'addr_admin',
      'admin',
    );
    expect(await caller.refused(mail.sendConfirmation)).toMatchObject({ status: 429 });
    await caller.call(resetSettings);
    expect(await caller.call(mail.getMailAddress)).toEqual({ address: null, state: 'none' });
    await change(({ profile }) => Object.assign(profile, { email: address, language: 'ja' }));
    await app.runJobs();
    expect(mails.received).toHaveLength(1);
    await app.asOwner(`update pgboss.job set start_after = start_after - interval '1 minute'
      where name = 'member-mail-confirmation'`);
    await app.runJobs();
    expect(mails.received.map(({ to }) => to)).toEqual([[address], [address]]);
    const { headers } = readMail(mails.received[1]?.source ?? '');
    expect(headers.get('content-language')).toBe('ja');
  });

  it('is the one that X has told where they have given none', async () => {
    const { workspaceId } = await founded('addr_x');
    const caller = await memberOf(app, workspaceId, 'author', 'addr_told');
    await app.asOwner(`update users set email = 'told@example.com' where username = 'addr_told'`);
    expect(await caller.call(mail.getMailAddress)).toEqual({
      address: 'told@example.com',
      state: 'unconfirmed',
    });
    await caller.call(mail.sendConfirmation);
    await app.runJobs();
    const token = linkTo(mails, 'told@example.com');
    expect(await app.stranger.call(mail.confirmMailAddress, { body: { token } })).toEqual({
      address: 'told@example.com',
    });
    expect(await caller.call(mail.getMailAddress)).toMatchObject({ state: 'confirmed' });
  });
});
