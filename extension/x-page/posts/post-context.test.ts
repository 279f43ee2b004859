import { beforeEach, expect, test } from 'vitest';
import { postContextOf } from './post-context.ts';
import { partialPost } from './posts.ts';

interface Shown {
  id: string;
  author?: string;
  text?: string;
  inside?: string;
}

const authorLine = (name: string) => `
  <div data-testid="User-Name">
    <div><a href="/${name}"><span>Name</span></a></div>
    <div><a href="/${name}" tabindex="-1"><span>@${name}</span></a></div>
  </div>`;

const shown = ({ id, author = 'ann', text = `Post ${id}`, inside = '' }: Shown) => `
  <div data-testid="cellInnerDiv"><div><div>
    <article data-testid="tweet" role="article" tabindex="0">
      ${authorLine(author)}
      <div data-testid="tweetText" lang="en" dir="auto"><span>${text}</span></div>
      ${inside}
      <a href="/${author}/status/${id}"><time datetime="2026-08-01T10:00:00.000Z">2h</time></a>
      <div role="group"><div><button data-testid="reply"></button></div></div>
    </article>
  </div></div></div>`;

const promoted = (post: string) => `<div data-testid="placementTracking">${post}</div>`;
const heading =
  '<div data-testid="cellInnerDiv"><h2 role="heading"><span>Discover</span></h2></div>';
const card = (inside: string) => `<div data-testid="card.wrapper">${inside}</div>`;
const linked = (title: string) =>
  `<a href="https://quill.example/"><span>quill.example</span><div>${title}</div></a>`;

function showPage(path: string, ...rows: string[]) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `
    <div data-testid="primaryColumn"><h2 role="heading"><span>Post</span></h2>
      <section role="region"><h1>Conversation</h1><div aria-label="Timeline"><div>${rows.join('')}</div></div></section>
    </div>`;
}

const of = (id: string) => postContextOf(partialPost({ id, author: 'ann' }));
const textsAbove = (id: string) => of(id).thread.map(({ text }) => text);

beforeEach(() => showPage('/home'));

test('the page of a post tells the posts above it, the oldest first', () => {
  showPage(
    '/ann/status/3',
    shown({ id: '1', author: 'bob' }),
    promoted(shown({ id: '8', author: 'shop' })),
    shown({ id: '2', author: 'cat' }),
    shown({ id: '3' }),
    shown({ id: '4' }),
  );
  expect(of('3').thread).toEqual([
    { author: 'bob', text: 'Post 1' },
    { author: 'cat', text: 'Post 2' },
  ]);
  expect(textsAbove('2')).toEqual(['Post 1']);
});

test('a reply further down answers the post of the page, not the replies beside it', () => {
  showPage('/ann/status/2', ...['1', '2', '3', '4'].map((id) => shown({ id })));
  expect(textsAbove('4')).toEqual(['Post 1', 'Post 2']);
});

test('posts of other conversations on that page have no thread', () => {
  showPage(
    '/ann/status/2',
    shown({ id: '1' }),
    shown({ id: '2' }),
    heading,
    shown({ id: '3', inside: card(linked('A title')) }),
  );
  expect(of('3')).toEqual({ thread: [], card: 'quill.example\nA title', poll: [] });
  expect(postContextOf(partialPost({ id: '2', author: 'ann', promoted: true })).thread).toEqual([]);
  expect(textsAbove('2')).toEqual(['Post 1']);
});

test('of a long thread the ten nearest posts are told', () => {
  const ids = Array.from({ length: 13 }, (_, at) => String(at + 1));
  showPage('/ann/status/13', ...ids.map((id) => shown({ id })));
  expect(textsAbove('13')).toEqual(ids.slice(2, 12).map((id) => `Post ${id}`));
});

test('a timeline is no thread', () => {
  showPage('/home', shown({ id: '1' }), shown({ id: '2' }), shown({ id: '3' }));
  expect(of('3')).toEqual({ thread: [], card: null, poll: [] });
});

test('a link card is read where it is the post’s own and links somewhere', () => {
  const quote = `<div role="link">${authorLine('bob')}${card(linked('Of the quote'))}</div>`;
  showPage(
    '/home',
    shown({ id: '1', inside: card(linked('A <b>second</b> look') + linked('Ending')) }),
    shown({ id: '2', inside: quote }),
    shown({ id: '3', inside: card('<div>Yes</div><div>No</div>') }),
  );
  expect(of('1').card).toBe('quill.example\nA\nsecond\nlook\nEnding');
  expect(of('2').card).toBeNull();
  expect(of('3').card).toBeNull();
});

test('texts of any length come within the limits of an order', () => {
  const long = `${'a'.repeat(1_999)}😀${'b'.repeat(50_000)}`;
  showPage(
    '/ann/status/2',
    shown({ id: '1', text: long }),
    shown({ id: '2', inside: card(`<a href="/">${long}</a>`) }),
  );
  const cut = `${'a'.repeat(1_999)}\uFFFD`;
  expect(of('2')).toEqual({ thread: [{ author: 'ann', text: cut }], card: cut, poll: [] });
});

test('the choices of a poll are read before and after the vote, without their shares', () => {
  const poll = (inside: string) => card(`<div data-testid="cardPoll">${inside}</div>`);
  const radio = (inside: string) => `<div role="radio"><span>${inside}</span></div>`;
  const result = (choice: string, share: string) =>
    `<li role="listitem"><div></div><div dir="auto"><span>${choice}</span></div><div dir="auto">${share}</div></li>`;
  const ofQuote = `<div role="link">${authorLine('bob')}${poll(radio('Of the quote'))}</div>`;
  showPage(
    '/home',
    shown({ id: '1', inside: poll(radio('Rollups') + radio('Main <img alt="🔥">')) }),
    shown({
      id: '2',
      inside: poll(`<ul role="list">${result('Yes', '60%')}${result('No', '40%')}</ul>`),
    }),
    shown({ id: '3', inside: ofQuote }),
  );
  expect(of('1').poll).toEqual(['Rollups', 'Main 🔥']);
  expect(of('2').poll).toEqual(['Yes', 'No']);
  expect(of('3').poll).toEqual([]);
});
