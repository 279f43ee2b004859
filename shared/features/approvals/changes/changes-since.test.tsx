import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { aQueuedPost } from '#shared/ui/testing/queued-posts.ts';
import { showApprovals } from '../testing/show-approvals.tsx';

const NAME = 'Changes since the last decision';

/** A post that says "gm one" by now, and was decided about as something else. */
function decided(
  changes: Partial<NonNullable<QueuedPost['review']['lastDecided']>['content']>,
  review: Partial<QueuedPost['review']> = {},
) {
  const item = aQueuedPost(1, 'gm one', { version: 3, ...review });
  const { parts, accountId, scheduledTime, graceMinutes, madeWithAi, paidPartnership, replyToId } =
    item.post;
  const content = {
    parts: parts.map(({ text, media }) => ({ text, media })),
    ...{ accountId, scheduledTime, graceMinutes, madeWithAi, paidPartnership, replyToId },
    ...changes,
  };
  item.review.lastDecided = {
    decision: 'changes_requested',
    createdAt: '2026-05-10T12:00:00.000Z',
    content,
  };
  return item;
}

async function shown(item: QueuedPost) {
  showApprovals({ waiting: [item], asked: [] });
  const card = within(await screen.findByRole('article', { name: 'gm one' }));
  return within(await card.findByRole('region', { name: NAME }));
}

test('words that were added and removed since are marked and named, and what else was changed', async () => {
  const changes = await shown(
    decided({
      parts: [{ text: 'gn one', media: [] }],
      scheduledTime: '2026-05-10T12:00:00.000Z',
      madeWithAi: true,
    }),
  );
  expect((await changes.findByRole('insertion')).textContent).toBe('(added: gm)');
  expect(changes.getByRole('deletion').textContent).toBe('(removed: gn)');
  expect(changes.getByText(/^Changes requested/)).toBeTruthy();
  expect(changes.getByText(/^Changed: time \(was May 10, 2026.*\), labels$/)).toBeTruthy();
});

test('of a thread the parts that were changed are named', async () => {
  const item = decided({
    parts: ['gm one', 'old', 'gone'].map((text) => ({ text, media: [] })),
  });
  item.post.parts = ['gm one', 'new'].map((text) => ({
    ...{ text, media: [], externalId: null, url: null },
  }));
  const changes = await shown(item);
  await changes.findByText('Part 2');
  expect(changes.getByText('Removed part')).toBeTruthy();
  expect(changes.queryByText('Part 1')).toBeNull();
});

test('one that is submitted again as it was says so', async () => {
  const changes = await shown(decided({}));
  await changes.findByText('Nothing has changed.');
});

test('spaces alone are told in a sentence', async () => {
  const changes = await shown(decided({ parts: [{ text: 'gm\n\none', media: [] }] }));
  await changes.findByText('Only spaces or line breaks have changed.');
});

test('nothing is compared with another version than the one that stands there', async () => {
  const item = decided({ parts: [{ text: 'gn', media: [] }] }, { version: 4 });
  showApprovals({ waiting: [item], asked: [] });
  const card = within(await screen.findByRole('article', { name: 'gm one' }));
  await card.findByRole('region', { name: 'Preview on X: gm one' });
  expect(card.queryByRole('region', { name: NAME })).toBeNull();
});

test('history and comments are read at a press, with the level of each approval', async () => {
  const item = aQueuedPost(1, 'gm one', { level: 2, levels: 2 });
  const { id } = item.post;
  const { sent } = showApprovals(
    { waiting: [item], asked: [] },
    {
      [`GET /api/scheduled-posts/${id}/reviews`]: () => ({
        status: 200,
        body: {
          ...item.review,
          reviews: [
            {
              decision: 'approved',
              level: 1,
              version: 3,
              contentHash: item.review.contentHash,
              username: 'ana',
              reason: '',
              createdAt: '2026-05-10T12:00:00.000Z',
            },
          ],
        },
      }),
      [`GET /api/comments?kind=post&subjectId=${id}`]: () => ({
        status: 200,
        body: { threads: [], isLast: true },
      }),
    },
  );
  const card = within(await screen.findByRole('article', { name: 'gm one' }));
  expect(sent.some(({ path }) => path.endsWith('/reviews'))).toBe(false);
  fireEvent.click(card.getByRole('button', { name: 'History and comments: gm one' }));
  const history = await card.findByRole('list', { name: 'Review history' });
  expect(history.textContent).toContain('Level 1 of 2');
  await card.findByRole('heading', { level: 3, name: 'Comments' });
  fireEvent.click(await card.findByRole('button', { name: 'New comment' }));
  expect(document.activeElement).toBe(await card.findByRole('textbox', { name: 'New comment' }));
});
