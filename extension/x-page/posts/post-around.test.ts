import { beforeEach, expect, test } from 'vitest';
import { postAround, postsIn } from './post-around.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <article data-testid="tweet" id="outer"><p></p>
      <article data-testid="tweet" id="quoted"><b></b></article>
    </article>
    <article data-testid="tweet" id="other"></article>`;
});

const found = (selector: string) => postAround(document.querySelector(selector)!)?.id ?? null;

test('what stands in a quoted post belongs to the post that quotes it', () => {
  expect([found('p'), found('b'), found('#quoted'), found('#outer')]).toEqual(
    Array(4).fill('outer'),
  );
  expect(found('body')).toBeNull();
});

test('quoted posts are not counted among the posts of a page', () => {
  expect(postsIn(document).map(({ id }) => id)).toEqual(['outer', 'other']);
});
