import { describe, expect, it } from 'vitest';
import type { XTokens } from '#api/providers/x/answers.ts';
import { createXClient } from '#api/providers/x/x-client.ts';
import { testApp } from '#api/testing/app.ts';
import { sandboxFault, XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import { watchFromNow } from '#api/testing/watch-from-now.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { disconnectAccount, listSocialAccounts } from '#shared/contracts/accounts.ts';
import { testXApp } from '#tools/sandbox/x-api/testing/sandbox.ts';
import { freshAccessToken } from './public.ts';

const app = testApp();

interface Connected {
  person: XAccountFixture;
  workspaceId: string;
  id: string;
  fresh(): Promise<string>;
}

async function connected(username: string): Promise<Connected> {
  const person = new XAccountFixture(app);
  await person.signIn(username);
  const [account] = await person.get<SocialAccount[]>('/api/social-accounts');
  const id = account?.id ?? '';
  const rows = await app.asOwner(`select workspace_id from social_accounts where id = '${id}'`);
  const { workspace_id: workspaceId } = rows[0] as { workspace_id: string };
  return {
    person,
    workspaceId,
    id,
    fresh: () => freshAccessToken(app.running.ctx, workspaceId, id),
  };
}

const age = (id: string) =>
  app.asOwner(`update social_accounts set token_expires_at = now() where id = '${id}'`);
/** Until somebody has begun to refresh its tokens. */
const underWay = (id: string) =>
  expect
    .poll(async () => {
      const rows = await app.asOwner(
        `select refreshing_until from social_accounts where id = '${id}'`,
      );
      return (rows[0] as { refreshing_until: Date | null }).refreshing_until;
    })
    .not.toBeNull();
const fault = (body: object) => sandboxFault(app, body);
const disconnect = ({ person, id }: Connected) =>
  fetch(`${app.url}/api/social-accounts/${id}`, {
    method: 'DELETE',
    headers: { cookie: person.cookie, origin: app.url },
  });
const tokenCalls = async () => {
  const truth = await (await fetch(`${app.running.sandboxUrl}/sandbox/truth`)).json();
  return (truth as { calls: Record<string, number> }).calls.token ?? 0;
};

describe('an access token', () => {
  it('is used as long as five minutes of it are left', async () => {
    const { fresh } = await connected('fresh');
    const before = await tokenCalls();
    expect(await fresh()).toBe(await fresh());
    expect(await tokenCalls()).toBe(before);
  });

  it('is refreshed once when twenty callers need it at the same time', async () => {
    const { id, fresh } = await connected('crowd');
    const old = await fresh();
    await age(id);
    const before = await tokenCalls();
    // Slow enough that the others arrive while the first one's call is still under way.
    await fault({ kind: 'slow', endpoint: 'token', delayMs: 300 });
    const tokens = await Promise.all(Array.from({ length: 20 }, fresh));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(old);
    expect(await tokenCalls()).toBe(before + 1);
    await age(id);
    expect(await fresh()).not.toBe(tokens[0]);
  });

  it('survives X being out of reach: nothing is disconnected, the next try works', async () => {
    const { id, person, fresh } = await connected('offline');
    await age(id);
    for (const kind of ['server_error', 'reset_before']) {
      await fault({ kind, endpoint: 'token' });
      await expect(fresh()).rejects.toMatchObject({ code: 'provider_unavailable' });
    }
    const [account] = await person.get<SocialAccount[]>('/api/social-accounts');
    expect(account).toMatchObject({ isActive: true, needsReconnect: false });
    expect(await fresh()).toEqual(expect.any(String));
  });

  it('that X does not renew for a wrong app secret says that, and disconnects nothing', async () => {
    const { id, person, workspaceId, fresh } = await connected('wrong_secret');
    await age(id);
    const { ctx, sandboxUrl } = app.running;
    const x = createXClient({
      apiUrl: sandboxUrl ?? '',
      authorizeUrl: '',
      ...testXApp,
      clientSecret: 'of another app',
    });
    await expect(freshAccessToken({ ...ctx, x }, workspaceId, id)).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringMatching(/^X refused to renew the sign-in: ./),
    });
    const [account] = await person.get<SocialAccount[]>('/api/social-accounts');
    expect(account).toMatchObject({ isActive: true, needsReconnect: false });
    expect(await fresh()).toEqual(expect.any(String));
  });

  it('that X takes back for good asks for a reconnect, which signing in again heals', async () => {
    const { id, person, fresh } = await connected('revoked');
    await age(id);
    await fault({ kind: 'dead_refresh_token', username: 'revoked' });
    await expect(fresh()).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Sign in with X again'),
    });
    const [account] = await person.get<SocialAccount[]>('/api/social-accounts');
    expect(account).toMatchObject({ isActive: false, needsReconnect: true });
    await expect(fresh()).rejects.toMatchObject({ code: 'conflict' });
    await new XAccountFixture(app).signIn('revoked');
    expect(await fresh()).toEqual(expect.any(String));
  });

  it.each([
    ['is taken', 'again_taken'],
    ['is refused', 'again_refused'],
  ])('of a new sign-in stays when a refresh of the one before %s', async (_, username) => {
    const { id, person, fresh } = await connected(username);
    await age(id);
    if (username === 'again_refused') await fault({ kind: 'dead_refresh_token', username });
    await fault({ kind: 'slow', endpoint: 'token', delayMs: 1_500 });
    const refreshing = fresh();
    await underWay(id);
    await new XAccountFixture(app).signIn(username);
    const tokens = () =>
      app.asOwner(`select access_token, refresh_token from social_accounts where id = '${id}'`);
    const signedIn = await tokens();
    expect(await refreshing).toEqual(expect.any(String));
    expect(await tokens()).toEqual(signedIn);
    const [account] = await person.get<SocialAccount[]>('/api/social-accounts');
    expect(account).toMatchObject({ isActive: true, needsReconnect: false });
  });

  it('is kept when its row is sealed with another secret while X is asked', async () => {
    const { id, workspaceId, fresh } = await connected('resealed');
    const { sealer } = app.running.ctx;
    await age(id);
    await fault({ kind: 'slow', endpoint: 'token', delayMs: 1_500 });
    const refreshing = fresh();
    await underWay(id);
    const rows = await app.asOwner(`select refresh_token from social_accounts where id = '${id}'`);
    const place = { table: 'social_accounts', workspaceId, field: 'refresh_token' };
    const [{ refresh_token: sealed }] = rows as [{ refresh_token: string }];
    const anew = sealer.seal(sealer.open(sealed, place), place);
    await app.asOwner(`update social_accounts set refresh_token = '${anew}' where id = '${id}'`);
    const token = await refreshing;
    expect(await fresh()).toBe(token);
    await age(id);
    expect(await fresh()).not.toBe(token);
  });

  it('of another workspace is not found', async () => {
    const mine = await connected('mine');
    const theirs = await connected('theirs');
    const stolen = freshAccessToken(app.running.ctx, mine.workspaceId, theirs.id);
    await expect(stolen).rejects.toMatchObject({ code: 'not_found' });
    const stranger = await app.signIn('nobody');
    expect(await stranger.call(listSocialAccounts)).toEqual([]);
  });
});

describe('disconnecting an account', () => {
  const tokensOf = async ({ id }: Connected) =>
    (
      await app.asOwner(`select access_token, refresh_token, is_active from social_accounts
        where id = '${id}'`)
    )[0];
  const postOf = async ({ workspaceId, id }: Connected) => {
    const rows = await app.asOwner(`
      insert into scheduled_posts (workspace_id, platform, account_id, scheduled_time, time_zone,
        wall_clock, not_before, grace_minutes)
      values ('${workspaceId}', 'twitter', '${id}', now() + interval '1 day', 'UTC', '', now(), 60)
      returning id`);
    return (rows[0] as { id: string }).id;
  };
  const statusOf = async (id: string) =>
    (await app.asOwner(`select status, hold_reason from scheduled_posts where id = '${id}'`))[0];
  const grants = async (token: string) => {
    const authorization = `Bearer ${token}`;
    return (await fetch(`${app.running.sandboxUrl}/2/users/me`, { headers: { authorization } }))
      .status;
  };

  it('wipes and revokes its tokens, holds its posts, and takes it off the list', async () => {
    const account = await connected('leaving');
    const token = await account.fresh();
    const postId = await postOf(account);
    expect(await grants(token)).toBe(200);
    expect((await disconnect(account)).status).toBe(204);
    expect(await tokensOf(account)).toEqual({
      access_token: '',
      refresh_token: null,
      is_active: false,
    });
    expect(await account.person.get('/api/social-accounts')).toEqual([]);
    expect(await statusOf(postId)).toEqual({ status: 'held', hold_reason: 'reconnect' });
    await expect(account.fresh()).rejects.toMatchObject({ code: 'conflict' });
    await app.runJobs();
    expect(await grants(token)).toBe(401);
    expect((await disconnect(account)).status).toBe(404);
  });

  it('works while X is down, and revokes as soon as X is back', async () => {
    const account = await connected('leaving_dark');
    const token = await account.fresh();
    for (const kind of ['server_error', 'reset_before']) {
      await fault({ kind, endpoint: 'revoke' });
    }
    expect((await disconnect(account)).status).toBe(204);
    await expect(app.runJobs()).rejects.toThrow();
    const again = () =>
      app.asOwner(`update pgboss.job set start_after = now() where name = 'revoke-tokens'`);
    await again();
    await expect(app.runJobs()).rejects.toThrow();
    await again();
    await app.runJobs();
    expect(await grants(token)).toBe(401);
  });

  it('is not undone by a refresh that was under way, whose tokens X is told of too', async () => {
    const account = await connected('leaving_busy');
    await age(account.id);
    const { ctx } = app.running;
    const given: XTokens[] = [];
    const x: typeof ctx.x = {
      ...ctx.x,
      async refresh(token) {
        const tokens = await ctx.x.refresh(token);
        expect(await grants(tokens.accessToken)).toBe(200);
        expect((await disconnect(account)).status).toBe(204);
        given.push(tokens);
        return tokens;
      },
    };
    await expect(
      freshAccessToken({ ...ctx, x }, account.workspaceId, account.id),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Sign in with X again'),
    });
    expect(await tokensOf(account)).toMatchObject({ access_token: '', refresh_token: null });
    expect(await grants(given[0]?.accessToken ?? '')).toBe(401);
    await expect(ctx.x.refresh(given[0]?.refreshToken ?? '')).rejects.toMatchObject({
      kind: 'reconnect',
    });
    await app.runJobs();
  });

  it('keeps its place: connected again it is the same one, and takes over posts without any', async () => {
    const account = await connected('returning');
    const rows = await app.asOwner(`
      insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
        not_before, grace_minutes)
      values ('${account.workspaceId}', 'twitter', now() + interval '1 day', 'UTC', '', now(), 60)
      returning id`);
    await disconnect(account);
    await account.person.signIn('returning');
    const accounts = await account.person.get<SocialAccount[]>('/api/social-accounts');
    expect(accounts).toMatchObject([{ id: account.id, isActive: true, needsReconnect: false }]);
    const [post] = await app.asOwner(
      `select account_id from scheduled_posts where id = '${(rows[0] as { id: string }).id}'`,
    );
    expect(post).toEqual({ account_id: account.id });
    await app.runJobs();
  });

  it('of another workspace is not found', async () => {
    const account = await connected('staying');
    const stranger = await app.signIn('stranger');
    expect(await stranger.refused(disconnectAccount, { params: { id: account.id } })).toMatchObject(
      { status: 404, message: 'Social account not found' },
    );
    expect(await tokensOf(account)).toMatchObject({ is_active: true });
  });
});

it('is told to whoever watches when it is lost, comes back and goes', async () => {
  const account = await connected('watched');
  const over = AbortSignal.timeout(20_000);
  const events = await watchFromNow(app.running.ctx, account.workspaceId, over);
  const toldOf = async (topics: string[]) => {
    for (const topic of topics) expect((await events.next()).value).toEqual({ topic, id: null });
  };
  await age(account.id);
  await fault({ kind: 'dead_refresh_token', username: 'watched' });
  await expect(account.fresh()).rejects.toMatchObject({ code: 'conflict' });
  await toldOf(['accounts', 'notifications', 'posts']);
  await account.person.signIn('watched');
  await toldOf(['accounts', 'posts']);
  await disconnect(account);
  await toldOf(['accounts', 'posts']);
});

it('counts what was published, and claims nothing that was not measured', async () => {
  const { person, workspaceId } = await connected('counted');
  const stats = () => person.get('/api/social-stats');
  expect(await stats()).toEqual({ avgEngagementRate: 0, totalPosts: 0, growthRate: 0 });
  await app.asOwner(`
    insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone, wall_clock,
      not_before, grace_minutes, status, posted_at)
    select '${workspaceId}', 'twitter', now(), 'UTC', '', now(), 60, status, now()
    from unnest(array['posted', 'posted', 'failed', 'pending']) status`);
  expect(await stats()).toEqual({ avgEngagementRate: 0, totalPosts: 2, growthRate: 0 });
});
