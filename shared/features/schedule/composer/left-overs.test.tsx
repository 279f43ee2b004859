import { beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '#shared/client/api-client.ts';
import { createOwnPage } from '#shared/client/own-page.ts';
import { type DraftContent, emptyPost } from '#shared/contracts/post-drafts.ts';
import { somePage } from '#shared/ui/testing/people.ts';
import { keepUnsaved, unsavedDrafts } from './local-drafts.ts';
import { forgetDraft, saveDraft, saveLeftOvers, takeUp } from './saved-draft-store.ts';

const OWNER = `${somePage.userId} ${somePage.workspaceId}`;
const api = createApiClient({
  baseUrl: '',
  credentials: 'include',
  page: createOwnPage(somePage),
});

beforeEach(() => localStorage.clear());

const content = (text: string): DraftContent => ({
  ...emptyPost,
  parts: [{ key: 'first', text, media: [] }],
});
const saved = (id: string, text: string, version: number) => ({
  id,
  version,
  content: content(text),
  assigneeId: null,
  dueOn: null,
  updatedAt: '2026-05-10T12:00:00.000Z',
});
const refusal = (reason: string) =>
  Response.json(
    { code: 'conflict', reason, message: `Because of ${reason}.`, requestId: 'r-1' },
    { status: 409 },
  );
const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

interface Call {
  method: string;
  path: string;
  body: { id?: string; version?: number; content: DraftContent };
}

/** The server, which may lose its answer. */
function serve(answer: (call: Call) => Response | 'lost') {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = { method, path, body: body ? JSON.parse(body as string) : undefined } as Call;
    calls.push(call);
    const given = answer(call);
    if (given === 'lost') throw new TypeError('Failed to fetch');
    return given;
  });
  return calls;
}

test.each([
  ['rule.most-drafts', () => refusal('rule.most-drafts')],
  ['no answer', () => 'lost' as const],
  ['another workspace', () => refusal('session.other-workspace')],
])(
  'a copy that is not saved, for %s, stays on the device and is sent again as the same',
  async (_, refuse) => {
    const draft = { owner: OWNER, id: uuid(1), version: 3, content: content('mine') };
    keepUnsaved(draft);
    const calls = serve(({ method }) =>
      method === 'POST' ? refuse() : refusal('rule.draft-changed'),
    );
    await saveLeftOvers(api, OWNER);
    expect(unsavedDrafts(OWNER)).toMatchObject([{ id: uuid(1), content: draft.content }]);
    const first = calls.filter(({ method }) => method === 'POST').map(({ body }) => body.id);
    const again = serve(({ body }) =>
      Response.json(saved(body.id ?? '', 'mine', 1), { status: 201 }),
    );
    await saveLeftOvers(api, OWNER);
    expect(unsavedDrafts(OWNER)).toEqual([]);
    expect(again.map(({ method, body }) => [method, body.id])).toEqual([['POST', first[0]]]);
  },
);

test('a draft of another workspace or person is left alone', async () => {
  keepUnsaved({
    owner: `${somePage.userId} ${uuid(9)}`,
    id: uuid(2),
    version: 0,
    content: content('b'),
  });
  const calls = serve(() => Response.json({}));
  await saveLeftOvers(api, OWNER);
  expect(calls).toEqual([]);
});

test('a draft whose creation was answered by nobody is found again, with what was typed since', async () => {
  const there = new Map<string, { text: string; version: number }>();
  let isLost = true;
  const textOf = ({ body }: Call) => body.content.parts[0]?.text ?? '';
  const calls = serve((call) => {
    const id = call.body?.id ?? call.path.split('/').at(-1) ?? '';
    const now = there.get(id);
    if (call.method === 'GET') return Response.json(saved(id, now?.text ?? '', now?.version ?? 0));
    if (call.method === 'POST' && now) return refusal('rule.draft-changed');
    const version = (now?.version ?? 0) + 1;
    there.set(id, { text: textOf(call), version });
    const answer = Response.json(saved(id, textOf(call), version));
    return isLost ? 'lost' : answer;
  });
  await saveDraft(api, OWNER, content('half'));
  isLost = false;
  await saveDraft(api, OWNER, content('half a thought'));
  expect([...there.values()]).toEqual([{ text: 'half a thought', version: 2 }]);
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'POST', 'GET', 'PUT']);
  expect(unsavedDrafts(OWNER)).toEqual([]);
});

/** A server that keeps each draft, by its id. */
function serveKept() {
  const versions = new Map<string, number>();
  return serve(({ method, path, body }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 });
    const id = body.id ?? path.split('/').at(-1) ?? '';
    const version = (versions.get(id) ?? 0) + 1;
    if (method === 'PUT' && body.version !== version - 1) return refusal('rule.draft-changed');
    versions.set(id, version);
    return Response.json(saved(id, body.content.parts[0]?.text ?? '', version));
  });
}
const textsIn = (calls: Call[]) =>
  calls.filter(({ body }) => body?.content).map(({ body }) => body.content.parts[0]?.text);

test('a text that gives way to another at once is saved all the same, as the draft that it was', async () => {
  takeUp(OWNER, null);
  const calls = serveKept();
  void saveDraft(api, OWNER, content('one'));
  const last = saveDraft(api, OWNER, content('one, and more'));
  takeUp(OWNER, null);
  await last;
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(textsIn(calls)).toEqual(['one', 'one, and more']);
  expect(unsavedDrafts(OWNER)).toEqual([]);
});

test('a save that comes after its post was scheduled does not bring the draft back', async () => {
  takeUp(OWNER, null);
  const calls = serveKept();
  await saveDraft(api, OWNER, content('one'));
  void saveDraft(api, OWNER, content('one, scheduled'));
  await forgetDraft(api, OWNER);
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(unsavedDrafts(OWNER)).toEqual([]);
});
