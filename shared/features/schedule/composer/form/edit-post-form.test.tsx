import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { dialogNamed, press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { type Answer, refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { showSchedule } from '../../testing/show-schedule.tsx';

const changedMeanwhile = 'This post was changed elsewhere. Reload it and try again.';

async function openEdit() {
  fireEvent.click(await screen.findByRole('button', { name: /^Edit:/ }));
  return dialogNamed('Edit Scheduled Post');
}

type Dialog = Awaited<ReturnType<typeof openEdit>>;
const textIn = (dialog: Dialog) => (dialog.getByLabelText('Content') as HTMLTextAreaElement).value;
const write = (dialog: Dialog, text: string) =>
  fireEvent.change(dialog.getByLabelText('Content'), { target: { value: text } });
const save = (dialog: Dialog) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));

/** Takes an edit of the post only from who has seen it as it is now. */
const takes = (current: () => ScheduledPost) => ({
  [`PUT /api/scheduled-posts/${current().id}`]: ({ body }: Sent) =>
    (body as { version: number }).version === current().version
      ? { status: 200, body: { ...current(), content: 'mine' } }
      : { status: 409, body: refusal('conflict', changedMeanwhile) },
});
const puts = (sent: Sent[]) => sent.filter(({ method }) => method === 'PUT');
const versionsIn = (sent: Sent[]) =>
  puts(sent).map(({ body }) => (body as { version: number }).version);

test('an edit names the version it saw and sends the time only when it was changed', async () => {
  const post = aPost({ scheduledTime: '2099-07-01T09:30:00.000Z' });
  const { sent } = showSchedule(
    [post],
    takes(() => post),
  );
  const dialog = await openEdit();
  expect((dialog.getByLabelText('Time') as HTMLInputElement).value).toBe('9:30 AM');
  write(dialog, 'gn');
  save(dialog);
  await screen.findByText('Scheduled post updated');
  const body = puts(sent)[0]?.body;
  expect(body).toMatchObject({ content: 'gn', parts: [{ text: 'gn', mediaIds: [] }], version: 3 });
  expect(body).not.toHaveProperty('scheduledTime');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an edit of a post that is due says when it goes out, and is undone', async () => {
  const post = aPost({ scheduledTime: '2099-07-01T09:30:00.000Z' });
  let version = 3;
  const { sent } = showSchedule([post], {
    [`PUT /api/scheduled-posts/${post.id}`]: ({ body }) => {
      version += 1;
      return { status: 200, body: { ...post, ...(body as object), parts: post.parts, version } };
    },
  });
  const dialog = await openEdit();
  write(dialog, 'gn');
  save(dialog);
  await screen.findByText('Scheduled for Wed, Jul 1, 9:30 AM');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Change undone');
  expect(puts(sent)[1]?.body).toMatchObject({
    content: post.content,
    scheduledTime: post.scheduledTime,
    timeZone: post.timeZone,
    version: 4,
  });
});

test('an edit that releases a post on hold has no Undo', async () => {
  const post = aPost({ status: 'held', scheduledTime: '2099-07-01T09:30:00.000Z' });
  showSchedule([post], {
    [`PUT /api/scheduled-posts/${post.id}`]: () => ({
      status: 200,
      body: { ...post, status: 'pending', version: 4 },
    }),
  });
  const dialog = await openEdit();
  write(dialog, 'gn');
  save(dialog);
  await screen.findByText('Scheduled post updated');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an edit that comes too late says so and keeps what was typed', async () => {
  const post = aPost();
  showSchedule(
    [post],
    takes(() => ({ ...post, version: 4 })),
  );
  const dialog = await openEdit();
  write(dialog, 'mine');
  save(dialog);
  await waitFor(() => expect(screen.getAllByText(changedMeanwhile)).toHaveLength(2));
  expect(textIn(dialog)).toBe('mine');
});

test('an edit does not undo unseen what another tab has changed: it is told first', async () => {
  let post = aPost();
  const { sent, queries } = showSchedule([post], {
    'GET /api/scheduled-post-rows': () => ({ status: 200, body: [post] }),
    [`GET /api/scheduled-posts/${post.id}`]: () => ({ status: 200, body: post }),
    ...takes(() => post),
  });
  const dialog = await openEdit();
  post = { ...post, content: 'of the other tab', version: post.version + 1 };
  void queries.invalidateQueries();
  // What stands behind a dialog has no role meanwhile.
  await screen.findByText('of the other tab');
  write(dialog, 'mine');
  save(dialog);
  await waitFor(() => expect(screen.getAllByText(changedMeanwhile)).toHaveLength(2));
  save(dialog);
  await screen.findByText('Scheduled post updated');
  expect(versionsIn(sent)).toEqual([3, 4]);
});

test('an edit closed without saving is back, and still told that the post changed meanwhile', async () => {
  const user = nextUser();
  const post = aPost();
  const show = (current: ScheduledPost) =>
    showSchedule([current], {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      ...takes(() => current),
    });
  show(post);
  write(await openEdit(), 'half a thought');
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();

  const { sent } = show({ ...post, madeWithAi: true, version: 4 });
  const dialog = await openEdit();
  expect(textIn(dialog)).toBe('half a thought');
  dialog.getByText('Your unsaved changes were restored.');
  save(dialog);
  await waitFor(() => expect(screen.getAllByText(changedMeanwhile)).toHaveLength(2));
  save(dialog);
  await screen.findByText('Scheduled post updated');
  expect(versionsIn(sent)).toEqual([3, 4]);
  expect(puts(sent)[1]?.body).toMatchObject({ content: 'half a thought', madeWithAi: true });

  expect(textIn(await openEdit())).toBe(post.content);
  expect(screen.queryByText('Your unsaved changes were restored.')).toBeNull();
});

test('changes that came back can be discarded, and what was left closed while saving is not back', async () => {
  const post = aPost();
  let answer: (answer: Answer) => void = () => {};
  showSchedule([post], {
    [`PUT /api/scheduled-posts/${post.id}`]: () => new Promise((resolve) => (answer = resolve)),
  });
  write(await openEdit(), 'half a thought');
  press('Close');
  const again = await openEdit();
  expect(document.activeElement).toBe(again.getByLabelText('Content'));
  press('Discard');
  expect(textIn(again)).toBe(post.content);
  write(again, 'whole');
  save(again);
  await again.findByRole('button', { name: 'Saving...' });
  press('Close');
  answer({ status: 200, body: { ...post, version: 4 } });
  await screen.findByText('Scheduled post updated');
  expect(textIn(await openEdit())).toBe(post.content);
});
