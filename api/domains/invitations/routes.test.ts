import { afterAll, describe, expect, it } from 'vitest';
import { readerNamed } from '#api/domains/notifications/testing/reader.ts';
import { testApp } from '#api/testing/app.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import {
  acceptInvitation,
  createInvitation,
  listInvitations,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from '#shared/contracts/invitations.ts';
import { confirmMailAddress } from '#shared/contracts/mail-address.ts';
import { listMembers } from '#shared/contracts/members.ts';
import { startMailSandbox } from '#tools/sandbox/mail/mail-sandbox.ts';
import { linkFrom, teamOf, tokenOf } from './testing/team.ts';

const mails = await startMailSandbox();
afterAll(mails.stop);
const app = testApp({ SMTP_URL: mails.url, MAIL_FROM: 'Troupe <troupe@example.com>' });

describe('an invitation', () => {
  it('is listed with its state, and its link is in no table and in no log', async () => {
    const { owner } = await teamOf(app, 'listing_desk');
    const made = await owner.call(createInvitation, {
      body: { xUsername: '@listed', role: 'editor' },
    });
    expect(made).toMatchObject({ xUsername: 'listed', state: 'open', isMailed: false });
    const { link: _, isMailed: __, ...listed } = made;
    expect(await owner.call(listInvitations)).toEqual([listed]);
    const token = tokenOf(made.link);
    await app.stranger.call(readInvitation, { params: { token } });
    const [row] = await app.asOwner(
      `select i::text as text from workspace_invitations i where id = '${made.id}'`,
    );
    expect(JSON.stringify(row)).not.toContain(token);
    expect(app.logged.join('')).not.toContain(token);
  });

  it('is read without any change, and tells no more than whom it is for and by whom', async () => {
    const { owner } = await teamOf(app, 'reading_desk');
    const { token } = await linkFrom(owner, { email: 'anna.long@example.com', role: 'admin' });
    const before = await tablePrints(app);
    expect(await app.stranger.call(readInvitation, { params: { token } })).toEqual({
      state: 'open',
      workspaceName: 'reading_desk',
      invitedBy: 'reading_desk',
      role: 'admin',
      bound: 'email',
      invited: 'a\u2022\u2022\u2022@example.com',
    });
    expect(await tablePrints(app)).toEqual(before);
  });

  it('with a wrong token answers the same whatever there is', async () => {
    const guest = await app.signIn('guessing');
    for (const token of ['x', 'A'.repeat(43), crypto.randomUUID()]) {
      for (const endpoint of [readInvitation, acceptInvitation]) {
        const { requestId: _, ...refusal } = await guest.refused(endpoint, { params: { token } });
        expect(refusal).toEqual({
          status: 404,
          code: 'not_found',
          reason: 'rule.not-found',
          params: { field: 'Invitation' },
          message: 'Invitation not found',
        });
      }
    }
  });

  it('goes to one person at a time, in whatever case their address is written', async () => {
    const { owner } = await teamOf(app, 'twice_desk');
    const { id } = await linkFrom(owner, { email: 'Twice@Example.com', role: 'viewer' });
    const second = { body: { email: 'twice@example.com', role: 'admin' } };
    expect(await owner.refused(createInvitation, second)).toMatchObject({
      status: 409,
      reason: 'rule.invited-already',
    });
    await owner.call(revokeInvitation, { params: { id } });
    await linkFrom(owner, { email: 'twice@example.com', role: 'admin' });
    const both = await Promise.all(
      ['racing', 'Racing'].map((xUsername) =>
        owner.fetch('/api/invitations', {
          method: 'POST',
          body: JSON.stringify({ xUsername, role: 'viewer' }),
          headers: { 'content-type': 'application/json' },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('gives no role above that of who invites, and more than viewer to nobody unnamed', async () => {
    const { owner, members } = await teamOf(app, 'granting_desk', 'admin', 'editor');
    const [admin, editor] = members.map(({ caller }) => caller);
    const asked = (role: string) => ({ body: { xUsername: 'promoted', role } });
    expect(await admin?.refused(createInvitation, asked('owner'))).toMatchObject({
      status: 403,
      reason: 'rule.above-your-role',
    });
    expect(await editor?.refused(createInvitation, asked('viewer'))).toMatchObject({ status: 403 });
    const { id } = await linkFrom(owner, { xUsername: 'next_owner', role: 'owner' });
    for (const endpoint of [resendInvitation, revokeInvitation]) {
      expect(await admin?.refused(endpoint, { params: { id } })).toMatchObject({
        reason: 'rule.above-your-role',
      });
    }
    for (const role of ['author', 'editor', 'admin', 'owner']) {
      expect(await owner.refused(createInvitation, { body: { role } })).toMatchObject({
        status: 422,
        reason: 'rule.open-invitation',
      });
    }
  });

  it('is one of a hundred at most', async () => {
    const { owner, workspaceId } = await teamOf(app, 'many_desk');
    await app.asOwner(`insert into workspace_invitations (workspace_id, token_hash, email, role,
        created_at)
      select '${workspaceId}', sha256(i::text::bytea), concat(i, '@example.com'), 'viewer',
        now() - interval '2 days' from generate_series(1, 100) i`);
    const body = { email: 'more@example.com', role: 'viewer' };
    expect(await owner.refused(createInvitation, { body })).toMatchObject({
      status: 409,
      reason: 'rule.most-invitations',
    });
  });
});

describe('an invitation by mail', () => {
  it('is mailed with its link, again on demand, and is for who has confirmed the address', async () => {
    await app.runJobs();
    mails.received.length = 0;
    const { owner } = await teamOf(app, 'mailing_desk');
    const made = await owner.call(createInvitation, {
      body: { email: 'mailed@example.com', role: 'editor' },
    });
    expect(made.isMailed).toBe(true);
    await app.runJobs();
    expect(mails.received).toMatchObject([{ to: ['mailed@example.com'] }]);
    const text = mails.received[0]?.source.replace(/=\n/g, '').replaceAll('=3D', '=') ?? '';
    expect(text).toContain(made.link);
    expect(text).toContain('@mailing_desk invited you to "mailing_desk" on Troupe');
    const params = { id: made.id };
    expect(await owner.refused(resendInvitation, { params })).toMatchObject({ status: 429 });
    await app.asOwner("update workspace_invitations set sent_at = now() - interval '2 minutes'");
    const token = tokenOf((await owner.call(resendInvitation, { params })).link);

    const guest = await readerNamed(app, 'mailed_guest');
    const accept = { params: { token } };
    const unproven = { status: 403, reason: 'rule.invited-address' };
    expect(await guest.user.refused(acceptInvitation, accept)).toMatchObject(unproven);
    mails.received.length = 0;
    await guest.change(({ profile }) => {
      profile.email = 'Mailed@example.com';
    });
    // Given, but not confirmed: whoever types an address has not shown that it is theirs.
    expect(await guest.user.refused(acceptInvitation, accept)).toMatchObject(unproven);
    await app.runJobs();
    const mail = mails.received.find(({ source }) => source.includes('confirm-email'));
    const source = mail?.source.replace(/=\n/g, '').replaceAll('=3D', '=') ?? '';
    const secret = /confirm-email#token=([\w.-]+)/.exec(source)?.[1] ?? '';
    await app.stranger.call(confirmMailAddress, { body: { token: secret } });
    expect(await guest.user.call(acceptInvitation, accept)).toMatchObject({ state: 'joined' });
    expect(await owner.call(listMembers)).toHaveLength(2);
  });
});
