import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { aPost, cardOf, showSchedule } from './testing/show-schedule.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const waiting = (parts: Partial<ScheduledPost>) =>
  aPost({ status: 'held', holdReason: 'approval', detail: 'Needs your approval', ...parts });

test('a post that waits for approval says so, and is approved by itself', async () => {
  const post = waiting({ content: 'by a campaign' });
  const { sent } = showSchedule([post], {
    [`POST /api/scheduled-posts/${post.id}/act`]: () => ({
      status: 200,
      body: { ...post, status: 'pending', holdReason: null, detail: '' },
    }),
  });
  const card = await cardOf('by a campaign');
  expect(card.getByText('Needs your approval')).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Release/ })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Approve: by a campaign' }));
  await screen.findByText('The post is approved and will be published as scheduled');
  expect(sent.find(({ path }) => path.endsWith('/act'))?.body).toEqual({
    action: 'approve',
    version: 3,
  });
});

test('all that wait are approved at once, after a question, and the heading has the focus', async () => {
  let approved = false;
  const posts = ['one', 'two', 'three'].map((content, at) =>
    waiting({ id: `${ID}6${at}`, content }),
  );
  const { sent } = showSchedule(posts, {
    'GET /api/scheduled-posts': () => ({
      status: 200,
      body: approved
        ? posts.map((post) => ({ ...post, status: 'pending', holdReason: null }))
        : posts,
    }),
    'POST /api/scheduled-posts/approve': () => {
      approved = true;
      return { status: 200, body: { approved: 2, tooLate: 1 } };
    },
  });
  await screen.findByText('3 posts need your approval');
  press('Approve all');
  const question = within(await screen.findByRole('alertdialog', { name: 'Approve All Posts' }));
  expect(question.getByText(/^3 posts will be published as scheduled/)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Approve all' }));
  await screen.findByText('2 approved. 1 is overdue and stays on hold.');
  expect(sent.find(({ path }) => path.endsWith('/approve'))?.body).toEqual({ campaignId: null });
  await waitFor(() => expect(screen.queryByText('3 posts need your approval')).toBeNull());
  await waitFor(() => expect(document.activeElement?.id).toBe('scheduled-posts'));
});
