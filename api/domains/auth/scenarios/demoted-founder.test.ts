import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { disconnectAccount, listSocialAccounts } from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { changeMember } from '#shared/contracts/members.ts';

const app = testApp();

it('who founded a workspace and may manage no accounts any more connects none by signing in', async () => {
  const founder = new XAccountFixture(app);
  await founder.signIn('demoted_one');
  const { id, workspaceId } = await founder.get<CurrentUser>('/api/auth/user');
  const owner = await memberOf(app, workspaceId, 'owner');
  const [account] = await owner.call(listSocialAccounts);
  await owner.call(changeMember, { params: { id }, body: { role: 'viewer' } });
  await owner.call(disconnectAccount, { params: { id: account?.id ?? '' } });
  await founder.signIn('demoted_one');
  expect(await founder.get<CurrentUser>('/api/auth/user')).toMatchObject({ role: 'viewer' });
  expect(await owner.call(listSocialAccounts)).toEqual([]);
  await owner.call(changeMember, { params: { id }, body: { role: 'admin' } });
  await founder.signIn('demoted_one');
  expect(await owner.call(listSocialAccounts)).toHaveLength(1);
  await app.runJobs();
});
