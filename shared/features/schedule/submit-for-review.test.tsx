import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApprovalMode } from '#shared/contracts/approval-kinds.ts';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { rowOf, showCalendar, showSchedule } from './testing/show-schedule.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const ok = (body: unknown) => () => ({ status: 200, body });
const policy = (mode: ApprovalMode) => ({
  'GET /api/approval-policies': ok([{ accountId: null, mode, levels: [], allowSelf: false }]),
});
const bodyOf = (sent: { path: string; body: unknown }[], path: string) =>
  sent.find((call) => call.path === path)?.body;
const marks = () =>
  within(screen.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('selected posts that nobody has submitted are submitted together, each as it was read', async () => {
  const posts = [
    aPost(),
    aPost({ id: `${ID}52`, content: 'another', review: 'changes_requested' }),
    aPost({ id: `${ID}53`, content: 'waits', review: 'in_review' }),
    aPost({ id: `${ID}54`, content: 'sent', status: 'posted' }),
  ];
  const [first, second] = posts;
  const { sent } = showSchedule(posts, {
    ...policy('optional'),
    'POST /api/approvals/submit': ok({
      submitted: [first?.id],
      refused: [{ path: second?.id, message: 'You may only change your own posts.' }],
    }),
  });
  fireEvent.click(await screen.findByLabelText('Select all 4 posts'));
  press('Submit for review (2)');
  await screen.findByText('1 post submitted for review');
  await screen.findByText('1 post was not submitted: You may only change your own posts.');
  expect(bodyOf(sent, '/api/approvals/submit')).toEqual({
    posts: [first, second].map((post) => ({ id: post?.id, version: post?.version })),
  });
});

test('without a policy nobody is asked to submit anything', async () => {
  showSchedule([aPost()]);
  fireEvent.click(await screen.findByLabelText('Select 1 post'));
  await screen.findByRole('button', { name: 'Put on hold' });
  expect(screen.queryByRole('button', { name: /Submit for review/ })).toBeNull();
});

test('the whole of a post offers it once, beside its approval', async () => {
  const post = aPost({ review: 'changes_requested' });
  showSchedule([post], {
    ...policy('required'),
    [`GET /api/scheduled-posts/${post.id}/reviews`]: ok({
      ...{ id: post.id, version: 3, contentHash: 'a'.repeat(64), review: 'changes_requested' },
      ...{ isApproved: false, isRequired: true, level: 1, levels: 1, refusal: null },
      ...{ isWriter: true, createdBy: 'vera', changedBy: null, submittedBy: 'vera' },
      ...{ since: '2026-05-10T12:00:00.000Z', reviews: [] },
    }),
    [`GET /api/comments?kind=post&subjectId=${post.id}`]: ok({ threads: [], isLast: true }),
  });
  fireEvent.click((await rowOf(/^gm/)).getByRole('button', { name: /^Open:/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Scheduled Post' }));
  await drawer.findByRole('button', { name: 'Submit for review' });
  expect(drawer.getAllByRole('button', { name: /^Submit for review/ })).toHaveLength(1);
});

async function importing(mode: ApprovalMode) {
  const made = [1, 2].map((at) => ({ id: `${ID}6${at}`, version: 1 }));
  const shown = showSchedule([], {
    ...policy(mode),
    'POST /api/scheduled-posts/import': () => ({
      status: 201,
      body: { imported: 2, posts: made },
    }),
    'POST /api/approvals/submit': ok({ submitted: made.map(({ id }) => id), refused: [] }),
  });
  await screen.findByRole('button', { name: 'Import CSV' });
  press('Import CSV');
  const dialog = await dialogNamed('Import Posts');
  fireEvent.change(dialog.getByLabelText('CSV file', { selector: 'input' }), {
    target: { files: [new File(['content\nfirst\nsecond'], 'posts.csv')] },
  });
  const send = await dialog.findByRole('button', { name: 'Schedule 2 posts' });
  return { ...shown, dialog, made, schedule: () => fireEvent.click(send) };
}

test('imported posts of an account that needs approvals are submitted with the same press', async () => {
  const { sent, dialog, made, schedule } = await importing('required');
  expect(dialog.getByText('2 posts need an approval before they are published.')).toBeTruthy();
  schedule();
  await screen.findByText('2 posts submitted for review');
  expect(bodyOf(sent, '/api/approvals/submit')).toEqual({ posts: made });
});

test('who declines, or has no policy, only schedules them', async () => {
  const { sent, dialog, schedule } = await importing('optional');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Submit for review' }));
  schedule();
  await screen.findByText('2 posts scheduled');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(sent, '/api/approvals/submit')).toBeUndefined();
});

test('the calendar explains the marks of the approvals where there is a policy', async () => {
  await showCalendar([aPost({ review: 'none' })], policy('required'));
  press('Legend');
  await waitFor(() =>
    expect(marks()).toEqual([
      ...['Pending', 'Posted', 'On hold', 'Failed', 'Not submitted', 'Needs approval'],
      ...['Changes requested', 'Approved', 'Rejected'],
    ]),
  );
  const shapes = within(screen.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('path')?.getAttribute('d'));
  expect(new Set(shapes).size).toBe(shapes.length);
});
