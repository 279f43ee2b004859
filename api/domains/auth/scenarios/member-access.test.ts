import { describe, expect, it } from 'vitest';
import { type Caller, testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { listAuditEvents } from '#shared/contracts/audit.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import {
  endMemberSession,
  listMemberKeys,
  listMemberSessions,
  revokeMemberKey,
} from '#shared/contracts/member-access.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { listSessions } from '#shared/contracts/sessions.ts';
import { openWorkspace } from '#shared/contracts/workspaces.ts';

const app = testApp();

/** An owner, and a member who has a workspace of their own besides. */
async function teamOf(name: string) {
  const owner = await app.signIn(`${name}_o`);
  const { workspaceId } = await owner.call(getCurrentUser);
  const member = await memberOf(app, workspaceId, 'editor', `${name}_m`);
  const admin = await memberOf(app, workspaceId, 'admin', `${name}_a`);
  const { id: memberId } = await member.call(getCurrentUser);
  const sessionId = (await member.call(listSessions)).find(({ current }) => current)?.id ?? '';
  return { owner, admin, member, memberId, sessionId, workspaceId };
}

const told = async (member: Caller) =>
  (await member.call(listNotifications)).filter(({ type }) => type === 'access_ended');

describe('a session of a member', () => {
  it('is seen by owners and admins, as far as it is in their workspace', async () => {
    const { owner, admin, member, memberId, sessionId } = await teamOf('seen');
    for (const caller of [owner, admin]) {
      const seen = (await caller.call(listMemberSessions)).filter(
        (one) => one.memberId === memberId,
      );
      expect(seen.map(({ id }) => id)).toEqual([sessionId]);
    }
    expect(await member.refused(listMemberSessions)).toMatchObject({ status: 403 });
    expect(await member.refused(listMemberKeys)).toMatchObject({ status: 403 });
    // Their other one is in the workspace of their own.
    expect(await member.call(listSessions)).toHaveLength(2);
  });

  it('that an owner ends leaves the workspace for good, and goes on in the member’s own', async () => {
    const { owner, member, sessionId, workspaceId, memberId } = await teamOf('ended');
    await owner.call(endMemberSession, { params: { id: sessionId } });
    const now = await member.call(getCurrentUser);
    expect(now).toMatchObject({ id: memberId, role: 'owner' });
    expect(now.workspaceId).not.toBe(workspaceId);
    expect(await member.refused(openWorkspace, { body: { workspaceId } })).toMatchObject({
      status: 403,
      reason: 'rule.session-ended-here',
    });
    // Refused or not, it stays what it was.
    expect((await member.call(getCurrentUser)).workspaceId).toBe(now.workspaceId);
    expect(await owner.refused(endMemberSession, { params: { id: sessionId } })).toMatchObject({
      status: 404,
    });
    await app.asOwner(`update workspace_members set opened_at = now() + interval '2 hours'
      where workspace_id = '${workspaceId}' and user_id = '${memberId}'`);
    const again = await app.signIn('ended_m');
    expect((await again.call(getCurrentUser)).workspaceId).toBe(workspaceId);
    expect(await told(again)).toMatchObject([
      {
        title: 'One of your sessions was ended in this workspace',
        message: 'By @ended_o. In your other workspaces nothing changes.',
      },
    ]);
    const { events } = await owner.call(listAuditEvents, { query: { kind: 'session' } });
    // Sign-ins are events of this kind too.
    expect(events.filter(({ action }) => action === 'deleted')).toMatchObject([
      {
        action: 'deleted',
        actorName: 'ended_o',
        targetId: sessionId,
        changes: { user_id: { before: memberId } },
      },
    ]);
  });

  it('ends where its person has no other workspace', async () => {
    const { owner, member, sessionId, workspaceId, memberId } = await teamOf('only');
    await app.asOwner(`delete from workspaces where id in (select workspace_id
      from workspace_members where user_id = '${memberId}' and workspace_id <> '${workspaceId}')`);
    await owner.call(endMemberSession, { params: { id: sessionId } });
    expect(await member.refused(getCurrentUser)).toMatchObject({ status: 401 });
  });

  it('is ended by no admin, by nobody of another workspace, and not as one’s own', async () => {
    const { owner, admin, member, sessionId } = await teamOf('kept');
    const stranger = await app.signIn('kept_stranger');
    const params = { id: sessionId };
    expect(await admin.refused(endMemberSession, { params })).toMatchObject({ status: 403 });
    expect(await stranger.refused(endMemberSession, { params })).toMatchObject({ status: 404 });
    const own = (await owner.call(listSessions))[0]?.id ?? '';
    expect(await owner.refused(endMemberSession, { params: { id: own } })).toMatchObject({
      status: 404,
    });
    await member.call(listPersonas);
  });
});

it('a key of a member is seen by admins and revoked by owners, who tell its person', async () => {
  const { owner, admin, member, memberId } = await teamOf('keyed');
  const { id, key } = await member.call(createExtensionKey, { body: { name: 'Laptop' } });
  const params = { id };
  for (const caller of [owner, admin]) {
    const list = await caller.call(listMemberKeys);
    expect(list).toMatchObject([{ id, memberId, name: 'Laptop' }]);
    expect(JSON.stringify(list)).not.toContain(key);
  }
  expect(await admin.refused(revokeMemberKey, { params })).toMatchObject({ status: 403 });
  const stranger = await app.signIn('keyed_stranger');
  expect(await stranger.refused(revokeMemberKey, { params })).toMatchObject({ status: 404 });
  await app.withKey(key).call(listPersonas);
  await owner.call(revokeMemberKey, { params });
  expect(await app.withKey(key).refused(listPersonas)).toMatchObject({ status: 401 });
  expect(await told(member)).toMatchObject([{ title: 'Your extension key "Laptop" was revoked' }]);
  expect(await told(admin)).toEqual([]);
  const { events } = await owner.call(listAuditEvents, { query: { kind: 'key' } });
  expect(events[0]).toMatchObject({
    action: 'deleted',
    actorName: 'keyed_o',
    changes: { name: { before: 'Laptop' }, user_id: { before: memberId } },
  });
});
