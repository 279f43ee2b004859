import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Comment, CommentThread } from '#shared/contracts/comments.ts';
import type { Member } from '#shared/contracts/members.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import { CommentsPanel } from './comments-panel.tsx';

const subjectId = '00000000-0000-4000-8000-0000000000b1';
const LIST = `GET /api/comments?kind=post&subjectId=${subjectId}`;
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

function comment(at: number, parts: Partial<Comment> = {}): Comment {
  return {
    id: idOf(at),
    parentId: null,
    body: `Note ${at}`,
    visibility: 'internal',
    author: { id: idOf(900), username: 'ana', name: 'Ana Ruiz', profileImageUrl: null },
    isOwn: false,
    mentions: [],
    createdAt: '2026-05-10T12:00:00.000Z',
    editedAt: null,
    resolvedAt: null,
    resolvedBy: null,
    isDeleted: false,
    ...parts,
  };
}

const thread = (
  at: number,
  parts: Partial<Comment> = {},
  replies: Comment[] = [],
): CommentThread => ({
  ...comment(at, parts),
  replies,
});

function member(username: string, name: string | null, isSelf = false): Member {
  return {
    ...{ id: idOf(username.length), username, name, isSelf },
    ...{ profileImageUrl: null, role: 'viewer', joinedAt: '2026-05-10T12:00:00.000Z' },
    ...{ invitedBy: null, accounts: [] },
  };
}

function show(
  threads: CommentThread[],
  more: Record<string, (sent: Sent) => Answer> = {},
  user: CurrentUser = nextUser(),
) {
  return renderScreen(<CommentsPanel kind="post" subjectId={subjectId} />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/members': () => ({
      status: 200,
      body: [member('self_name', null, true), member('ana', 'Ana Ruiz'), member('andrej', null)],
    }),
    [LIST]: () => ({ status: 200, body: { threads, isLast: true } }),
    ...more,
  });
}

/** Once it is known who writes. */
const ready = () => screen.findByRole('textbox', { name: 'New comment' });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'New comment' });
const typeText = (value: string) => fireEvent.change(field(), { target: { value } });

test('nothing is said yet, and one can begin', async () => {
  show([]);
  expect(await screen.findByText('No comments yet.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Add comment' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('threads show who, what and what may be done; a link leads out and holds no HTML', async () => {
  show([
    thread(1, { body: 'Hi @ana <b>x</b> see example.com/a', mentions: ['ana'], isOwn: true }, [
      comment(2, { parentId: idOf(1), author: null, body: 'Bye' }),
    ]),
    thread(3, { isDeleted: true, body: '' }, [comment(4, { parentId: idOf(3) })]),
    thread(5, { visibility: 'client' }),
  ]);
  await screen.findByRole('heading', { name: 'Comments (5)' });
  const own = within(screen.getAllByRole('article', { name: 'Comment by Ana Ruiz' })[0] as never);
  const link = own.getByRole('link', { name: 'example.com/a' });
  expect(link.getAttribute('href')).toBe('https://example.com/a');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(own.getByText('@ana').tagName).toBe('STRONG');
  expect(own.getByText(/<b>x<\/b>/)).toBeTruthy();
  expect(own.getByRole('button', { name: 'Edit' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Comment by Former member' })).toBeTruthy();
  expect(screen.getByText('This comment was deleted.')).toBeTruthy();
  expect(screen.getAllByText('Visible to the client').length).toBe(2);
});

test('a viewer comments, and edits or deletes nothing of others; an admin deletes any', async () => {
  show([thread(1)], {}, { ...nextUser(), role: 'viewer' });
  await screen.findByText('Note 1');
  expect(screen.getByRole('button', { name: 'Write a reply' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('a comment by a review link has the name of its reviewer, and is replied to and resolved', async () => {
  const byLink = { author: null, reviewer: 'Jane', visibility: 'client' };
  show([thread(1, byLink), thread(2, { ...byLink, resolvedAt: '2026-05-10T13:00:00.000Z' })]);
  const article = await screen.findByRole('article', { name: 'Comment by Jane, by review link' });
  const { queryByRole, getByRole, getByText } = within(article);
  expect(getByText('Jane, by review link')).toBeTruthy();
  expect(getByRole('button', { name: 'Write a reply' })).toBeTruthy();
  expect(getByRole('button', { name: 'Resolve' })).toBeTruthy();
  expect(getByRole('button', { name: 'Delete' })).toBeTruthy();
  expect(queryByRole('button', { name: 'Edit' })).toBeNull();
  const fold = screen.getByRole('button', { name: /^Resolved/ });
  expect(fold.textContent).toContain('Jane, by review link: Note 2');
  expect(screen.queryByText(/coming soon/)).toBeNull();
});

test('a name is completed by the keys, and Ctrl+Enter sends what is written', async () => {
  const { sent } = show([], {
    'POST /api/comments': () => ({ status: 201, body: comment(1) }),
  });
  await ready();
  typeText('Look, @an');
  const list = await screen.findByRole('listbox', { name: 'Members' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['ARAna Ruiz@ana', 'A@andrej']);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const active = within(list).getByRole('option', { selected: true });
  expect(active.id).toBe(field().getAttribute('aria-activedescendant'));
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().value).toBe('Look, @andrej ');
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Visible to the client' }));
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(field().value).toBe(''));
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ kind: 'post', subjectId, parentId: null },
    ...{ body: 'Look, @andrej ', visibility: 'client' },
  });
});

test('what could not be sent stays when the panel is closed, and is sent once', async () => {
  const user = nextUser();
  const keys: string[] = [];
  const answering = (answer: Answer) => ({
    'POST /api/comments': ({ body }: Sent) => {
      keys.push((body as { idempotencyKey: string }).idempotencyKey);
      return answer;
    },
  });
  show([], answering({ status: 409, body: refusal('conflict', 'No room') }), user);
  await ready();
  typeText('Keep me');
  press('Add comment');
  await screen.findByText('No room');
  cleanup();
  show([], answering({ status: 201, body: comment(1) }), user);
  await ready();
  expect(field().value).toBe('Keep me');
  press('Add comment');
  await waitFor(() => expect(field().value).toBe(''));
  expect(keys[1]).toBe(keys[0]);
});

test('a resolved thread is one line that unfolds, and can be opened again', async () => {
  const { sent } = show([thread(1, { resolvedAt: '2026-05-10T13:00:00.000Z' }, [comment(2)])], {
    [`POST /api/comments/${idOf(1)}/resolve`]: () => ({ status: 200, body: comment(1) }),
  });
  const fold = await screen.findByRole('button', { name: /^Resolved/ });
  expect(fold.textContent).toContain('Ana Ruiz: Note 1');
  expect(fold.textContent).toContain('2 comments');
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  press('Reopen');
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/resolve'))).toBe(true));
  expect(sent.find(({ path }) => path.endsWith('/resolve'))?.body).toEqual({ isResolved: false });
});

test('an own comment is edited in its place, deleted after a question, and back by Undo', async () => {
  let threads = [thread(1, { isOwn: true })];
  let kept: (typeof threads)[number] | undefined;
  show([], {
    [LIST]: () => ({ status: 200, body: { threads, isLast: true } }),
    [`PATCH /api/comments/${idOf(1)}`]: ({ body }) => {
      threads = [
        thread(1, { isOwn: true, editedAt: '2026-05-10T13:00:00.000Z', ...(body as object) }),
      ];
      return { status: 200, body: threads[0] };
    },
    [`DELETE /api/comments/${idOf(1)}`]: () => {
      [kept] = threads;
      threads = [];
      return { status: 200, body: { undo: 'sealed' } };
    },
    'POST /api/comments/undo': ({ body }) => {
      expect(body).toEqual({ undo: 'sealed' });
      threads = kept ? [kept] : [];
      return { status: 204 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const edited = screen.getByRole('textbox', { name: 'Edit comment' });
  expect(edited).toBe(document.activeElement);
  fireEvent.change(edited, { target: { value: 'Note one' } });
  press('Save');
  expect(await screen.findByText('Edited')).toBeTruthy();
  expect(screen.getByText('Note one')).toBeTruthy();
  expect(screen.getByRole('article')).toBe(document.activeElement);
  press('Delete');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No comments yet.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Comment restored');
  expect(await screen.findByText('Note one')).toBeTruthy();
});

test('sixty threads come as they are asked for', async () => {
  const all = Array.from({ length: 60 }, (_, at) => thread(at + 1));
  show([], {
    [LIST]: () => ({ status: 200, body: { threads: all.slice(0, 50), isLast: false } }),
    [`${LIST}&after=${idOf(50)}`]: () => ({
      status: 200,
      body: { threads: all.slice(50), isLast: true },
    }),
  });
  const list = await screen.findByRole('list', { name: 'Comments' });
  expect(within(list).getAllByRole('article')).toHaveLength(50);
  press('Show earlier comments');
  await screen.findByRole('heading', { name: 'Comments (60)' });
  expect(within(list).getAllByRole('article')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Show earlier comments' })).toBeNull();
});

test('only on a post a comment can be made visible to the client', async () => {
  for (const kind of ['campaign', 'persona'] as const) {
    renderScreen(<CommentsPanel kind={kind} subjectId={subjectId} />, {
      'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
      [LIST.replace('post', kind)]: () => ({ status: 200, body: { threads: [], isLast: true } }),
    });
    await screen.findByRole('textbox', { name: 'New comment' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    cleanup();
  }
});
