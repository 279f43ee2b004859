import { afterEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { readReviewLink } from '#shared/contracts/review-links.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { createApiClient, isOfOtherPage } from './api-client.ts';
import { createOwnPage } from './own-page.ts';

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  path: string;
  headers: Record<string, string>;
}

/** A page whose server says who is signed in, and refuses a page that is not theirs. */
function openPage() {
  const server = { user: { ...nextUser(), username: 'ann', workspaceName: 'Client A' } };
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, headers });
    if (path === getCurrentUser.path) return Response.json(server.user);
    if (path.startsWith('/api/review/')) return Response.json({});
    const isOwn = headers['troupe-workspace'] === server.user.workspaceId;
    if (isOwn) return Response.json([]);
    const params = { page: 'Client A', now: server.user.workspaceName };
    const body = { code: 'conflict', reason: 'session.other-workspace', params };
    return Response.json({ ...body, message: 'Elsewhere.', requestId: 'r-1' }, { status: 409 });
  });
  const page = createOwnPage();
  const api = createApiClient({ baseUrl: '', credentials: 'include', page });
  const calls = () => asked.filter(({ path }) => path !== getCurrentUser.path);
  return { server, asked, calls, page, api };
}

const elsewhere = { id: '00000000-0000-4000-8000-00000000000b', name: 'Client B' };

test('no call but for everybody goes out before it is known whose page it is, and each names it', async () => {
  const { api, asked, server } = openPage();
  await Promise.all([api.call(listPersonas), api.call(getCurrentUser)]);
  await api.call(listPersonas);
  await api.call(readReviewLink, { params: { token: 'x'.repeat(43) } }).catch(() => {});
  const own = { 'troupe-workspace': server.user.workspaceId, 'troupe-user': server.user.id };
  expect(asked.map(({ path }) => path).filter((path) => path === listPersonas.path)).toHaveLength(
    2,
  );
  for (const { path, headers } of asked) {
    if (path === listPersonas.path) expect(headers).toMatchObject(own);
    else expect(headers).not.toHaveProperty('troupe-workspace');
  }
  expect(api.address('/api/media/1?size=2')).toBe(
    `/api/media/1?size=2&troupe-workspace=${own['troupe-workspace']}&troupe-user=${own['troupe-user']}`,
  );
  expect(api.address('https://pbs.twimg.com/a.jpg')).toBe('https://pbs.twimg.com/a.jpg');
});

test('a page stays what it was drawn for when the session goes elsewhere, and says so until it is back', async () => {
  const { api, page, server, calls } = openPage();
  await api.call(getCurrentUser);
  const before = server.user;
  server.user = { ...before, workspaceId: elsewhere.id, workspaceName: elsewhere.name };
  const body = { name: 'Dana', description: 'd', personality: 'p' };
  await expect(api.call(createPersona, { body })).rejects.toSatisfy(isOfOtherPage);
  expect(calls().at(-1)?.headers['troupe-workspace']).toBe(before.workspaceId);
  expect(page.now().elsewhere).toEqual({ kind: 'workspace', page: 'Client A', now: 'Client B' });
  // Nor does who is signed in now take the place of whose page it is.
  await expect(api.call(getCurrentUser)).rejects.toMatchObject({
    status: 409,
    body: { params: { page: 'Client A', now: 'Client B' } },
  });
  expect(page.now().page?.workspaceId).toBe(before.workspaceId);
  server.user = before;
  await api.call(listPersonas);
  expect(page.now().elsewhere).toBeNull();
});

test('another person is named as one, and an end of the session leaves the page to its person', async () => {
  const { api, page, server } = openPage();
  await api.call(getCurrentUser);
  server.user = { ...nextUser(), username: 'bob' };
  await expect(api.call(getCurrentUser)).rejects.toSatisfy(isOfOtherPage);
  expect(page.now()).toMatchObject({
    page: { username: 'ann' },
    elsewhere: { kind: 'person', page: 'ann', now: 'bob' },
  });
  page.forget();
  await api.call(getCurrentUser);
  expect(page.now()).toMatchObject({ page: { username: 'bob' }, elsewhere: null });
});

test('a page that opens another workspace itself leaves for it, and its calls stay of the one before', async () => {
  const { api, page, calls, server } = openPage();
  await api.call(getCurrentUser);
  const { workspaceId } = server.user;
  page.opened(elsewhere.id);
  server.user = { ...server.user, workspaceId: elsewhere.id };
  await expect(api.call(listPersonas)).rejects.toSatisfy(isOfOtherPage);
  expect(calls().at(-1)?.headers['troupe-workspace']).toBe(workspaceId);
  expect(page.now().isLeaving).toBe(true);
});
