import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { disconnectAccount } from '#shared/contracts/accounts.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import {
  createInvitation,
  listInvitations,
  resendInvitation,
} from '#shared/contracts/invitations.ts';
import { changeMember, listMembers } from '#shared/contracts/members.ts';
import { linkFrom, post, signedInWithX, tokenOf } from '../testing/team.ts';

const app = testApp();

async function deskOf(name: string) {
  const { user: owner, workspaceId, connect } = await scheduleFixture(app, name);
  return {
    owner,
    workspaceId,
    brand: await connect(`${name}_b`),
    other: await connect(`${name}_o`),
  };
}

const join = async (xUsername: string, token: string) => {
  const person = await signedInWithX(app, xUsername);
  return (await post(app, person, `/api/invite/${token}/accept`)).status;
};

it('rights per account are listed, kept by a new link, and those of the member who joins', async () => {
  const { owner, brand, other } = await deskOf('rights_kept');
  const accounts = [
    { accountId: brand, level: 'draft' as const },
    { accountId: other, level: 'approve' as const },
  ];
  const { id } = await linkFrom(owner, { xUsername: 'rights_guest', role: 'author', accounts });
  expect(await owner.call(listInvitations)).toMatchObject([{ accounts }]);
  const { link } = await owner.call(resendInvitation, { params: { id } });
  expect(await join('rights_guest', tokenOf(link))).toBe(200);
  const [, guest] = await owner.call(listMembers);
  expect(new Set(guest?.accounts)).toEqual(new Set(accounts));
});

it('an account that is removed meanwhile is left out, and its right rests until it is back', async () => {
  const { owner, brand, other } = await deskOf('rights_gone');
  const accounts = [
    { accountId: brand, level: 'draft' as const },
    { accountId: other, level: 'draft' as const },
  ];
  const { token } = await linkFrom(owner, { xUsername: 'gone_guest', role: 'author', accounts });
  await owner.call(disconnectAccount, { params: { id: brand } });
  await app.asOwner(`delete from social_accounts where id = '${other}'`);
  expect(await join('gone_guest', token)).toBe(200);
  const [, guest] = await owner.call(listMembers);
  expect(guest?.accounts).toEqual([]);
  const params = { id: guest?.id ?? '' };
  await owner.call(changeMember, { params, body: { accounts: [] } });
  await app.asOwner(`update social_accounts set access_token = 'x' where id = '${brand}'`);
  const [, back] = await owner.call(listMembers);
  expect(back?.accounts).toEqual([{ accountId: brand, level: 'draft' }]);
});

it('an account that is named twice has one right, and one of another workspace none', async () => {
  const { owner, brand } = await deskOf('rights_twice');
  const stranger = await deskOf('rights_other');
  const twice = [
    { accountId: brand, level: 'approve' as const },
    { accountId: brand, level: 'draft' as const },
  ];
  const { token } = await linkFrom(owner, {
    ...{ xUsername: 'twice_guest', role: 'author' },
    accounts: twice,
  });
  expect(await join('twice_guest', token)).toBe(200);
  const [, guest] = await owner.call(listMembers);
  expect(guest?.accounts).toEqual([{ accountId: brand, level: 'draft' }]);
  const params = { id: guest?.id ?? '' };
  const changed = await owner.call(changeMember, { params, body: { accounts: twice } });
  expect(changed.accounts).toEqual([{ accountId: brand, level: 'draft' }]);
  const accounts = [{ accountId: stranger.brand, level: 'approve' }];
  const missing = { status: 404, reason: 'rule.not-found' };
  expect(await owner.refused(changeMember, { params, body: { accounts } })).toMatchObject(missing);
  const body = { xUsername: 'other_guest', role: 'author', accounts };
  expect(await owner.refused(createInvitation, { body })).toMatchObject(missing);
});

it('nobody gives rights above their own on an account, themselves neither, and a link for anyone none to decide', async () => {
  const { owner, workspaceId, brand, other } = await deskOf('rights_above');
  const admin = await memberOf(app, workspaceId, 'admin');
  const author = await memberOf(app, workspaceId, 'author');
  const [adminId, authorId] = await Promise.all(
    [admin, author].map(async (one) => (await one.call(getCurrentUser)).id),
  );
  const limited = [{ accountId: brand, level: 'draft' as const }];
  const params = { id: adminId ?? '' };
  await owner.call(changeMember, { params, body: { accounts: limited } });
  const raised = [
    { accountId: brand, level: 'approve' as const },
    { accountId: other, level: 'approve' as const },
  ];
  const refusals = [
    await admin.refused(changeMember, { params, body: { accounts: raised } }),
    await admin.refused(changeMember, { params, body: { accounts: [] } }),
    await admin.refused(changeMember, {
      params: { id: authorId ?? '' },
      body: { accounts: raised },
    }),
    await admin.refused(createInvitation, {
      body: { xUsername: 'above_guest', role: 'viewer', accounts: raised },
    }),
  ];
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 403 });
  await admin.call(changeMember, {
    params: { id: authorId ?? '' },
    body: { accounts: [...limited, { accountId: other, level: 'approve' }] },
  });
  const open = { role: 'viewer' as const, accounts: raised };
  expect(await owner.refused(createInvitation, { body: open })).toMatchObject({
    ...{ status: 422, issues: [{ path: 'accounts' }] },
  });
  await owner.call(createInvitation, { body: { role: 'viewer', accounts: limited } });
});
