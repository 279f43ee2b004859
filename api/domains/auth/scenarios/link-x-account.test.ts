import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { sandboxFault, XAccountFixture } from '#api/testing/fixtures/x-account-fixture.ts';
import type { SocialAccount } from '#shared/contracts/accounts.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';

const app = testApp();
const LINK = '/api/auth/x?link=1';

async function signedIn(username: string): Promise<XAccountFixture> {
  const person = new XAccountFixture(app);
  await person.signIn(username);
  return person;
}

const link = async (person: XAccountFixture, username: string) =>
  person.go(await person.consent({ username }, LINK));
const accountsOf = (person: XAccountFixture) => person.get<SocialAccount[]>('/api/social-accounts');
const namesOf = async (person: XAccountFixture) =>
  (await accountsOf(person)).map(({ username }) => username);
const activitiesOf = (person: XAccountFixture) =>
  person.get<{ type: string; description: string }[]>('/api/activities');
const fault = (body: object) => sandboxFault(app, body);

describe('connecting one more account', () => {
  it('adds it to the workspace with its line of history; session and user stay', async () => {
    const person = await signedIn('first_acc');
    const before = await person.get<CurrentUser>('/api/auth/user');
    const cookie = person.session;
    expect(await link(person, 'second_acc')).toBe('/social-connections');
    expect(person.session).toBe(cookie);
    expect(await person.get('/api/auth/user')).toEqual(before);
    expect(await namesOf(person)).toEqual(['first_acc', 'second_acc']);
    expect((await activitiesOf(person)).map(({ description }) => description)).toEqual([
      'Connected X account @second_acc',
      'Connected X account @first_acc',
    ]);
    expect(await app.asOwner("select 1 from users where username = 'second_acc'")).toEqual([]);
  });

  it('comes back to the page it was started from, if that is one of ours', async () => {
    const person = await signedIn('link_back');
    const back = await person.consent({ username: 'link_back2' }, `${LINK}&returnTo=/schedule`);
    expect(await person.go(back)).toBe('/schedule');
    const lured = await person.consent(
      { username: 'link_back2' },
      `${LINK}&returnTo=/.//evil.example`,
    );
    expect(await person.go(lured)).toBe('/social-connections');
  });

  it('refreshes one that is connected already, and heals one that was lost', async () => {
    const person = await signedIn('refreshed');
    const tokens = () =>
      app.asOwner(
        "select access_token, needs_reconnect from social_accounts where username = 'refreshed'",
      );
    await app.asOwner(
      "update social_accounts set needs_reconnect = true, is_active = false where username = 'refreshed'",
    );
    const [lost] = await tokens();
    expect(await link(person, 'refreshed')).toBe('/social-connections');
    const [healed, ...more] = await tokens();
    expect(more).toEqual([]);
    expect(healed).toMatchObject({ needs_reconnect: false });
    expect(healed).not.toMatchObject({
      access_token: (lost as { access_token: string }).access_token,
    });
    expect(await activitiesOf(person)).toHaveLength(1);
  });

  it('takes one that another workspace has too, each with a grant of its own', async () => {
    const holder = await signedIn('shared_acc');
    const other = await signedIn('other_acc');
    expect(await link(other, 'shared_acc')).toBe('/social-connections');
    expect(await namesOf(other)).toEqual(['other_acc', 'shared_acc']);
    expect(await namesOf(holder)).toEqual(['shared_acc']);
    expect(await holder.get('/api/auth/user')).toMatchObject({ username: 'shared_acc' });
    expect(await activitiesOf(holder)).toHaveLength(1);
    const rows = await app.asOwner(
      "select distinct workspace_id, access_token from social_accounts where username = 'shared_acc'",
    );
    expect(rows).toHaveLength(2);
    const tokens = rows.map((row) => (row as { access_token: string }).access_token);
    expect(new Set(tokens).size).toBe(2);
    expect(await holder.signIn('shared_acc')).toContain('/auth-success');
    expect(await namesOf(holder)).toEqual(['shared_acc']);
  });

  it('keeps the wish when it is moved to its public name', async () => {
    const other = app.url.replace('localhost', '127.0.0.1');
    const moved = await fetch(`${other}${LINK}&returnTo=/schedule`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe(`${app.url}${LINK}&returnTo=%2Fschedule`);
  });
});

describe('a link that must not begin', () => {
  it('leads to the login page without a session, and leaves nothing behind', async () => {
    const nobody = new XAccountFixture(app);
    expect(await nobody.go(LINK)).toBe('/login');
    expect([...nobody.cookies]).toEqual([]);
  });

  it('is refused from another site', async () => {
    const person = await signedIn('link_lured');
    const from = (site: string) =>
      fetch(app.url + LINK, {
        redirect: 'manual',
        headers: { cookie: person.cookie, 'sec-fetch-site': site },
      });
    expect((await from('cross-site')).status).toBe(403);
    expect((await from('none')).status).toBe(302);
    expect((await from('same-origin')).status).toBe(302);
  });
});

describe('a link that must not connect', () => {
  it('is refused when somebody else is signed in by then, or nobody, and is used up', async () => {
    const person = await signedIn('left_desk');
    const mine = person.session ?? '';
    const backs = [
      await person.consent({ username: 'left_desk2' }, LINK),
      await person.consent({ username: 'left_desk2' }, LINK),
    ];
    const [afterForeign = '', afterNobody = ''] = backs;
    await person.signIn('took_desk');
    expect(await person.go(afterForeign)).toBe('/login-failed');
    expect(await namesOf(person)).toEqual(['took_desk']);
    person.cookies.delete(person.sessionName);
    expect(await person.go(afterNobody)).toBe('/login-failed');
    const again = await signedIn('left_desk');
    again.cookies.set('x-sign-in', person.cookies.get('x-sign-in') ?? '');
    for (const back of backs) expect(await again.go(back)).toBe('/login-failed');
    expect(await namesOf(again)).toEqual(['left_desk']);
    expect(again.session).not.toBe(mine);
  });

  it('belongs to one browser: in another one it is refused, to the same user too', async () => {
    const desk = await signedIn('two_desks');
    const phone = await signedIn('two_desks');
    const back = await desk.consent({ username: 'two_desks2' }, LINK);
    expect(await phone.go(back)).toBe('/login-failed');
    expect(await namesOf(desk)).toEqual(['two_desks']);
  });

  it('works once: the same answer of X again is refused', async () => {
    const person = await signedIn('link_replay');
    const back = await person.consent({ username: 'link_replay2' }, LINK);
    expect(await person.go(back)).toBe('/social-connections');
    expect(await person.go(back)).toBe('/login-failed');
    expect(await namesOf(person)).toEqual(['link_replay', 'link_replay2']);
  });

  it('connects nothing when the person says no at X, and leads back', async () => {
    const person = await signedIn('link_decline');
    expect(await person.go(await person.consent('cancel', LINK))).toBe('/social-connections');
    expect(await namesOf(person)).toEqual(['link_decline']);
  });

  it('connects nothing when X fails, and ends where that is said', async () => {
    const person = await signedIn('link_unlucky');
    const back = await person.consent({ username: 'link_unlucky2' }, LINK);
    await fault({ kind: 'server_error', endpoint: 'me' });
    expect(await person.go(back)).toBe('/login-failed');
    await fault({ kind: 'clear' });
    expect(await namesOf(person)).toEqual(['link_unlucky']);
    expect(await activitiesOf(person)).toHaveLength(1);
    const failed = new URL(await person.consent('cancel', LINK));
    failed.searchParams.set('error', 'temporarily_unavailable');
    expect(await person.go(failed.href)).toBe('/login-failed');
  });
});
