import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Comment, CommentThread } from '#shared/contracts/comments.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { CommentsPanel } from './comments-panel.tsx';

const subjectId = '00000000-0000-4000-8000-0000000000b2';
const LIST = `GET /api/comments?kind=post&subjectId=${subjectId}`;
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

function comment(at: number, parts: Partial<Comment> = {}): Comment {
  return {
    ...{ id: idOf(at), parentId: null, body: `Note ${at}`, visibility: 'internal' },
    author: { id: idOf(900), username: 'ana', name: 'Ana Ruiz', profileImageUrl: null },
    ...{ isOwn: false, mentions: [], createdAt: '2026-05-10T12:00:00.000Z', editedAt: null },
    ...{ resolvedAt: null, resolvedBy: null, isDeleted: false },
    ...parts,
  };
}

const all: CommentThread[] = Array.from({ length: 130 }, (_, at) => ({
  ...comment(at + 1, at === 119 ? { resolvedAt: '2026-05-11T12:00:00.000Z' } : {}),
  replies: at === 119 ? [comment(500, { parentId: idOf(120), body: 'Asked for' })] : [],
}));

function show(asked: string) {
  const user = nextUser();
  const page = (from: number) => () => ({
    status: 200,
    body: { threads: all.slice(from, from + 50), isLast: from + 50 >= all.length },
  });
  return renderScreen(<CommentsPanel kind="post" subjectId={subjectId} asked={asked} />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/members': () => ({ status: 200, body: [] }),
    [LIST]: page(0),
    [`${LIST}&after=${idOf(50)}`]: page(50),
    [`${LIST}&after=${idOf(100)}`]: page(100),
  });
}

test('a link to a comment far back pages to it, unfolds its thread, marks it and focuses it', async () => {
  show(idOf(500));
  const text = await screen.findByText('Asked for');
  const article = text.closest('article') as HTMLElement;
  await waitFor(() => expect(document.activeElement).toBe(article));
  expect(article.getAttribute('aria-current')).toBe('true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('a comment on the first page fetches no other', async () => {
  const { sent } = show(idOf(3));
  const list = await screen.findByRole('list', { name: 'Comments' });
  const article = within(list).getByText('Note 3').closest('article');
  await waitFor(() => expect(document.activeElement).toBe(article));
  expect(sent.filter(({ path }) => path.startsWith('/api/comments'))).toHaveLength(1);
});

test('one that is gone leads to the comments, once all were looked through', async () => {
  show(idOf(777));
  const heading = await screen.findByRole('heading', { name: 'Comments (131)' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.querySelector('[aria-current]')).toBeNull();
});
