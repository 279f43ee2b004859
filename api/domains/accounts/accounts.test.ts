import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { XPerson } from '#api/testing/x-person.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import { listSocialAccounts } from '#shared/contracts/accounts.ts';
import { freshAccessToken } from './service.ts';

const app = testApp();

interface Connected {
  person: XPerson;
  workspaceId: string;
  id: string;
  fresh(): Promise<string>;
}

async function connected(username: string): Promise<Connected> {
  const person = new XPerson(app);
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
const fault = (body: object) =>
  fetch(`${app.running.sandboxUrl}/sandbox/faults`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
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
    await new XPerson(app).signIn('revoked');
    expect(await fresh()).toEqual(expect.any(String));
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
