import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aQueuedPost } from '#shared/ui/testing/queued-posts.ts';
import { refusal } from '#shared/ui/testing/render-screen.tsx';
import { showApprovals } from './testing/show-approvals.tsx';

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('a post is shown as on X, with its time, author and what was said before', async () => {
  const item = { ...aQueuedPost(1, 'gm one', { changedBy: 'mira' }), reason: 'Name the source' };
  showApprovals({ waiting: [item], asked: [] });
  const card = await cardOf('gm one');
  expect(card.getByText('Needs approval')).toBeTruthy();
  expect(card.getByText('Written by @vera, changed by @mira')).toBeTruthy();
  expect(card.getByText('Name the source')).toBeTruthy();
  const preview = within(await card.findByRole('region', { name: 'Preview on X: gm one' }));
  expect(preview.getByText('gm one')).toBeTruthy();
});

test('one that has changed meanwhile is shown anew and asked about again', async () => {
  const before = aQueuedPost(1, 'gm one');
  const after = aQueuedPost(1, 'gm rewritten', { version: 4, contentHash: 'f'.repeat(64) });
  const queue = { waiting: [before], asked: [] };
  const decided: unknown[] = [];
  showApprovals(queue, {
    [`POST /api/scheduled-posts/${before.post.id}/decide`]: ({ body }) => {
      decided.push(body);
      const isNew = (body as { version: number }).version === 4;
      queue.waiting = isNew ? [] : [after];
      return isNew
        ? { status: 200, body: after.review }
        : { status: 409, body: refusal('conflict', 'This post was changed elsewhere.') };
    },
  });
  fireEvent.click((await cardOf('gm one')).getByRole('button', { name: 'Approve: gm one' }));
  const card = await cardOf('gm rewritten');
  await card.findByText('This post has changed. Read the new version, then decide.');
  fireEvent.click(card.getByRole('button', { name: 'Approve: gm rewritten' }));
  await screen.findByText('Nothing needs approval');
  expect(decided).toMatchObject([
    { version: 3, contentHash: before.review.contentHash },
    { version: 4, contentHash: 'f'.repeat(64) },
  ]);
});

test('a change that comes in by itself is not approved unread', async () => {
  const before = aQueuedPost(1, 'gm one');
  const after = aQueuedPost(1, 'gm rewritten', { version: 4, contentHash: 'f'.repeat(64) });
  const queue = { waiting: [before], asked: [] };
  const { queries, sent } = showApprovals(queue, {
    [`POST /api/scheduled-posts/${before.post.id}/decide`]: () => ({
      status: 409,
      body: refusal('conflict', 'This post was changed elsewhere.'),
    }),
  });
  await cardOf('gm one');
  queue.waiting = [after];
  await queries.invalidateQueries({ queryKey: ['/api/approvals'] });
  const card = await cardOf('gm rewritten');
  card.getByText('This post has changed. Read the new version, then decide.');
  fireEvent.click(card.getByRole('button', { name: 'Approve: gm rewritten' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/decide'))?.body).toMatchObject({ version: 3 }),
  );
});

test('several are approved at once, each as it was read; those refused are named', async () => {
  const waiting = [aQueuedPost(1, 'gm one'), aQueuedPost(2, 'gm two'), aQueuedPost(3, 'gm three')];
  const queue = { waiting, asked: [] };
  const [first, second] = waiting;
  if (!first || !second) throw new Error('no posts');
  const { sent } = showApprovals(queue, {
    'POST /api/approvals/decide': () => {
      queue.waiting = waiting.slice(1);
      return {
        status: 200,
        body: {
          decided: [first.post.id],
          refused: [{ path: second.post.id, message: 'You have approved this already.' }],
        },
      };
    },
  });
  await cardOf('gm one');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select: gm one' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select: gm two' }));
  fireEvent.click(screen.getByRole('button', { name: 'Approve 2 posts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 posts' }));
  // What is approved is read before it is.
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/X \(Twitter\)gm one$/),
    expect.stringMatching(/X \(Twitter\)gm two$/),
  ]);
  expect(sent.some(({ path }) => path === '/api/approvals/decide')).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Approve 2 posts' }));
  const alert = await screen.findByText('1 post was left as it is');
  expect(alert.parentElement?.textContent).toContain('gm two: You have approved this already.');
  expect(sent.find(({ path }) => path === '/api/approvals/decide')?.body).toEqual({
    decision: 'approved',
    reason: '',
    posts: [first, second].map(({ review: { id, version, contentHash } }) => ({
      ...{ id, version, contentHash },
    })),
  });
  await waitFor(() => expect(screen.queryByRole('article', { name: 'gm one' })).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('gm two');
});

test('own posts say where they stand and are submitted again', async () => {
  const own = aQueuedPost(1, 'gm one', { review: 'changes_requested', createdBy: 'testuser' });
  const { sent } = showApprovals(
    { waiting: [], asked: [own] },
    {
      [`POST /api/scheduled-posts/${own.post.id}/submit`]: () => ({
        status: 200,
        body: own.review,
      }),
    },
  );
  await screen.findByText('Nothing needs approval');
  const card = await cardOf('gm one');
  card.getByText('Changes requested');
  expect(card.queryByRole('button', { name: /^Approve/ })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Submit for review: gm one' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path.endsWith('/submit'))?.body).toEqual({ version: 3 }),
  );
});

test('an approval at the first of several levels says who decides next', async () => {
  const item = aQueuedPost(1, 'gm one', { levels: 2 });
  showApprovals(
    { waiting: [item], asked: [] },
    {
      [`POST /api/scheduled-posts/${item.post.id}/decide`]: () => ({
        status: 200,
        body: { ...item.review, level: 2 },
      }),
    },
  );
  fireEvent.click((await cardOf('gm one')).getByRole('button', { name: 'Approve: gm one' }));
  await screen.findByText('Approved at level 1 of 2. Level 2 decides next.');
});

test('who may not decide reads the same list, with the reason in place of the buttons', async () => {
  const refusal = { code: 'rule.own-approval', params: {} };
  const own = aQueuedPost(1, 'gm one', { refusal });
  showApprovals({ waiting: [own, aQueuedPost(2, 'gm two')], asked: [own] });
  const card = await cardOf('gm one');
  screen.getByRole('heading', { name: 'Needs approval (2)' });
  screen.getByText('You can decide on 1 of 2.');
  expect(card.queryByRole('button', { name: /^(Approve|Request changes|Reject)/ })).toBeNull();
  expect(card.queryByRole('checkbox')).toBeNull();
  card.getByRole('button', { name: 'Withdraw: gm one' });
  (await cardOf('gm two')).getByRole('button', { name: 'Approve: gm two' });
  fireEvent.click(screen.getByRole('button', { name: 'Approve all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 post' }));
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
});

test('a decision says when the post goes out, and is undone by Ctrl+Z', async () => {
  const item = aQueuedPost(1, 'gm one');
  const queue = { waiting: [item], asked: [] as never[] };
  const { sent } = showApprovals(queue, {
    [`POST /api/scheduled-posts/${item.post.id}/decide`]: () => {
      queue.waiting = [];
      return { status: 200, body: { ...item.review, review: 'approved', version: 4 } };
    },
    'POST /api/approvals/decide': () => {
      queue.waiting = [item];
      return { status: 200, body: { decided: [item.post.id], refused: [] } };
    },
  });
  fireEvent.click((await cardOf('gm one')).getByRole('button', { name: 'Approve: gm one' }));
  await screen.findByText(/^Scheduled for \w{3}, /);
  screen.getByRole('button', { name: 'Open' });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await screen.findByText('Decision undone');
  await cardOf('gm one');
  const undone = sent.find(({ path }) => path === '/api/approvals/decide')?.body;
  const { contentHash } = item.review;
  expect(undone).toMatchObject({
    decision: 'undone',
    posts: [{ id: item.post.id, version: 4, contentHash }],
  });
});
