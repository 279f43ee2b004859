import { expect, test } from 'vitest';
import { readPost } from './posts/posts.ts';
import { $, $optional, MissingElement } from './query.ts';
import { replyButton, tweetText, userName } from './selectors.ts';
import { structuresInUse } from './structural-fallback.ts';

const author = (handle: string, time: string) =>
  `<div><div><a href="/${handle}"><span>Name</span></a></div>
   <div><a href="/${handle}" tabindex="-1"><span dir="ltr">@${handle}</span></a>${time}</div></div>`;
const words = (html: string) => `<div lang="en" dir="auto">${html}</div>`;
const bar = `<div role="group">${'<button></button>'.repeat(4)}</div>`;

function read(inner: string) {
  document.body.innerHTML = `<article role="article">${inner}${bar}</article>`;
  return readPost(document.querySelector('article')!);
}

test('without test ids a post is read by its structure, and which parts were is told', () => {
  const post = read(
    '<div><a href="/carl"><span>Carl reposted</span></a></div>' +
      author('ann', '<a href="/ann/status/1001"><time>2h</time></a>') +
      '<div>Replying to <a href="/dora"><span>@dora</span></a></div>' +
      words('own, as <a href="/eve"><span>@eve</span></a> said') +
      `<div role="link">${author('bob', '<time>3h</time>')}${words('theirs')}</div>`,
  );
  expect(post).toMatchObject({
    id: '1001',
    author: 'ann',
    text: 'own, as @eve said',
    quoted: { author: 'bob', text: 'theirs' },
  });
  expect($(replyButton, document)).toBe(document.querySelector('button'));
  expect(structuresInUse().map(({ part }) => part)).toEqual(
    expect.arrayContaining(['userName', 'tweetText', 'replyButton']),
  );
});

test('a picture alone takes nothing from the quoted post, and a focal post has its time below', () => {
  const post = read(
    author('ann', '') +
      '<a href="/ann/status/7/photo/1"><img alt="A chart of fees"></a>' +
      `<div role="link">${author('bob', '<time>3h</time>')}${words('theirs')}</div>` +
      '<a href="/ann/status/7"><time>2h</time></a>',
  );
  expect(post).toMatchObject({ id: '7', text: '', picture: 'A chart of fees' });
  expect(post.quoted).toEqual({ author: 'bob', text: 'theirs' });
});

test('a part that X has shown under its test id is missing where it has none', () => {
  document.body.innerHTML = `<p data-testid="tweetText">known</p>`;
  expect($optional(tweetText, document)?.textContent).toBe('known');
  document.body.innerHTML = words('unknown');
  expect($optional(tweetText, document)).toBeNull();
  document.body.innerHTML = '<article></article>';
  expect(() => $(userName, document)).toThrow(MissingElement);
});
