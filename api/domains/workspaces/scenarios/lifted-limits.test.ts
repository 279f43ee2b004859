import { expect, it } from 'vitest';
import { linkFrom, post, signedInWithX, tokenOf } from '#api/domains/invitations/testing/team.ts';
import { type Caller, type TestApp, testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { disconnectAccount } from '#shared/contracts/accounts.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import {
  confirmInvitation,
  createInvitation,
  resendInvitation,
} from '#shared/contracts/invitations.ts';
import { type AccountLevel, changeMember, removeMember } from '#shared/contracts/members.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import { createScheduledPost } from '#shared/contracts/publishing.ts';
import { getSettings, saveSettings } from '#shared/contracts/settings.ts';

/** Ways to lift a limit on an X account without the right to. */
const app = testApp();

interface Person {
  caller: Caller;
  id: string;
}

/** An owner, two X accounts, and an admin who may only propose for the first of them. */
async function deskOf(app: TestApp, name: string) {
  const { user, workspaceId, connect } = await scheduleFixture(app, name);
  const brand = await connect(`${name.slice(0, 9)}_b`);
  const other = await connect(`${name.slice(0, 9)}_o`);
  const add = async (role: Role, level?: AccountLevel): Promise<Person> => {
    const caller = await memberOf(app, workspaceId, role);
    const { id } = await caller.call(getCurrentUser);
    if (level) await limit(id, level);
    return { caller, id };
  };
  const limit = (id: string, level: AccountLevel) => {
    const accounts = [{ accountId: brand, level }];
    return user.call(changeMember, { params: { id }, body: { accounts } });
  };
  const owner: Person = { caller: user, id: (await user.call(getCurrentUser)).id };
  return { owner, workspaceId, brand, other, add, limit, admin: await add('admin', 'draft') };
}

type Desk = Awaited<ReturnType<typeof deskOf>>;
type Attempt = [Endpoint, { params?: Record<string, string>; body?: unknown }];

const give = (id: string, body: object): Attempt => [changeMember, { params: { id }, body }];
const inviting = (body: object): Attempt => [createInvitation, { body }];

const refusedRoutes: Record<string, (desk: Desk) => Promise<Attempt>> = {
  'takes their own row away': async ({ admin }) => give(admin.id, { accounts: [] }),
  'raises their own row': async ({ admin, brand }) =>
    give(admin.id, { accounts: [{ accountId: brand, level: 'publish' }] }),
  'takes another role and their row away': async ({ admin }) =>
    give(admin.id, { role: 'editor', accounts: [] }),
  'names only another account': async ({ admin, other }) =>
    give(admin.id, { accounts: [{ accountId: other, level: 'publish' }] }),
  'takes the row of somebody else away': async ({ add }) =>
    give((await add('author', 'draft')).id, { accounts: [] }),
  'raises the row of somebody else': async ({ add, brand }) =>
    give((await add('editor', 'draft')).id, {
      accounts: [{ accountId: brand, level: 'approve' }],
    }),
  'makes an author of a viewer': async ({ add }) =>
    give((await add('viewer')).id, { role: 'author' }),
  'makes an author of a viewer who has a row': async ({ add }) =>
    give((await add('viewer', 'publish')).id, { role: 'author' }),
  'makes an author of a viewer who approves': async ({ add }) =>
    give((await add('viewer', 'approve')).id, { role: 'author' }),
  'makes an editor of an author': async ({ add }) =>
    give((await add('author')).id, { role: 'editor' }),
  'makes an admin of an author with a row of another account': async ({ add, other }) =>
    give((await add('author')).id, {
      role: 'admin',
      accounts: [{ accountId: other, level: 'draft' }],
    }),
  'gives a viewer a row to be used later': async ({ add, brand }) =>
    give((await add('viewer')).id, { accounts: [{ accountId: brand, level: 'publish' }] }),
  'invites a second self': async () => inviting({ xUsername: 'second_self', role: 'admin' }),
  'invites an author': async () => inviting({ xUsername: 'second_self', role: 'author' }),
  'invites a viewer who approves': async ({ brand }) =>
    inviting({
      ...{ xUsername: 'second_self', role: 'viewer' },
      accounts: [{ accountId: brand, level: 'approve' }],
    }),
  'sends the invitation of an owner again': async ({ owner }) => {
    const { id } = await linkFrom(owner.caller, { xUsername: 'sent_again', role: 'author' });
    return [resendInvitation, { params: { id } }];
  },
  'confirms who was invited with more': async ({ owner, brand }) => {
    const accounts = [{ accountId: brand, level: 'publish' as const }];
    const { id, token } = await linkFrom(owner.caller, { role: 'viewer', accounts });
    const guest = await signedInWithX(app, 'was_confirmed');
    expect(await post(app, guest, `/api/invite/${token}/accept`)).toMatchObject({ status: 200 });
    return [confirmInvitation, { params: { id } }];
  },
  'waits until the account is disconnected': async ({ owner, brand, admin }) => {
    await owner.caller.call(disconnectAccount, { params: { id: brand } });
    expect(
      await admin.caller.refused(...inviting({ xUsername: 'while_away', role: 'editor' })),
    ).toMatchObject({ status: 403 });
    await owner.caller.call(changeMember, { params: { id: admin.id }, body: { accounts: [] } });
    return inviting({ xUsername: 'while_away', role: 'author' });
  },
};

it.each(Object.keys(refusedRoutes))('an admin who may only propose %s: refused', async (name) => {
  const desk = await deskOf(app, `lift_${Object.keys(refusedRoutes).indexOf(name)}`);
  const attempt = await refusedRoutes[name]?.(desk);
  const rights = () =>
    app.asOwner(`select m.user_id, m.role, a.account_id, a.level from workspace_members m
      left join member_accounts a using (workspace_id, user_id)
      where m.workspace_id = '${desk.workspaceId}' order by 1, 3`);
  const before = await rights();
  expect(await desk.admin.caller.refused(...(attempt as Attempt))).toMatchObject({
    ...{ status: 403, reason: 'rule.above-your-rights' },
  });
  expect(await rights()).toEqual(before);
  const body = { content: freshText(), scheduledTime: inFuture(24), accountId: desk.brand };
  if (name.includes('disconnected')) return;
  const { id } = await desk.admin.caller.call(createScheduledPost, { body });
  expect(await app.asOwner(`select review from scheduled_posts where id = '${id}'`)).toEqual([
    { review: 'draft' },
  ]);
});

it('what does not lift a limit is given', async () => {
  const { admin, add, brand, other } = await deskOf(app, 'lift_not');
  const rows = (level: AccountLevel) => [{ accountId: brand, level }];
  const author = await add('author');
  const change = (id: string, body: object) =>
    admin.caller.call(changeMember, { params: { id }, body });
  await change(author.id, { accounts: rows('draft') });
  await change(author.id, { accounts: [...rows('draft'), { accountId: other, level: 'approve' }] });
  await change(author.id, { role: 'editor' });
  // As much as they had is not given by whoever changes something else.
  const editor = await add('editor');
  await change(editor.id, { accounts: [{ accountId: other, level: 'publish' }] });
  await change(editor.id, { role: 'author' });
  await change(editor.id, { role: 'viewer' });
  await change(admin.id, { accounts: [...rows('draft'), { accountId: other, level: 'draft' }] });
  await linkFrom(admin.caller, { xUsername: 'may_look', role: 'viewer' });
  await linkFrom(admin.caller, {
    xUsername: 'may_propose',
    role: 'author',
    accounts: [...rows('draft'), { accountId: other, level: 'draft' }],
  });
});

it.each<[string, (desk: Desk, admin: Person) => Promise<unknown>]>([
  ['may only propose by now', ({ limit }, { id }) => limit(id, 'draft')],
  [
    'is an author by now',
    ({ owner }, { id }) =>
      owner.caller.call(changeMember, { params: { id }, body: { role: 'author' } }),
  ],
  ['has left', ({ owner }, { id }) => owner.caller.call(removeMember, { params: { id } })],
])('an invitation to publish is none any more once its maker %s', async (how, lose) => {
  const desk = await deskOf(app, `late_${how.slice(0, 8)}`.replaceAll(' ', '_'));
  const maker = await desk.add('admin');
  const xUsername = `late_${how.replaceAll(' ', '').slice(0, 9)}`;
  const { token, id } = await linkFrom(maker.caller, { xUsername, role: 'author' });
  await lose(desk, maker);
  const guest = await signedInWithX(app, xUsername);
  expect(await guest.get(`/api/invite/${token}`)).toMatchObject({ state: 'revoked' });
  expect(await post(app, guest, `/api/invite/${token}/accept`)).toMatchObject({
    ...{ status: 409, body: { code: 'conflict' } },
  });
  const { link } = await desk.owner.caller.call(resendInvitation, { params: { id } });
  const again = await signedInWithX(app, xUsername);
  expect(await post(app, again, `/api/invite/${tokenOf(link)}/accept`)).toMatchObject({
    status: 200,
  });
});

it('who may only propose lets no campaign post by itself', async () => {
  const { owner, add, limit } = await deskOf(app, 'lift_autopost');
  const admin = await add('admin');
  const settings = await admin.caller.call(getSettings);
  const body = structuredClone(settings);
  body.automation.autoPostEnabled = true;
  await limit(admin.id, 'draft');
  expect(await admin.caller.refused(saveSettings, { body })).toMatchObject({
    ...{ status: 403, reason: 'rule.may-only-propose' },
  });
  body.automation.autoPostEnabled = settings.automation.autoPostEnabled;
  body.automation.maxPostsPerDay = 3;
  await admin.caller.call(saveSettings, { body });
  expect((await owner.caller.call(getSettings)).automation).toMatchObject({
    ...{ autoPostEnabled: false, maxPostsPerDay: 3 },
  });
});

it('of two owners the one who may only propose lifts nothing, and a single one is not locked out', async () => {
  const { owner, brand, add, limit } = await deskOf(app, 'lift_owner');
  const second = await add('owner', 'draft');
  expect(await second.caller.refused(...give(second.id, { accounts: [] }))).toMatchObject({
    status: 403,
  });
  expect(
    await second.caller.refused(...inviting({ xUsername: 'own_second', role: 'owner' })),
  ).toMatchObject({ status: 403 });
  await owner.caller.call(removeMember, { params: { id: second.id } });
  await limit(owner.id, 'draft');
  const accounts = [{ accountId: brand, level: 'approve' as const }];
  await owner.caller.call(changeMember, { params: { id: owner.id }, body: { accounts } });
});
