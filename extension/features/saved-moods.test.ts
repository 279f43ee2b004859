import { beforeEach, expect, test } from 'vitest';
import { type Post, partialPost } from '../x-page/posts/posts.ts';
import { showMood, showSavedMood } from './saved-moods.ts';

const bullish = { sentiment: 'bullish', confidence: 0.8 } as const;

/** X draws a post: its article with our button, and what stands beside that in words. */
function draw(id: string) {
  document.body.innerHTML = `<article data-testid="tweet">
    <div data-testid="User-Name"><a href="/ann">@ann</a></div><a href="/ann/status/${id}"><time>2h</time></a>
    <div role="group"><span data-troupe="reply-button"></span></div></article>`;
  const article = document.querySelector('article')!;
  const button = article.querySelector<HTMLElement>('[data-troupe="reply-button"]')!;
  const shown = () =>
    [...article.querySelectorAll('[data-troupe="mood-badge"]')].map(
      ({ shadowRoot }) => shadowRoot?.textContent,
    );
  return { article, button, shown };
}

function read(id: string | null): void {
  const { button } = draw(id ?? '1');
  const post: Post = partialPost({ id });
  showMood(button, post, bullish);
}

function shownAnew(id: string) {
  const { article, button, shown } = draw(id);
  showSavedMood(button, article);
  return shown();
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test('a post that X draws anew shows the mood that was read, other posts show none', () => {
  expect(shownAnew('7')).toEqual([]);
  read('7');
  expect(shownAnew('7')).toEqual(['Bullish 80%']);
  expect(shownAnew('8')).toEqual([]);
});

test('a post whose id X does not tell shows its mood once', () => {
  read(null);
  expect(document.querySelectorAll('[data-troupe="mood-badge"]')).toHaveLength(1);
  expect(shownAnew('1')).toEqual([]);
});

test('a mood that was read while X drew its post anew stands on the new article', () => {
  const old = draw('7');
  const anew = draw('7');
  showMood(old.button, partialPost({ id: '7' }), bullish);
  expect(old.shown()).toEqual([]);
  expect(anew.shown()).toEqual(['Bullish 80%']);
});

test('a mood that was asked for the article stands beside its button', () => {
  const { article, shown } = draw('7');
  showMood(article, partialPost({ id: '7' }), bullish);
  expect(shown()).toEqual(['Bullish 80%']);
});

test('of two hundred posts the moods are kept, then the oldest is forgotten', () => {
  read('1000');
  for (let id = 1001; id < 1200; id += 1) read(String(id));
  expect(shownAnew('1000')).toHaveLength(1);
  read('1200');
  expect(shownAnew('1000')).toEqual([]);
  expect(shownAnew('1200')).toHaveLength(1);
});
