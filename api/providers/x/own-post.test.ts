import { expect, test } from 'vitest';
import { timelineAnswer } from './own-post.ts';

const post = { id: '1', text: 'gm', created_at: '2026-11-22T09:00:00.000Z' };
const page = (...data: unknown[]) =>
  timelineAnswer.parse({ data, meta: { result_count: data.length } });

test('a post that cannot be read leaves the others, and the page is not whole', () => {
  for (const odd of [
    { ...post, text: 7 },
    { ...post, id: '' },
    { ...post, created_at: 'soon' },
  ]) {
    const { posts, isWhole } = page(post, odd);
    expect(posts.map(({ id }) => id)).toEqual(['1']);
    expect(isWhole).toBe(false);
  }
  expect(page(post)).toMatchObject({ isWhole: true, next: null });
});

test.each<[string, object]>([
  ['fewer posts than X counts', { data: [post], meta: { result_count: 2 } }],
  ['a count and no posts', { meta: { result_count: 1 } }],
  ['errors in place of posts', { errors: [{ title: 'Oops' }], meta: { result_count: 0 } }],
  ['errors beside posts', { data: [post], errors: [{}], meta: { result_count: 1 } }],
])('a page with %s is not whole: what it lacks may be on X', (_, answer) => {
  expect(timelineAnswer.parse(answer).isWhole).toBe(false);
});

test('a timeline without posts, and without complaints, is whole', () => {
  const empty = { meta: { result_count: 0 } };
  expect(timelineAnswer.parse(empty)).toMatchObject({ posts: [], isWhole: true });
  expect(timelineAnswer.parse({ ...empty, errors: [] }).isWhole).toBe(true);
});
