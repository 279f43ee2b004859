import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPost } from '#shared/ui/testing/posts.ts';
import { rowOf, showSchedule } from './testing/show-schedule.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const count = (waiting: number) => ({
  'GET /api/approvals/count': () => ({ status: 200, body: { waiting } }),
});

test('a post of a campaign and one under a policy need approval in the same words', async () => {
  showSchedule(
    [
      aPost({
        content: 'by a campaign',
        status: 'held',
        holdReason: 'approval',
        review: 'in_review',
      }),
      aPost({ id: `${ID}62`, content: 'by an author', review: 'in_review' }),
      aPost({ id: `${ID}63`, content: 'free' }),
    ],
    count(2),
  );
  for (const name of ['by a campaign', 'by an author']) {
    const row = await rowOf(name);
    expect(row.queryByRole('button', { name: /^(Release|Approve)/ })).toBeNull();
    row.getByRole('button', { name: `Review: ${name}` });
  }
  screen.getByRole('heading', { name: 'Needs attention (2)' });
  screen.getByRole('heading', { name: 'Needs approval (2)' });
});

test('how many there are is the one number, and leads to the queue', async () => {
  const gone: string[] = [];
  showSchedule([aPost({ review: 'in_review' })], count(45), { navigate: (to) => gone.push(to) });
  const bar = (await screen.findByText('45 posts need approval')).parentElement as HTMLElement;
  fireEvent.click(within(bar).getByRole('button', { name: 'Review' }));
  expect(gone).toEqual(['/approvals']);
});
