import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OwnPost } from '#api/providers/x/own-post.ts';
import { isSamePost } from '../reconcile/same-post.ts';

const words = fc.constantFrom(
  'gm',
  'fees',
  'a<b',
  'x > y',
  'R&D',
  '&amp;',
  '&lt;',
  '$SOL',
  '#gm',
  '👩‍👩‍👧',
  'é',
  'e\u0301',
  'שלום',
  '100%',
  '(.*)+?[$]',
  '\n',
  '\n\n',
);
const links = fc.constantFrom(
  'https://example.com/a',
  'http://Example.com/B?c=d&e=f',
  'https://example.com/',
);
const pieces = fc.array(fc.oneof({ weight: 5, arbitrary: words }, links), {
  minLength: 1,
  maxLength: 12,
});

/** What X makes of a text: short links, entities, spaces cut, perhaps the address of the picture. */
function asXReturns(sent: string[], hasMedia: boolean, tellsTargets: boolean) {
  const short: { short: string; target: string }[] = [];
  const texts = sent.map((piece) => {
    if (!/^https?:/.test(piece)) {
      return piece.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    }
    const link = {
      short: `https://t.co/${'abcdefghij'[short.length % 10]}${short.length}`,
      target: piece,
    };
    short.push(link);
    return link.short;
  });
  const text = texts.join(' ').trim() + (hasMedia ? ' https://t.co/media' : '');
  return { text: text.normalize('NFC'), links: tellsTargets ? short : [] };
}

const readAs = (rest: Pick<OwnPost, 'text' | 'links' | 'hasMedia'>): OwnPost => ({
  id: '1',
  createdAt: 0,
  replyTo: null,
  ...rest,
});

it('finds every text again in the form in which X returns it', () => {
  fc.assert(
    fc.property(pieces, fc.boolean(), fc.boolean(), (sent, hasMedia, tellsTargets) => {
      const text = sent.join(' ');
      fc.pre(text.trim() !== '');
      const read = readAs({ ...asXReturns(sent, hasMedia, tellsTargets), hasMedia });
      expect(isSamePost({ text, hasMedia, replyTo: null }, read)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('takes no text for another whose words differ', () => {
  fc.assert(
    fc.property(pieces, fc.nat(11), (sent, at) => {
      const other = (sent as string[]).with(at % sent.length, 'somethingelse');
      const read = readAs({ ...asXReturns(other, false, true), hasMedia: false });
      const same = isSamePost({ text: sent.join(' '), hasMedia: false, replyTo: null }, read);
      expect(same).toBe(false);
    }),
    { numRuns: 500 },
  );
});
