import { beforeEach, expect, test } from 'vitest';
import { articleOf } from './find-post.ts';
import { partialPost } from './posts.ts';

const post = (key: string, inside: string) =>
  `<article data-testid="tweet" id="${key}">${inside}</article>`;
const author = (name: string) =>
  `<div data-testid="User-Name"><a href="/${name}">@${name}</a></div>`;
const time = (path: string) => `<a href="${path}"><time>2h</time></a>`;
const text = (words: string) => `<div data-testid="tweetText">${words}</div>`;

beforeEach(() => {
  document.body.innerHTML = [
    post(
      'quoting',
      `${author('bob')}${time('/bob/status/1')}${author('ann')}${time('/ann/status/2')}`,
    ),
    post(
      'quoting-in-a-block',
      `${author('eve')}<div role="link">${author('ann')}${time('/ann/status/2')}</div>`,
    ),
    post(
      'quoting-in-an-article',
      `${author('fay')}${post('quoted', `${author('ann')}${time('/ann/status/2')}`)}`,
    ),
    post('own', `${author('ann')}${time('/ann/status/2')}`),
    post('cut', time('/cat/status/3')),
    post('advert', `${author('dan')}${text('Buy this')}`),
    post('other-advert', `${author('dan')}${text('Buy that')}`),
  ].join('');
});

test('a post is found by its id, and not the one that quotes it', () => {
  expect(articleOf(partialPost({ id: '2', author: 'ann' }))?.id).toBe('own');
  expect(articleOf(partialPost({ id: '1', author: 'bob' }))?.id).toBe('quoting');
});

test('a post whose author line is cut is found by its link', () => {
  expect(articleOf(partialPost({ id: '3' }))?.id).toBe('cut');
});

test('a post without an id is found by its author and text', () => {
  expect(articleOf(partialPost({ author: 'dan', text: 'Buy that' }))?.id).toBe('other-advert');
});

test('a post that is shown only where others quote it is not found', () => {
  document.getElementById('own')?.remove();
  expect(articleOf(partialPost({ id: '2', author: 'ann' }))).toBeNull();
});

test('a post that the page does not show is not found', () => {
  expect(articleOf(partialPost({ id: '4', author: 'ann' }))).toBeNull();
  expect(articleOf(partialPost({ author: 'dan', text: 'Buy it' }))).toBeNull();
});
