import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { deleteAccount } from '#shared/contracts/account-data.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { changeMember, listMembers, removeMember } from '#shared/contracts/members.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { createWorkspace, listWorkspaces, renameWorkspace } from '#shared/contracts/workspaces.ts';

const app = testApp();

const persona = {
  name: 'Mira',
  description: 'd',
  personality: 'dry',
  type: 'ct_lead',
  platform: 'twitter',
  tone: 'casual',
} as const;

async function teamOf(founder: string, ...others: Role[]) {
  const owner = await app.signIn(founder);
  const { workspaceId, id } = await owner.call(getCurrentUser);
  const members = [];
  for (const role of others) {
    const caller = await memberOf(app, workspaceId, role);
    members.push({ caller, id: (await caller.call(getCurrentUser)).id });
  }
  return { owner, id, workspaceId, members };
}

describe('workspaces of a person', () => {
  it('are made, listed with the own role, renamed, and see nothing of each other', async () => {
    const user = await app.signIn('two_desks');
    await user.call(createPersona, { body: persona });
    const made = await user.call(createWorkspace, { body: { name: ' Second desk ' } });
    expect(made).toMatchObject({ name: 'Second desk', role: 'owner', members: 1, current: false });
    const response = await user.fetch('/api/sessions/workspace', {
      method: 'POST',
      body: JSON.stringify({ workspaceId: made.id }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ id: made.id, current: true });
    expect(response.headers.getSetCookie()[0]).toMatch(/^sid_\d+=/);
    // The session that asked has ended, and the next sign-in leads where the person was last.
    expect(await user.refused(listPersonas)).toMatchObject({ status: 401 });
    const again = await app.signIn('two_desks');
    expect(await again.call(listPersonas)).toEqual([]);
    await again.call(renameWorkspace, { body: { name: 'Third desk' } });
    expect(await again.call(listWorkspaces)).toMatchObject([
      { name: 'Third desk', current: true },
      { name: 'two_desks', current: false, role: 'owner' },
    ]);
  });

  it('another one is opened by its members only', async () => {
    const { workspaceId } = await teamOf('closed_desk');
    const stranger = await app.signIn('not_a_member');
    const response = await stranger.fetch('/api/sessions/workspace', {
      method: 'POST',
      body: JSON.stringify({ workspaceId }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(404);
    expect(await stranger.call(listWorkspaces)).toHaveLength(1);
  });
});

describe('a role', () => {
  it('that changes holds for the next call of the same session and key', async () => {
    const { owner, members } = await teamOf('changing_desk', 'editor');
    const [editor] = members;
    if (!editor) throw new Error('no member');
    const { key } = await editor.caller.call(createExtensionKey, { body: { name: 'k' } });
    const byKey = app.withKey(key);
    await editor.caller.call(createPersona, { body: persona });
    await byKey.call(createPersona, { body: persona });
    const params = { id: editor.id };
    await owner.call(changeMember, { params, body: { role: 'viewer' } });
    for (const caller of [editor.caller, byKey]) {
      expect(await caller.refused(createPersona, { body: persona })).toMatchObject({
        status: 403,
        message: 'Your role in this workspace does not allow this.',
      });
      expect(await caller.call(listPersonas)).toHaveLength(2);
    }
  });

  it('is granted by nobody above their own', async () => {
    const { id, members } = await teamOf('graded_desk', 'admin', 'admin', 'author');
    const [admin, other, author] = members;
    if (!admin || !other || !author) throw new Error('no member');
    const give = (target: string, role: Role) => ({ params: { id: target }, body: { role } });
    const above = { status: 403, reason: 'rule.above-your-role' };
    expect(await admin.caller.refused(changeMember, give(admin.id, 'owner'))).toMatchObject(above);
    expect(await admin.caller.refused(changeMember, give(author.id, 'owner'))).toMatchObject(above);
    expect(await admin.caller.refused(changeMember, give(id, 'viewer'))).toMatchObject(above);
    expect(await admin.caller.refused(removeMember, { params: { id } })).toMatchObject(above);
    expect(await admin.caller.call(changeMember, give(author.id, 'admin'))).toMatchObject({
      role: 'admin',
    });
    expect(await author.caller.refused(removeMember, { params: { id } })).toMatchObject(above);
  });
});

describe('the last owner', () => {
  it('cannot leave, be removed, become something else or delete the workspace of others', async () => {
    const { owner, id, members } = await teamOf('last_owner', 'admin');
    const last = { status: 409, reason: 'rule.last-owner' };
    expect(await owner.refused(removeMember, { params: { id } })).toMatchObject(last);
    const asAdmin = { params: { id }, body: { role: 'admin' } };
    expect(await owner.refused(changeMember, asAdmin)).toMatchObject(last);
    expect(await owner.refused(deleteAccount, { body: { username: 'last_owner' } })).toMatchObject({
      status: 409,
      reason: 'rule.has-members',
    });
    const heir = { params: { id: members[0]?.id ?? '' }, body: { role: 'owner' as const } };
    await owner.call(changeMember, heir);
    await owner.call(removeMember, { params: { id } });
    expect(await members[0]?.caller.call(listMembers)).toMatchObject([{ role: 'owner' }]);
  });

  it('stays, whatever goes straight to the database, a deleted user too', async () => {
    const { id, workspaceId } = await teamOf('kept_by_rows', 'admin');
    for (const statement of [
      `delete from users where id = '${id}'`,
      `delete from workspace_members where user_id = '${id}'`,
      `update workspace_members set role = 'viewer' where user_id = '${id}'`,
    ]) {
      await expect(app.asOwner(statement)).rejects.toThrow('keeps at least one owner');
    }
    await app.asOwner(`delete from workspaces where id = '${workspaceId}'`);
  });

  it('of two who leave at the same moment one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, id, members } = await teamOf(`both_leave${round}`, 'owner');
      const [second] = members;
      if (!second) throw new Error('no member');
      const leave = { method: 'DELETE' };
      const answers = await Promise.all([
        owner.fetch(`/api/members/${id}`, leave),
        second.caller.fetch(`/api/members/${second.id}`, leave),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    }
  });
});

describe('a member who is removed', () => {
  it('has no session, key, push or row of rights left, and signs in to a workspace of their own', async () => {
    const { owner, workspaceId } = await teamOf('removing_desk');
    const caller = await memberOf(app, workspaceId, 'author', 'removed_one');
    const { id } = await caller.call(getCurrentUser);
    const { key } = await caller.call(createExtensionKey, { body: { name: 'k' } });
    await app.asOwner(`insert into push_subscriptions (workspace_id, endpoint, keys, device, user_id)
      values ('${workspaceId}', 'https://push.example.com/removed', 'sealed', 'd', '${id}')`);
    await owner.call(removeMember, { params: { id } });
    expect(await caller.refused(listPersonas)).toMatchObject({ status: 401 });
    expect(await app.withKey(key).refused(listPersonas)).toMatchObject({ status: 401 });
    for (const table of ['sessions', 'extension_keys', 'push_subscriptions', 'member_accounts']) {
      const where = `workspace_id = '${workspaceId}' and user_id = '${id}'`;
      expect(await app.asOwner(`select from ${table} where ${where}`), table).toEqual([]);
    }
    const again = await app.signIn('removed_one');
    expect((await again.call(getCurrentUser)).workspaceId).not.toBe(workspaceId);
  });
});
