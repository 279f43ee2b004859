import { expect, test } from 'vitest';
import { whoseWords } from './text-origin.ts';

const written = 'Blobs made room, and fees follow demand: that is why rollups got cheap this week.';
const point = 'fees fell because blobs are cheap';

test.each([
  ['the draft as it was written', written, 'troupe'],
  ['a light edit of it', written.replace('this week', 'since Monday'), 'troupe'],
  ['its first half', written.slice(0, 40), 'troupe'],
  ['the whole draft after own words', `My take, for what it is worth.\n\n${written}`, 'troupe'],
  ['the point as it was typed', point, 'own'],
  ['the point with a capital and a full stop', 'Fees fell because blobs are cheap.', 'own'],
  ['another text', 'I would not read too much into one week of numbers.', 'own'],
  ['a draft of which a third is left', `Blobs made room. ${'I waited years. '.repeat(5)}`, 'own'],
  ['nothing', ' \n', null],
] as const)('%s', (_, standing, whose) => {
  expect(whoseWords(standing, { written, point })).toBe(whose);
});

test('a draft that takes up a short point is still Troupe’s', () => {
  expect(whoseWords(written, { written, point: 'rollups got cheap' })).toBe('troupe');
});

test('a text typed from nothing is the person’s', () => {
  expect(whoseWords('gm', { written: null, point: '' })).toBe('own');
});

test.each([
  ['Blob が手数料を下げました。ロールアップは今週とても安くなりました。'],
  ['انخفضت الرسوم لأن البلوبات رخيصة هذا الأسبوع'],
])('"%s" is compared as any other language', (text) => {
  expect(whoseWords(text, { written: text, point: '' })).toBe('troupe');
});
