import { describe, expect, it } from 'vitest';
import { deleteDueAccountsJob } from '#api/queue/recurring-jobs.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { deleteAccount, getAccountDeletion, keepAccount } from '#shared/contracts/account-data.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { createInvitation } from '#shared/contracts/invitations.ts';
import { changeMember, listMembers, removeMember } from '#shared/contracts/members.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { createWorkspace, listWorkspaces, renameWorkspace } from '#shared/contracts/workspaces.ts';

const app = testApp();

/** A person with a workspace of their own, one that they share, and one in which they are an editor. */
async function spread(username: string) {
  const first = await app.signIn(username);
  const { id, workspaceId: own } = await first.call(getCurrentUser);
  const boss = await app.signIn(`${username}_boss`);
  await boss.call(renameWorkspace, { body: { name: 'Boss' } });
  const { workspaceId: others } = await boss.call(getCurrentUser);
  const { id: shared } = await first.call(createWorkspace, { body: { name: 'Shared' } });
  const partner = await memberOf(app, shared, 'admin', `${username}_partner`);
  const { id: partnerId } = await partner.call(getCurrentUser);
  const editor = await memberOf(app, others, 'editor', username);
  return { username, id, own, others, shared, first, editor, boss, partner, partnerId };
}

const promote = (workspaceId: string, userId: string) =>
  app.asOwner(`update workspace_members set role = 'owner'
    where workspace_id = '${workspaceId}' and user_id = '${userId}'`);
const makeDue = (username: string) =>
  app.asOwner(`update users set delete_after = now() where username = '${username}'`);
const ask = (caller: Caller, username: string) =>
  caller.call(deleteAccount, { body: { username } });

describe('the deletion of an account', () => {
  it('says which workspaces end, which need another owner first, and which are left', async () => {
    const { editor, username, own, shared, others } = await spread('teller');
    expect(await editor.call(getAccountDeletion)).toEqual({
      deleteAfter: null,
      ends: [{ id: own, name: 'teller' }],
      handOver: [{ id: shared, name: 'Shared' }],
      leaves: [{ id: others, name: 'Boss' }],
    });
    expect(await editor.refused(deleteAccount, { body: { username } })).toMatchObject({
      status: 409,
      reason: 'rule.has-members',
      message: 'Others would be left without an owner. Make somebody else an owner first: Shared.',
    });
    expect((await editor.call(getCurrentUser)).deleteAfter).toBeNull();
  });

  it('asked for from any workspace, takes all of them, and the person', async () => {
    const team = await spread('leaver');
    const { first, editor, boss, partner, own, shared, others, id } = team;
    const { key } = await editor.call(createExtensionKey, { body: { name: 'k' } });
    await promote(shared, team.partnerId);
    const { deleteAfter } = await ask(editor, 'leaver');
    const { ends, leaves } = await editor.call(getAccountDeletion);
    expect(ends.map((one) => one.id)).toEqual([own]);
    expect(leaves.map((one) => one.id)).toEqual([others, shared]);
    expect((await first.call(getCurrentUser)).deleteAfter).toBe(deleteAfter);
    expect((await boss.call(getCurrentUser)).deleteAfter).toBeNull();
    await app.recur(deleteDueAccountsJob);
    await editor.call(listPersonas);
    await makeDue('leaver');
    await app.recur(deleteDueAccountsJob);
    for (const caller of [first, editor, app.withKey(key)]) {
      expect(await caller.refused(listPersonas)).toMatchObject({ status: 401 });
    }
    expect(await app.asOwner(`select 1 from users where id = '${id}'`)).toEqual([]);
    expect(await app.asOwner(`select 1 from workspaces where id = '${own}'`)).toEqual([]);
    expect(await boss.call(listMembers)).toHaveLength(1);
    expect(await partner.call(listMembers)).toMatchObject([{ username: 'leaver_partner' }]);
    expect(app.logged.join('')).not.toContain('could not be deleted');
  });

  it('undone, undoes all: memberships, workspaces, posts', async () => {
    const desk = await scheduleFixture(app, 'undoer');
    const post = await desk.schedule();
    const { workspaceId } = await desk.user.call(getCurrentUser);
    const { id: second } = await desk.user.call(createWorkspace, { body: { name: 'Second' } });
    const boss = await app.signIn('undoer_boss');
    const { workspaceId: others } = await boss.call(getCurrentUser);
    const editor = await memberOf(app, others, 'editor', 'undoer');
    await ask(editor, 'undoer');
    expect(await desk.row(post.id)).toMatchObject({ status: 'held' });
    const leaving = () =>
      app.asOwner(`select id from workspaces where delete_after is not null
        and id in ('${workspaceId}', '${second}', '${others}') order by id`);
    expect(await leaving()).toEqual([workspaceId, second].sort().map((id) => ({ id })));
    await editor.call(keepAccount);
    expect(await leaving()).toEqual([]);
    expect(await desk.row(post.id)).toMatchObject({ status: 'pending', hold_reason: null });
    await app.recur(deleteDueAccountsJob);
    expect(await editor.call(listWorkspaces)).toHaveLength(3);
  });
});

describe('while an owner leaves', () => {
  it('the other one may neither leave, nor be removed, nor delete their account', async () => {
    const { first, partner, partnerId, shared } = await spread('pair');
    await promote(shared, partnerId);
    await ask(first, 'pair');
    const last = { status: 409, reason: 'rule.last-owner' };
    const params = { id: partnerId };
    expect(await partner.refused(removeMember, { params })).toMatchObject(last);
    const body = { role: 'admin' as const };
    expect(await partner.refused(changeMember, { params, body })).toMatchObject(last);
    expect(
      await partner.refused(deleteAccount, { body: { username: 'pair_partner' } }),
    ).toMatchObject({ status: 409, reason: 'rule.has-members' });
  });

  it('two that ask at once leave one of them', async () => {
    const { first, partner, partnerId, shared } = await spread('both');
    await promote(shared, partnerId);
    const send = (caller: Caller, username: string) =>
      caller.fetch(deleteAccount.path, {
        method: 'POST',
        body: JSON.stringify({ username }),
        headers: { 'content-type': 'application/json' },
      });
    const answers = await Promise.all([send(first, 'both'), send(partner, 'both_partner')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a workspace that they make ends with them, and invites nobody', async () => {
    const user = await app.signIn('maker');
    await ask(user, 'maker');
    const { id } = await user.call(createWorkspace, { body: { name: 'Late' } });
    expect(
      await app.asOwner(`select 1 from workspaces where id = '${id}' and delete_after is not null`),
    ).toHaveLength(1);
    const invitation = { email: null, xUsername: 'somebody', role: 'editor' as const };
    expect((await user.refused(createInvitation, { body: invitation })).status).toBeGreaterThan(
      399,
    );
    await makeDue('maker');
    await app.asOwner(`update workspaces set delete_after = now() where delete_after is not null`);
    await app.recur(deleteDueAccountsJob);
    expect(await app.asOwner(`select 1 from workspaces where id = '${id}'`)).toEqual([]);
    expect(await app.asOwner(`select 1 from users where username = 'maker'`)).toEqual([]);
  });

  it('signing in again changes nothing of it', async () => {
    const user = await app.signIn('visitor');
    const { deleteAfter } = await ask(user, 'visitor');
    const again = await app.signIn('visitor');
    expect((await again.call(getCurrentUser)).deleteAfter).toBe(deleteAfter);
  });
});
