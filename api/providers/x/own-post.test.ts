import { expect, test } from 'vitest';
import { timelineAnswer } from './own-post.ts';

const post = { id: '1', text: 'gm', created_at: '2026-11-22T09:00:00.000Z' };
const page = (...data: unknown[]) => timelineAnswer.parse({ data, meta: { result_count: 2 } });

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
