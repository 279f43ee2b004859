import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { actAs } from '#api/db/acting-member.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import {
  createExtensionKey,
  listExtensionKeys,
  revokeExtensionKey,
} from '#shared/contracts/extension-keys.ts';
import { endAllSessions, endSession, listSessions } from '#shared/contracts/sessions.ts';
import { createWorkspace, openWorkspace } from '#shared/contracts/workspaces.ts';

const app = testApp();

/** The same browser after it has opened another workspace. */
async function opened(caller: Caller, workspaceId: string): Promise<Caller> {
  const response = await caller.fetch(openWorkspace.path, {
    method: 'POST',
    body: JSON.stringify({ workspaceId }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return app.withCookie(cookie);
}

async function inTwoWorkspaces(username: string) {
  const [here, elsewhere] = [await app.signIn(username), await app.signIn(username)];
  const { id } = await here.call(createWorkspace, { body: { name: `${username} two` } });
  return { here, there: await opened(elsewhere, id), otherId: id };
}

const signedOut = { status: 401, reason: 'request.signed-out' };

it('a session in another workspace is listed with its name, and ended from here', async () => {
  const { here, there, otherId } = await inTwoWorkspaces('lister');
  const [list, seenThere] = [await here.call(listSessions), await there.call(listSessions)];
  expect(list).toHaveLength(2);
  expect(list.map(({ id }) => id).sort()).toEqual(seenThere.map(({ id }) => id).sort());
  expect(list.find(({ current }) => !current)).toMatchObject({
    workspaceId: otherId,
    workspace: 'lister two',
    address: '127.0.0.*',
  });
  const id = list.find(({ current }) => !current)?.id ?? '';
  const stranger = await app.signIn('lister_stranger');
  expect(await stranger.refused(endSession, { params: { id } })).toMatchObject({ status: 404 });
  await here.call(endSession, { params: { id } });
  expect(await there.refused(getCurrentUser)).toMatchObject(signedOut);
  expect(await here.call(listSessions)).toHaveLength(1);
  expect(await here.refused(endSession, { params: { id } })).toMatchObject({ status: 404 });
});

it('signing out everywhere ends a stolen session that has moved, and the key that it has made', async () => {
  const { here, there } = await inTwoWorkspaces('robbed');
  const { key, id } = await there.call(createExtensionKey, { body: { name: 'thief' } });
  expect(await here.call(listExtensionKeys)).toMatchObject([{ id, workspace: 'robbed two' }]);
  const other = await app.signIn('not_robbed');
  const { key: kept } = await other.call(createExtensionKey, { body: { name: 'k' } });
  await here.call(endAllSessions);
  for (const caller of [here, there, app.withKey(key)]) {
    expect(await caller.refused(getCurrentUser)).toMatchObject(signedOut);
  }
  await other.call(getCurrentUser);
  await app.withKey(kept).call(getCurrentUser);
});

it('a session that moves to and fro meanwhile does not outlive it', async () => {
  for (let round = 0; round < 5; round++) {
    const { here, there, otherId } = await inTwoWorkspaces(`mover${round}`);
    const { workspaceId: first } = await here.call(getCurrentUser);
    const moves = [first, otherId].map((id) => opened(there, id).catch(() => null));
    await Promise.all([here.call(endAllSessions), ...moves]);
    const rows = await app.asOwner(`select 1 from sessions s join users u on u.id = s.user_id
      where u.username = 'mover${round}'`);
    expect(rows).toEqual([]);
  }
});

it('moving makes no session younger: its 180 days go on', async () => {
  const user = await app.signIn('old_mover');
  const { id } = await user.call(createWorkspace, { body: { name: 'Second' } });
  const whose = `user_id = (select id from users where username = 'old_mover')`;
  await app.asOwner(`update sessions set created_at = now() - interval '179 days' where ${whose}`);
  await opened(user, id);
  expect(
    await app.asOwner(`select round(extract(epoch from expires_at - now()) / 3600)::int as hours
      from sessions where ${whose}`),
  ).toEqual([{ hours: 24 }]);
});

it('an ended session opens no workspace and makes no key', async () => {
  const { here, there, otherId } = await inTwoWorkspaces('ended');
  await here.call(endAllSessions);
  const body = { workspaceId: otherId };
  expect(await there.refused(openWorkspace, { body })).toMatchObject(signedOut);
  expect(await there.refused(createExtensionKey, { body: { name: 'k' } })).toMatchObject(signedOut);
});

it('a key of another workspace is revoked from here, and is nobody else’s to revoke', async () => {
  const { here, there } = await inTwoWorkspaces('keyholder');
  const { key, id } = await there.call(createExtensionKey, { body: { name: 'far' } });
  const stranger = await app.signIn('key_stranger');
  expect(await stranger.refused(revokeExtensionKey, { params: { id } })).toMatchObject({
    status: 404,
  });
  await app.withKey(key).call(getCurrentUser);
  await here.call(revokeExtensionKey, { params: { id } });
  expect(await app.withKey(key).refused(getCurrentUser)).toMatchObject(signedOut);
});

it('the database shows a person their own in every workspace, and of others none elsewhere', async () => {
  const { here, there } = await inTwoWorkspaces('own_rows');
  const stranger = await app.signIn('own_rows_b');
  await there.call(createExtensionKey, { body: { name: 'k' } });
  const { id: userId, workspaceId } = await here.call(getCurrentUser);
  const { id: strangerId } = await stranger.call(getCurrentUser);
  const { db } = app.running.ctx;
  const seenBy = (member: string, table: 'sessions' | 'extension_keys') => {
    const acting = { userId: member, via: 'session', role: 'owner', address: '' } as const;
    return actAs({ ...acting, requestId: randomUUID() }, () =>
      withWorkspace(db, workspaceId, (tx) => tx.selectFrom(table).select('user_id').execute()),
    );
  };
  expect(await seenBy(userId, 'sessions')).toEqual([{ user_id: userId }, { user_id: userId }]);
  expect(await seenBy(userId, 'extension_keys')).toEqual([{ user_id: userId }]);
  // The workspace shows its own; what is in the other one is the person's alone.
  expect(await seenBy(strangerId, 'extension_keys')).toEqual([]);
});
