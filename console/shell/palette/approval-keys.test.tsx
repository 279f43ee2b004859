import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { showApprovals } from '#shared/features/approvals/testing/show-approvals.tsx';
import { aQueuedPost } from '#shared/ui/testing/queued-posts.ts';
import CommandPalette from './command-palette.tsx';

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document, { key: name });
const focused = () => document.activeElement?.getAttribute('aria-label');

/** Somebody has commented on this post. */
const commentOn = ({ post: { id }, review }: QueuedPost) => ({
  [`GET /api/scheduled-posts/${id}/reviews`]: () => ({
    status: 200,
    body: { ...review, reviews: [] },
  }),
  [`GET /api/comments?kind=post&subjectId=${id}`]: () => ({
    status: 200,
    body: {
      threads: [
        {
          ...{ id: review.id, parentId: null, body: 'Too bold?', visibility: 'internal' },
          ...{ author: null, isOwn: false, mentions: [], replies: [], isDeleted: false },
          ...{ createdAt: '2026-05-10T12:00:00.000Z', editedAt: null },
          ...{ resolvedAt: null, resolvedBy: null },
        },
      ],
      isLast: true,
    },
  }),
});

function show() {
  const waiting = [aQueuedPost(1, 'gm one'), aQueuedPost(2, 'gm two'), aQueuedPost(3, 'gm three')];
  const [first, second] = waiting;
  if (!first || !second) throw new Error('no posts');
  const shown = showApprovals({ waiting, asked: [] }, commentOn(first), <CommandPalette />);
  const decisions = () =>
    shown.sent.filter(({ path }) => path.endsWith('/decide')).map(({ body }) => body);
  return { ...shown, first, second, decisions };
}

test('a approves the post that has the focus as it was read, and the next one has the focus', async () => {
  const { first, decisions } = show();
  await screen.findByRole('article', { name: 'gm one' });
  key('a');
  expect(decisions()).toEqual([]);
  key('j');
  expect(focused()).toBe('gm one');
  key('a');
  await waitFor(() => expect(focused()).toBe('gm two'));
  const { version, contentHash } = first.review;
  expect(decisions()).toEqual([{ decision: 'approved', reason: '', version, contentHash }]);
  expect(screen.queryByRole('article', { name: 'gm one' })).toBeNull();
  key('j');
  expect(focused()).toBe('gm three');
  key('k');
  expect(focused()).toBe('gm two');
});

test('r asks for changes and d rejects, each with a reason', async () => {
  const { decisions } = show();
  await screen.findByRole('article', { name: 'gm one' });
  key('j');
  key('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request changes' }));
  const reason = await dialog.findByRole('textbox', { name: 'Reason' });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  await dialog.findByText('Please give a reason');
  expect(decisions()).toEqual([]);
  fireEvent.change(reason, { target: { value: ' Name the source ' } });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(focused()).toBe('gm two'));
  expect(decisions()).toMatchObject([{ decision: 'changes_requested', reason: 'Name the source' }]);
  key('d');
  await screen.findByRole('dialog', { name: 'Reject' });
});

test('comments within a card are passed over', async () => {
  show();
  const card = within(await screen.findByRole('article', { name: 'gm one' }));
  fireEvent.click(card.getByRole('button', { name: 'History and comments: gm one' }));
  await card.findByText('Too bold?');
  key('j');
  expect(focused()).toBe('gm one');
  key('j');
  expect(focused()).toBe('gm two');
});
