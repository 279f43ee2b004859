import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { deleteAccount } from '#shared/contracts/account-data.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import {
  acceptInvitation,
  confirmInvitation,
  listInvitations,
  readInvitation,
  resendInvitation,
  revokeInvitation,
} from '#shared/contracts/invitations.ts';
import { changeMember, listMembers, removeMember } from '#shared/contracts/members.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import type { Workspace } from '#shared/contracts/workspaces.ts';
import { linkFrom, post, signedInWithX, teamOf, tokenOf } from '../testing/team.ts';

const app = testApp();
const persona = { name: 'Mira', description: 'd', personality: 'dry' };

const accept = (person: XAccountFixture, token: string) =>
  post(app, person, `/api/invite/${token}/accept`);
const refusalOf = async (person: XAccountFixture, token: string) => {
  const { status, body } = await accept(person, token);
  return { status, reason: body['reason'] };
};
const inviteX = (owner: Parameters<typeof linkFrom>[0], xUsername: string) =>
  linkFrom(owner, { xUsername, role: 'author' });
const offerOf = (token: string) => app.stranger.call(readInvitation, { params: { token } });

describe('whoever signs in with X on the way to an invitation', () => {
  it('comes back to it, joins by a press, and is in that workspace and not in an empty one', async () => {
    const { owner, workspaceId } = await teamOf(app, 'inv_desk');
    await owner.call(createPersona, { body: persona });
    const { token } = await inviteX(owner, '@inv_newcomer');
    const person = new XAccountFixture(app);
    const start = `/api/auth/x?returnTo=${encodeURIComponent(`/invite/${token}`)}`;
    const end = await person.go(await person.consent({ username: 'inv_newcomer' }, start));
    expect(new URL(end, app.url).searchParams.get('returnTo')).toBe(`/invite/${token}`);
    // Reading and signing in have changed nothing.
    expect(await owner.call(listMembers)).toHaveLength(1);
    expect(await accept(person, token)).toMatchObject({
      status: 200,
      body: { state: 'joined', workspace: { id: workspaceId, role: 'author', current: true } },
    });
    expect(await person.get<CurrentUser>('/api/auth/user')).toMatchObject({
      workspaceId,
      role: 'author',
    });
    expect(await person.get('/api/personas')).toHaveLength(1);
    const events = await owner.call(listAuditEvents);
    expect(JSON.stringify(events)).toContain('"actorName":"inv_newcomer","actorRole":"author"');
    // The next sign-in leads there too; their own X account is not connected to the workspace.
    const later = await signedInWithX(app, 'inv_newcomer');
    expect(await later.get<CurrentUser>('/api/auth/user')).toMatchObject({ workspaceId });
    expect(await later.get('/api/social-accounts')).toEqual([]);
    expect(await later.get<Workspace[]>('/api/workspaces')).toHaveLength(2);
    expect(await owner.call(listMembers)).toMatchObject([
      { username: 'inv_desk' },
      { username: 'inv_newcomer', role: 'author', invitedBy: 'inv_desk' },
    ]);
  });
});

describe('an invitation for an X user', () => {
  it('is not taken by anybody else who has the link, whatever they are called here', async () => {
    const { owner } = await teamOf(app, 'bound_desk');
    const { token } = await inviteX(owner, 'bound_guest');
    const thief = await signedInWithX(app, 'bound_thief');
    expect(await refusalOf(thief, token)).toEqual({ status: 403, reason: 'rule.invited-x' });
    // The same name from another way of signing in is another person.
    const namesake = await app.signIn('bound_guest');
    expect(await namesake.refused(acceptInvitation, { params: { token } })).toMatchObject({
      status: 403,
      reason: 'rule.invited-x',
    });
    expect(await owner.call(listMembers)).toHaveLength(1);
    expect(await offerOf(token)).toMatchObject({ state: 'open' });
  });

  it('asks X again who they are: the name may have gone to somebody else', async () => {
    const { owner } = await teamOf(app, 'renamed_desk');
    const former = await signedInWithX(app, 'renamed_guest');
    const { token } = await inviteX(owner, 'renamed_guest');
    expect(await refusalOf(former, token)).toEqual({
      status: 403,
      reason: 'rule.invited-x-again',
    });
    const again = await signedInWithX(app, 'renamed_guest');
    expect((await accept(again, token)).status).toBe(200);
  });

  it('works once, for them and for nobody after them', async () => {
    const { owner } = await teamOf(app, 'once_desk');
    const { token } = await inviteX(owner, 'once_guest');
    const guest = await signedInWithX(app, 'once_guest');
    const both = await Promise.all([accept(guest, token), accept(guest, token)]);
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
    const again = await signedInWithX(app, 'once_guest');
    expect(await refusalOf(again, token)).toEqual({ status: 409, reason: 'rule.member-already' });
    const [, member] = await owner.call(listMembers);
    await owner.call(removeMember, { params: { id: member?.id ?? '' } });
    const removed = await signedInWithX(app, 'once_guest');
    expect(await refusalOf(removed, token)).toEqual({
      status: 409,
      reason: 'rule.invitation-used',
    });
  });

  it('ends when it is revoked, after seven days, and when a new link takes its place', async () => {
    const { owner } = await teamOf(app, 'ending_desk');
    const first = await inviteX(owner, 'ending_guest');
    const renewed = await owner.call(resendInvitation, { params: { id: first.id } });
    const guest = await signedInWithX(app, 'ending_guest');
    expect(await refusalOf(guest, first.token)).toEqual({ status: 404, reason: 'rule.not-found' });
    const token = tokenOf(renewed.link);
    await app.asOwner(
      `update workspace_invitations set expires_at = now() where id = '${first.id}'`,
    );
    expect(await refusalOf(guest, token)).toEqual({
      status: 409,
      reason: 'rule.invitation-expired',
    });
    expect(await offerOf(token)).toMatchObject({ state: 'expired' });
    const second = await inviteX(owner, 'ending_guest');
    await owner.call(revokeInvitation, { params: { id: second.id } });
    expect(await refusalOf(guest, second.token)).toEqual({
      status: 409,
      reason: 'rule.invitation-revoked',
    });
    expect(await owner.call(listInvitations)).toEqual([]);
  });

  it('grants no more than who made it may by now, and nothing once they are gone', async () => {
    const { owner, members } = await teamOf(app, 'demoted_desk', 'admin');
    const [admin] = members;
    if (!admin) throw new Error('no admin');
    const { token } = await linkFrom(admin.caller, { xUsername: 'demoted_guest', role: 'admin' });
    const guest = await signedInWithX(app, 'demoted_guest');
    await owner.call(changeMember, { params: { id: admin.id }, body: { role: 'editor' } });
    expect(await refusalOf(guest, token)).toMatchObject({ reason: 'rule.invitation-revoked' });
    await owner.call(removeMember, { params: { id: admin.id } });
    expect(await refusalOf(guest, token)).toMatchObject({ reason: 'rule.invitation-revoked' });
  });

  it('leads into no workspace that is about to be deleted, or full', async () => {
    const { owner, workspaceId } = await teamOf(app, 'leaving_team');
    const { token } = await inviteX(owner, 'leaving_guest');
    const full = await teamOf(app, 'full_team');
    const other = await inviteX(full.owner, 'leaving_guest');
    const guest = await signedInWithX(app, 'leaving_guest');
    await owner.call(deleteAccount, { body: { username: 'leaving_team' } });
    expect(await refusalOf(guest, token)).toMatchObject({ reason: 'rule.invitation-revoked' });
    expect(workspaceId).not.toBe(full.workspaceId);
    await app.asOwner(`
      with made as (insert into users (subject, username)
        select concat('test:crowd', i), concat('crowd', i) from generate_series(1, 99) i
        returning id)
      insert into workspace_members (workspace_id, user_id, role, is_founder)
      select '${full.workspaceId}', id, 'viewer', false from made`);
    expect(await refusalOf(guest, other.token)).toEqual({
      status: 409,
      reason: 'rule.most-members',
    });
  });
});

describe('a link for nobody in particular', () => {
  it('is for a viewer, who is nothing before an admin confirms', async () => {
    const { owner, workspaceId, members } = await teamOf(app, 'open_desk', 'editor');
    const { id, token } = await linkFrom(owner, { role: 'viewer' });
    expect(await offerOf(token)).toMatchObject({ bound: 'nobody', role: 'viewer', invited: null });
    const guest = await app.signIn('open_guest');
    const own = await guest.call(getCurrentUser);
    expect(await guest.call(acceptInvitation, { params: { token } })).toEqual({
      state: 'waiting',
      workspace: null,
    });
    expect(await guest.call(getCurrentUser)).toEqual(own);
    const second = await app.signIn('open_second');
    expect(await second.refused(acceptInvitation, { params: { token } })).toMatchObject({
      reason: 'rule.invitation-used',
    });
    expect(await owner.call(listInvitations)).toMatchObject([
      { state: 'waiting', acceptedBy: 'open_guest' },
    ]);
    expect(await members[0]?.caller.refused(confirmInvitation, { params: { id } })).toMatchObject({
      status: 403,
    });
    await owner.call(confirmInvitation, { params: { id } });
    expect(await offerOf(token)).toMatchObject({ state: 'accepted' });
    expect(await owner.refused(confirmInvitation, { params: { id } })).toMatchObject({
      status: 404,
    });
    expect(await owner.call(listMembers)).toHaveLength(3);
    expect(await guest.call(listPersonas)).toEqual([]);
    expect(workspaceId).not.toBe(own.workspaceId);
  });

  it('can be declined: then its person is no member', async () => {
    const { owner } = await teamOf(app, 'declining_desk');
    const { id, token } = await linkFrom(owner, { role: 'viewer' });
    const guest = await app.signIn('declined_guest');
    await guest.call(acceptInvitation, { params: { token } });
    await owner.call(revokeInvitation, { params: { id } });
    expect(await owner.refused(confirmInvitation, { params: { id } })).toMatchObject({
      status: 404,
    });
    expect(await owner.call(listMembers)).toHaveLength(1);
  });
});
