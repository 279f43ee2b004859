import { describe, expect, it } from 'vitest';
import { type Caller, testApp } from '#api/testing/app.ts';
import { sendTo } from '#api/testing/contract-calls.ts';
import { type FullWorkspace, fullWorkspace } from '#api/testing/fixtures/full-workspace.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { tablePrints } from '#api/testing/table-prints.ts';
import { validInputs } from '#api/testing/valid-inputs.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { createWorkspace, openWorkspace, renameWorkspace } from '#shared/contracts/workspaces.ts';

const app = testApp();
const owned = Object.entries(endpoints).filter(([, { access }]) => access !== 'public');

/** A person with two workspaces, a member of the first, and a stranger. */
async function makeWorld() {
  const mine = await fullWorkspace(app);
  const me = await mine.user.call(getCurrentUser);
  await mine.user.call(renameWorkspace, { body: { name: 'Here' } });
  const other = await mine.user.call(createWorkspace, { body: { name: 'There' } });
  const theirs = await (await memberOf(app, mine.workspaceId, 'editor')).call(getCurrentUser);
  const strange = await (await app.signIn('strange')).call(getCurrentUser);
  const { key } = await mine.user.call(createExtensionKey, { body: { name: 'Laptop' } });
  return { mine, me, other, theirs, strange, key: app.withKey(key) };
}
let made: ReturnType<typeof makeWorld> | undefined;
const world = () => {
  made ??= makeWorld();
  return made;
};

type Refusals = Record<string, string>;

async function refusalOf(response: Response, name: string): Promise<Refusals> {
  const text = await response.text();
  expect(response.status, `${name}: ${text}`).toBe(409);
  const { code, reason, message, params } = errorBody.parse(JSON.parse(text));
  expect(code).toBe('conflict');
  return { [`${reason} ${JSON.stringify(params)}`]: message };
}

/** What every call answers to a page, but for those that tell and mend where the session is. */
async function refusals(by: Caller, mine: FullWorkspace, page: object, exempt: string[]) {
  const inputs = validInputs(mine);
  const all: Refusals = {};
  for (const [name, endpoint] of owned.filter(([name]) => !exempt.includes(name))) {
    const response = await sendTo(by, endpoint, inputs[name], { ...page });
    Object.assign(all, await refusalOf(response, name));
  }
  return all;
}

const otherWorkspace = {
  'session.other-workspace {"page":"There","now":"Here"}':
    'This page belongs to the workspace There, but Here is open in this browser now.',
};

it('answers 409 to every call of a page of another workspace or person, and changes no table', async () => {
  const { mine, me, other, theirs, key } = await world();
  // Marks of use are written for what is answered, not for what is refused.
  await app.asOwner("update sessions set last_seen_at = now() - interval '2 hours'");
  const before = await tablePrints(app);
  const there = { 'troupe-workspace': other.id, 'troupe-user': me.id };
  const telling = ['getCurrentUser', 'openWorkspace'];
  expect(await refusals(mine.user, mine, there, telling)).toEqual(otherWorkspace);
  expect(await refusals(key, mine, there, telling)).toEqual(otherWorkspace);
  const person = { 'troupe-workspace': mine.workspaceId, 'troupe-user': theirs.id };
  expect(await refusals(mine.user, mine, person, ['getCurrentUser'])).toEqual({
    [`session.other-person {"page":"${theirs.username}","now":"${me.username}"}`]: `This page belongs to @${theirs.username}, but @${me.username} is signed in in this browser now.`,
  });
  expect(await tablePrints(app)).toEqual(before);
}, 120_000);

it('names no workspace and no person that the caller does not know', async () => {
  const { mine, me, strange } = await world();
  const asked = async (headers: Record<string, string>) =>
    refusalOf(await mine.user.fetch('/api/personas', { headers }), 'listPersonas');
  expect(await asked({ 'troupe-workspace': strange.workspaceId })).toEqual({
    'session.other-unnamed-workspace {"now":"Here"}':
      'This page belongs to another workspace, but Here is open in this browser now.',
  });
  expect(await asked({ 'troupe-user': strange.id })).toEqual({
    [`session.other-unnamed-person {"now":"${me.username}"}`]: `This page belongs to another person, but @${me.username} is signed in in this browser now.`,
  });
});

describe('a page that is the session’s own', () => {
  it('is answered, whichever way it names itself, and so is a caller that names none', async () => {
    const { mine, me, key } = await world();
    const { workspaceId } = mine;
    const path = '/api/personas';
    const named = `${path}?troupe-workspace=${workspaceId}&troupe-user=${me.id}`;
    const headers = { 'troupe-workspace': workspaceId.toUpperCase(), 'troupe-user': me.id };
    for (const by of [mine.user, key]) {
      expect((await by.fetch(path)).status).toBe(200);
      expect((await by.fetch(path, { headers })).status).toBe(200);
      expect((await by.fetch(named)).status).toBe(200);
      expect((await by.fetch(path, { headers: { 'troupe-workspace': '' } })).status).toBe(200);
    }
  });

  it.each(['x', "' or 1=1 --", '00000000-0000-0000-0000-000000000000', 'a, b'])(
    'is no page that names itself %s',
    async (name) => {
      const { mine } = await world();
      for (const header of ['troupe-workspace', 'troupe-user']) {
        const sent = { headers: { [header]: name } };
        expect((await mine.user.fetch('/api/personas', sent)).status).toBe(409);
        const query = new URLSearchParams({ [header]: name });
        expect((await mine.user.fetch(`/api/personas?${query}`)).status).toBe(409);
      }
    },
  );
});

it('connects no X account to another workspace than that of the page', async () => {
  const { mine, other } = await world();
  const start = (workspaceId: string) =>
    mine.user.fetch(`/api/auth/x?link=1&troupe-workspace=${workspaceId}`, { redirect: 'manual' });
  const before = await tablePrints(app);
  expect((await start(other.id)).status).toBe(409);
  expect(await tablePrints(app)).toEqual(before);
  const location = (await start(mine.workspaceId)).headers.get('location') ?? '';
  expect(location).toContain('code_challenge');
});

// It ends the session of the others: it comes last.
it('tells a page where the session is, and brings the session back to the workspace of the page', async () => {
  const { mine, me, other, theirs } = await world();
  const page = { 'troupe-workspace': other.id, 'troupe-user': me.id };
  const told = await sendTo(mine.user, getCurrentUser, {}, page);
  expect(await told.json()).toMatchObject({ id: me.id, workspaceId: mine.workspaceId });
  const opened = await sendTo(mine.user, openWorkspace, { body: { workspaceId: other.id } }, page);
  expect(opened.status).toBe(200);
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const back = (headers: Record<string, string>) =>
    app.stranger.fetch('/api/personas', { headers: { cookie, ...headers } });
  expect((await back(page)).status).toBe(200);
  expect((await back({ ...page, 'troupe-workspace': mine.workspaceId })).status).toBe(409);
  // The session of somebody else is not moved.
  const foreign = { ...page, 'troupe-user': theirs.id };
  const moved = await app.stranger.fetch(openWorkspace.path, {
    method: 'POST',
    headers: { cookie, origin: app.url, 'content-type': 'application/json', ...foreign },
    body: JSON.stringify({ workspaceId: mine.workspaceId }),
  });
  expect(moved.status).toBe(409);
});
