import { beforeEach, expect, test } from 'vitest';
import { MissingElement } from '../query.ts';
import { partialPost, readPost, samePost } from './posts.ts';

const author = (handle: string, time = '') => `
  <div data-testid="User-Name">
    <div><a href="/${handle}"><span>Name</span></a></div>
    <div><a href="/${handle}" tabindex="-1"><span>@${handle}</span></a>${time}</div>
  </div>`;
const timeLink = (handle: string, id: string) =>
  `<a href="/${handle}/status/${id}"><time>2h</time></a>`;
const words = (html: string, lang = 'en') =>
  `<div data-testid="tweetText" lang="${lang}">${html}</div>`;

function read(inner: string) {
  document.body.innerHTML = `<article data-testid="tweet">${inner}</article>`;
  return readPost(document.querySelector('article')!);
}

beforeEach(() => {
  document.body.innerHTML = '';
});

test('text keeps emoji pictures, links and line breaks', () => {
  const post = read(
    author('ann', timeLink('ann', '1001')) +
      words('<span>gm </span><img alt="🔥"> <a href="/bob">@bob</a>\nsecond<br>third'),
  );
  expect(post).toMatchObject({
    id: '1001',
    author: 'ann',
    text: 'gm 🔥 @bob\nsecond\nthird',
    language: 'en',
    quoted: null,
  });
});

test('a focal post has its time outside the author line', () => {
  const post = read(author('ann') + words('text') + timeLink('ann', '7'));
  expect(post.id).toBe('7');
});

test('a quoted post is read apart, and its link is not the permalink', () => {
  const post = read(
    author('ann') + words('own') + author('bob', timeLink('bob', '9')) + words('theirs', 'ja'),
  );
  expect(post).toMatchObject({
    id: null,
    text: 'own',
    language: 'en',
    quoted: { author: 'bob', text: 'theirs' },
  });
});

test('a post with only a picture does not take the quoted text for its own', () => {
  const post = read(
    author('ann') +
      '<div data-testid="tweetPhoto"><img alt="A chart of fees going down"></div>' +
      author('bob') +
      words('theirs'),
  );
  expect(post).toMatchObject({ text: '', picture: 'A chart of fees going down', language: null });
  expect(post.quoted?.text).toBe('theirs');
});

test('a link that is no address names no post, and the post is read', () => {
  const broken = '<a href="https://[/ann/status/7"><time>2h</time></a>';
  expect(read(author('ann') + words('text') + broken)).toMatchObject({ id: null, text: 'text' });
});

test('the one word that X writes for an undescribed picture is no description', () => {
  const post = read(`${author('ann')}<div data-testid="tweetPhoto"><img alt="Image"></div>`);
  expect(post.picture).toBeNull();
});

test('a quoted post without links gives its handle by its words', () => {
  const post = read(
    `${author('ann')}${words('own')}<div data-testid="User-Name"><span>Bob</span><span>@bob_1</span></div>`,
  );
  expect(post.quoted).toEqual({ author: 'bob_1', text: '' });
});

test('a display name with an @ of its own is not taken for the handle', () => {
  const post = read(
    `${author('ann')}${words('own')}<div data-testid="User-Name"><span>Bob @ethdenver</span><span>@bob_1</span><span>·</span><time>2h</time></div>`,
  );
  expect(post.quoted?.author).toBe('bob_1');
});

test('an unavailable quoted post, a nested article, adds nothing', () => {
  const post = read(`${author('ann')}${words('own')}<article>${words('unavailable')}</article>`);
  expect(post).toMatchObject({ text: 'own', quoted: null });
});

const own = author('ann', timeLink('ann', '1001')) + words('own');
const theirs = author('bob', timeLink('bob', '9')) + words('theirs', 'ja');
const blocks: [name: string, inner: string][] = [
  ['a link below the text', `${own}<div role="link">${theirs}</div>`],
  ['a link above the author', `<div role="link">${theirs}</div>${own}`],
  ['an article of its own', `${own}<article data-testid="tweet">${theirs}</article>`],
  ['an article above the author', `<article data-testid="tweet">${theirs}</article>${own}`],
  ['an article in a link', `${own}<div role="link"><article>${theirs}</article></div>`],
  ['a link in a link', `<div role="link">${own}<div role="link">${theirs}</div></div>`],
];
test.each(blocks)('a quoted post that is %s is told from the one around it', (_, inner) => {
  expect(read(inner)).toMatchObject({
    id: '1001',
    author: 'ann',
    text: 'own',
    language: 'en',
    quoted: { author: 'bob', text: 'theirs' },
  });
});

test('the quoted post, read for itself, has its own author', () => {
  read(`${own}<article data-testid="tweet">${theirs}</article>`);
  const nested = document.querySelector('article article')!;
  expect(readPost(nested)).toMatchObject({ id: '9', author: 'bob', text: 'theirs', quoted: null });
});

test('the author of a quoted post is never taken for the one who quotes it', () => {
  expect(() => read(`${words('own')}<article>${theirs}</article>`)).toThrow('User-Name');
});

test('who quotes their own post on its page has the link of the newer one', () => {
  const older = author('ann', timeLink('ann', '9')) + words('older');
  const post = read(
    `${author('ann')}${words('own')}<div role="link">${older}</div>${timeLink('ann', '1001')}`,
  );
  expect(post).toMatchObject({ id: '1001', quoted: { author: 'ann', text: 'older' } });
});

test('the addresses of its own pictures are read where X keeps them, four at most', () => {
  const at = (name: string) => `https://pbs.twimg.com/media/${name}?format=jpg&amp;name=small`;
  const shows = (...sources: string[]) =>
    sources
      .map((src) => `<div data-testid="tweetPhoto"><img alt="Image" src="${src}"></div>`)
      .join('');
  const drawn = ['data:image/png;base64,AA', 'https://evil.example/a.jpg'];
  const quoted = `<div role="link">${author('bob')}${words('theirs')}${shows(at('q'))}</div>`;
  const names = ['a', 'b', 'c', 'd', 'e'];
  const post = read(`${author('ann')}${shows(...drawn, ...names.map(at))}${quoted}`);
  const kept = names.slice(0, 4).map((name) => at(name).replace('&amp;', '&'));
  expect(post.pictures).toEqual(kept);
});

test('pictures and cut text of a quoted post are not those of the one around it', () => {
  const picture = '<div data-testid="tweetPhoto"><img alt="A chart of fees going down"></div>';
  const more = '<button data-testid="tweet-text-show-more-link"></button>';
  const post = read(`<article>${theirs}${picture}${more}</article>${own}`);
  expect(post).toMatchObject({ picture: null, cut: false });
});

test('cut text, advertisements and unknown languages are told', () => {
  document.body.innerHTML = `<div data-testid="placementTracking"><article data-testid="tweet">
    ${author('shop')}${words('buy', 'qme')}<button data-testid="tweet-text-show-more-link"></button>
  </article></div>`;
  expect(readPost(document.querySelector('article')!)).toMatchObject({
    id: null,
    cut: true,
    promoted: true,
    language: null,
  });
});

test('an article without an author line is a broken selector, said by its name', () => {
  expect(() => read(words('text'))).toThrow(MissingElement);
  expect(() => read(words('text'))).toThrow('User-Name');
});

test('two readings are one post by id, else by author and text', () => {
  const one = partialPost({ id: '1', author: 'Ann', text: 'gm' });
  expect(samePost(one, partialPost({ id: '1', author: 'other', text: 'x' }))).toBe(true);
  expect(samePost(one, partialPost({ id: '2', author: 'Ann', text: 'gm' }))).toBe(false);
  expect(samePost(one, partialPost({ author: 'ann', text: 'gm' }))).toBe(true);
  expect(samePost(one, partialPost({ author: 'ann', text: 'gn' }))).toBe(false);
});
