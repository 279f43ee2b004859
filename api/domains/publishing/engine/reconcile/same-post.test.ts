import { expect, it } from 'vitest';
import type { OwnPost } from '#api/providers/x/own-post.ts';
import { isSamePost, type SentPart } from './same-post.ts';

const read = (text: string, more: Partial<OwnPost> = {}): OwnPost => ({
  id: '1',
  text,
  createdAt: 0,
  links: [],
  hasMedia: false,
  replyTo: null,
  ...more,
});
const same = (sent: string, theirs: OwnPost, more: Partial<SentPart> = {}) =>
  isSamePost({ text: sent, hasMedia: false, replyTo: null, ...more }, theirs);

const link = (target: string | null) => [{ short: 'https://t.co/abc123', target }];

it.each<[string, string, OwnPost]>([
  ['as it is', 'gm', read('gm')],
  ['spaces and lines folded', ' gm \n\n frens  ', read('gm frens')],
  ['another normal form', 'cafe\u0301', read('café')],
  ['entities', 'a < b && c > d', read('a &lt; b &amp;&amp; c &gt; d')],
  ['an entity that was meant literally', '&lt;', read('&amp;lt;')],
  [
    'a shortened link',
    'see https://a.com/x?y=1 ok',
    read('see https://t.co/abc123 ok', { links: link('https://a.com/x?y=1') }),
  ],
  [
    'a bare domain',
    'on pump.fun now',
    read('on https://t.co/abc123 now', { links: link('http://pump.fun') }),
  ],
  [
    'a slash and a host in capitals',
    'https://Example.COM',
    read('https://t.co/abc123', { links: link('https://example.com/') }),
  ],
  [
    'a link whose target X does not tell',
    '(see https://a.com/x)',
    read('(see https://t.co/abc123)'),
  ],
])('knows its own text again: %s', (_, sent, theirs) => {
  expect(same(sent, theirs)).toBe(true);
});

it.each<[string, string, OwnPost]>([
  ['other words', 'gm', read('gn')],
  ['other capitals', 'gm', read('GM')],
  ['more of it', 'gm', read('gm frens')],
  [
    'another link',
    'https://a.com/x',
    read('https://t.co/abc123', { links: link('https://a.com/y') }),
  ],
  [
    'another case of the path',
    'https://a.com/X',
    read('https://t.co/abc123', { links: link('https://a.com/x') }),
  ],
  ['an answer to somebody', 'gm', read('gm', { replyTo: '7' })],
  ['one with media', 'gm', read('gm', { hasMedia: true })],
])('takes no other for it: %s', (_, sent, theirs) => {
  expect(same(sent, theirs)).toBe(false);
});

it('cuts the link to the media, and no other', () => {
  const media = { hasMedia: true };
  expect(same('look', read('look https://t.co/pic', media), media)).toBe(true);
  expect(same('', read('https://t.co/pic', media), media)).toBe(true);
  const links = [
    { short: 'https://t.co/abc123', target: 'https://a.com' },
    { short: 'https://t.co/pic', target: 'https://x.com/me/status/1/photo/1' },
  ];
  const both = read('look https://t.co/abc123 https://t.co/pic', { ...media, links });
  expect(same('look https://a.com', both, media)).toBe(true);
  expect(same('look', both, media)).toBe(false);
});

it('an answer is the same only in the same place, with or without the people in front', () => {
  const answer = { replyTo: '7' };
  expect(same('thanks', read('@ana thanks', answer), answer)).toBe(true);
  expect(same('thanks', read('thanks', { replyTo: '8' }), answer)).toBe(false);
});
