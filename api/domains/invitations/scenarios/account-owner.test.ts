import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { inFuture } from '#api/testing/fixtures/schedule-fixture.ts';
import { XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { listSocialAccounts } from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { listMembers, removeMember } from '#shared/contracts/members.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { createScheduledPost, listScheduledPosts } from '#shared/contracts/publishing.ts';
import { linkFrom, post, signedInWithX, teamOf } from '../testing/team.ts';

const app = testApp();

describe('an X account of a workspace', () => {
  it('waits with its posts once who connected it is removed, and the owners are told at once', async () => {
    const { owner } = await teamOf(app, 'keeping_desk');
    const { token } = await linkFrom(owner, { xUsername: 'brand_keeper', role: 'admin' });
    const keeper = await signedInWithX(app, 'brand_keeper');
    await post(app, keeper, `/api/invite/${token}/accept`);
    await keeper.go(await keeper.consent({ username: 'the_brand' }, '/api/auth/x?link=1'));
    const [account] = await owner.call(listSocialAccounts);
    expect(account).toMatchObject({ username: 'the_brand', needsReconnect: false });
    const body = {
      content: 'gm',
      platform: 'twitter' as const,
      scheduledTime: inFuture(2),
      timeZone: 'UTC',
      accountId: account?.id ?? '',
      idempotencyKey: crypto.randomUUID(),
    };
    await owner.call(createScheduledPost, { body });
    const [, member] = await owner.call(listMembers);
    await owner.call(removeMember, { params: { id: member?.id ?? '' } });
    expect(await owner.call(listScheduledPosts)).toMatchObject([
      {
        status: 'held',
        holdReason: 'reconnect',
        detail: 'The member who connected this account left. Reconnect it.',
      },
    ]);
    expect(await owner.call(listSocialAccounts)).toMatchObject([{ needsReconnect: true }]);
    expect(await owner.call(listNotifications)).toMatchObject([
      { type: 'reconnect_x', title: 'Reconnect @the_brand', link: '/social-connections' },
    ]);
    // Out of the workspace at once.
    expect(await keeper.get('/api/auth/user')).toMatchObject({ code: 'unauthorized' });
  });

  it('stays when another member leaves', async () => {
    const { owner, members } = await teamOf(app, 'staying_desk', 'admin');
    const holder = await signedInWithX(app, 'staying_brand');
    const { workspaceId } = await holder.get<CurrentUser>('/api/auth/user');
    const [admin] = members;
    await owner.call(removeMember, { params: { id: admin?.id ?? '' } });
    expect(await holder.get<SocialAccount[]>('/api/social-accounts')).toMatchObject([
      { needsReconnect: false },
    ]);
    const rows = await app.asOwner(`select 1 from social_accounts a join users u
      on u.id = a.connected_by where a.workspace_id = '${workspaceId}' and u.username = 'staying_brand'`);
    expect(rows).toHaveLength(1);
  });
});

describe('signing in as an X user who is an account of some workspace', () => {
  it('asks before it makes a second user, and makes one when the person is sure', async () => {
    const person = await signedInWithX(app, 'has_a_brand');
    await person.go(await person.consent({ username: 'only_a_brand' }, '/api/auth/x?link=1'));
    const brand = new XAccountFixture(app);
    const start = '/api/auth/x?returnTo=/schedule';
    const back = await brand.go(await brand.consent({ username: 'only_a_brand' }, start));
    expect(back).toBe('/sign-in-as-account?username=only_a_brand&returnTo=%2Fschedule');
    expect(brand.session).toBeUndefined();
    const users = () => app.asOwner("select 1 from users where username = 'only_a_brand'");
    expect(await users()).toEqual([]);
    const sure = await brand.consent({ username: 'only_a_brand' }, `${start}&sure=1`);
    expect(await brand.go(sure)).toContain('/auth-success');
    expect(await users()).toHaveLength(1);
    // Known by now: nothing is asked again.
    expect(await brand.signIn('only_a_brand')).toContain('/auth-success');
  });
});
