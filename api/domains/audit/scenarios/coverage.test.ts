import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { memberOf } from '#api/testing/fixtures/member-of.ts';
import { createExport, getExportFile, listExports } from '#shared/contracts/account-data.ts';
import { exportAnalytics } from '#shared/contracts/analytics.ts';
import { exportAuditEvents, listAuditEvents } from '#shared/contracts/audit.ts';
import { getCurrentUser, signOut } from '#shared/contracts/auth.ts';
import {
  createBucket,
  createSample,
  deleteSample,
  setPersonaBuckets,
} from '#shared/contracts/buckets.ts';
import { createPersona, deletePersona, updatePersona } from '#shared/contracts/persona-changes.ts';
import {
  createPostDraft,
  deletePostDraft,
  emptyPost,
  updatePostDraft,
} from '#shared/contracts/post-drafts.ts';
import { addRevenue, deleteRevenue } from '#shared/contracts/revenue.ts';
import { deleteViralContent, uploadViralContent } from '#shared/contracts/viral.ts';
import { createWorkspace, openWorkspace } from '#shared/contracts/workspaces.ts';

const app = testApp();
type Caller = Awaited<ReturnType<typeof app.signIn>>;

const contentOf = (text: string) => ({
  ...emptyPost,
  parts: [{ key: 'a', text, media: [] }],
  when: 'slot' as const,
});

/** Of this kind: the action and who it was, the first first. */
async function linesOf(user: Caller, kind: string) {
  const { events } = await user.call(listAuditEvents, { query: { kind } as never });
  return events.map(({ action, actorName }) => `${action} by ${actorName}`).reverse();
}

it('a draft is written down when it begins, when somebody else changes it, and when it goes', async () => {
  const ann = await app.signIn('drafting_ann');
  const { workspaceId } = await ann.call(getCurrentUser);
  const bob = await memberOf(app, workspaceId, 'editor', 'drafting_bob');
  const id = randomUUID();
  let { version } = await ann.call(createPostDraft, { body: { id, content: contentOf('g') } });
  const save = async (who: Caller, text: string) => {
    const body = { content: contentOf(text), version };
    ({ version } = await who.call(updatePostDraft, { params: { id }, body }));
  };
  for (const text of ['gm', 'gm f', 'gm fr']) await save(ann, text);
  for (const text of ['gn', 'gn f']) await save(bob, text);
  await save(ann, 'gm fren');
  await bob.call(deletePostDraft, { params: { id } });
  expect(await linesOf(ann, 'draft')).toEqual([
    'created by drafting_ann',
    'changed by drafting_bob',
    'changed by drafting_ann',
    'deleted by drafting_bob',
  ]);
  const { events } = await ann.call(listAuditEvents, { query: { target: id } });
  expect(JSON.stringify(events[0]?.changes)).toContain('gm fren');
});

it('the library is written down: samples, links of personas, viral content, and revenue', async () => {
  const user = await app.signIn('librarian');
  const by = (...actions: string[]) => actions.map((action) => `${action} by librarian`);
  const persona = await user.call(createPersona, {
    body: { name: 'Mira', description: 'd', personality: 'dry' },
  });
  const bucket = await user.call(createBucket, {
    body: { name: 'Takes', description: '', category: 'crypto' } as never,
  });
  const sample = await user.call(createSample, {
    params: { id: bucket.id },
    body: { content: 'blobs are cheap', contentType: 'tweet', platform: 'twitter' },
  });
  await user.call(setPersonaBuckets, {
    params: { id: persona.id },
    body: { bucketIds: [bucket.id] },
  });
  await user.call(deleteSample, { params: { id: sample.id } });
  await user.call(deletePersona, { params: { id: persona.id } });
  expect(await linesOf(user, 'sample')).toEqual(by('created', 'deleted'));
  expect(await linesOf(user, 'persona')).toEqual(by('created', 'changed', 'deleted'));
  const viral = await user.call(uploadViralContent, {
    body: {
      title: 'T',
      content: 'went far',
      contentType: 'text',
      platform: 'twitter',
      views: 5_000,
    },
  });
  await user.call(deleteViralContent, { params: { id: viral.id } });
  expect(await linesOf(user, 'viral')).toEqual(by('created', 'deleted'));
  const entry = await user.call(addRevenue, {
    body: { amount: 12.5, date: '2026-11-01', note: 'Ad' },
  });
  await user.call(deleteRevenue, { params: { id: entry.id } });
  expect(await linesOf(user, 'revenue')).toEqual(by('created', 'deleted'));
});

it('sign-ins and sign-outs stand in the log of the workspace that the session is in', async () => {
  const user = await app.signIn('walker');
  const home = await app.signIn('walker');
  const { id } = await user.call(createWorkspace, { body: { name: 'Other' } });
  const opened = await user.fetch(openWorkspace.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ workspaceId: id }),
  });
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const read = async () => {
    const log = await fetch(`${app.url}${listAuditEvents.path}?kind=session`, {
      headers: { cookie },
    });
    return ((await log.json()) as { events: { action: string }[] }).events;
  };
  expect(await linesOf(home, 'session')).toEqual([
    'created by walker',
    'created by walker',
    'deleted by walker',
  ]);
  expect(await read()).toMatchObject([{ action: 'created', actorRole: 'owner', via: 'session' }]);
  const out = await fetch(`${app.url}${signOut.path}`, {
    method: 'POST',
    headers: { cookie, origin: app.url },
  });
  expect(out.status).toBe(204);
  const rows = await app.asOwner(`select e.action, w.name, e.actor_name from audit_events e
    join workspaces w on w.id = e.workspace_id where target_kind = 'session'
      and e.actor_name = 'walker' order by e.at`);
  expect(rows.filter((row) => (row as { name: string }).name === 'Other')).toEqual([
    { action: 'created', name: 'Other', actor_name: 'walker' },
    { action: 'deleted', name: 'Other', actor_name: 'walker' },
  ]);
});

it('what is downloaded is written down with who took it, and nothing else that is read', async () => {
  const user = await app.signIn('carrier');
  await user.call(createExport);
  await app.runJobs();
  const [ready] = await user.call(listExports);
  await user.fetch(getExportFile.path.replace('{id}', ready?.id ?? ''));
  await user.fetch(`${exportAnalytics.path}?format=csv`);
  await user.fetch(exportAuditEvents.path);
  expect(await linesOf(user, 'export')).toEqual(['created by carrier', 'downloaded by carrier']);
  expect(await linesOf(user, 'report')).toEqual(['downloaded by carrier']);
  expect(await linesOf(user, 'audit')).toEqual(['downloaded by carrier']);
  const before = await user.call(listAuditEvents, { query: {} });
  await user.call(listExports);
  expect(await user.call(listAuditEvents, { query: {} })).toEqual(before);
});

it('who changed what a persona may promise is written down', async () => {
  const user = await app.signIn('promiser');
  const { id } = await user.call(createPersona, {
    body: { name: 'Mira', description: 'd', personality: 'dry' },
  });
  const facts = [{ kind: 'promise', text: 'Refunds within 14 days' }] as const;
  await user.call(updatePersona, { params: { id }, body: { facts: [...facts] } });
  const { events } = await user.call(listAuditEvents, { query: { target: id } });
  expect(events[0]?.changes.facts).toMatchObject({ before: [], after: facts });
});
