import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import { rowOf, showSchedule } from '../testing/show-schedule.tsx';

test('the menu of a row moves its post to tomorrow in two presses', async () => {
  const post = aPost({ scheduledTime: inDays(4, '14:30') });
  const { sent } = showSchedule([post], {
    'POST /api/scheduled-posts/change': () => ({
      status: 200,
      body: { changed: [post.id], refused: [], undo: 'sealed' },
    }),
  });
  const menu = (await rowOf(/^gm/)).getByRole('button', { name: /^Actions:/ });
  fireEvent.keyDown(menu, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to tomorrow' }));
  await screen.findByText(/^1 post moved to \w{3}, \w{3} \d+$/);
  expect(sent.find(({ path }) => path.endsWith('/change'))?.body).toEqual({
    posts: [{ id: post.id, version: 3 }],
    change: { action: 'move', day: inDays(1, '00:00').slice(0, 10), timeZone: 'UTC' },
  });
});
