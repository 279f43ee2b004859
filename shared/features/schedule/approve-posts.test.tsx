import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { rowOf, showSchedule } from './testing/show-schedule.tsx';

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
  const card = await rowOf('by a campaign');
  expect(screen.getByRole('heading', { name: /Needs your approval$/ })).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Release/ })).toBeNull();
  fireEvent.click(card.getByRole('button', { name: 'Approve: by a campaign' }));
  await screen.findByText('The post is approved and will be published as scheduled');
  expect(sent.find(({ path }) => path.endsWith('/act'))?.body).toEqual({
    action: 'approve',
    version: 3,
  });
});

test('all that wait are read and approved at once, and the heading has the focus', async () => {
  let approved = false;
  const posts = ['one', 'two', 'three'].map((content, at) =>
    waiting({ id: `${ID}6${at}`, content }),
  );
  const now = () => ({
    status: 200,
    body: approved
      ? posts.map((post) => ({ ...post, status: 'pending', holdReason: null }))
      : posts,
  });
  const refused = [{ path: `${ID}62`, message: 'Skipped: it was approved after it was due.' }];
  const { sent } = showSchedule(posts, {
    'GET /api/scheduled-post-rows': now,
    'GET /api/scheduled-posts?status=held': now,
    'POST /api/scheduled-posts/change': () => {
      approved = true;
      return {
        status: 200,
        body: { changed: [`${ID}60`, `${ID}61`], refused, undo: 'sealed' },
      };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve All Posts' }));
  expect(dialog.getByText(/^3 posts will be published as scheduled/)).toBeTruthy();
  const press = await dialog.findByRole('button', { name: 'Approve 3 posts' });
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(press);
  await screen.findByText('2 posts approved');
  await screen.findByText('1 not changed: Skipped: it was approved after it was due.');
  expect(sent.find(({ path }) => path.endsWith('/change'))?.body).toEqual({
    posts: posts.map(({ id }) => ({ id, version: 3 })),
    change: { action: 'approve' },
  });
  await waitFor(() => expect(document.activeElement?.id).toBe('scheduled-posts'));
});
