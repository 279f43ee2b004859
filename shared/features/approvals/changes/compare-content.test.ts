import { expect, test } from 'vitest';
import type { ReviewedContent } from '#shared/contracts/approvals.ts';
import { otherChanges, partChanges, wordChanges } from './compare-content.ts';

const marked = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value))
    .join('');

test('words are kept, added and removed, also where no spaces stand between them', () => {
  expect(marked('gm to all of you', 'gm to most of you')).toBe('gm to -all-+most+ of you');
  expect(marked('手数料が高い', '手数料が安い')).toMatch(/^手数料が-高.*\+安/);
  expect(marked('', 'new')).toBe('+new+');
});

test('texts of many thousand words that have nothing in common are shown whole', () => {
  const many = (word: string) =>
    Array.from({ length: 12_000 }, (_, at) => `${word}${at * 7}`).join(' ');
  const changes = wordChanges(many('a'), many('b'));
  expect(changes.map(({ added, removed }) => [removed, added])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a part put between others leaves those as they are', () => {
  expect(partChanges(['one', 'two', 'three'], ['one', 'new', 'two', '3'])).toEqual([
    { place: 2, before: '', after: 'new' },
    { place: 4, before: 'three', after: '3' },
  ]);
  expect(partChanges(['one', 'two'], ['two'])).toEqual([{ place: null, before: 'one', after: '' }]);
  expect(partChanges(['one'], ['one'])).toEqual([]);
});

test('what beside the texts is another is named', () => {
  const medium = (id: string, altText: string) => ({ id, altText });
  const before: ReviewedContent = {
    parts: [{ text: 'gm', media: [medium('a', 'a red dot')] }],
    accountId: 'one',
    scheduledTime: '2026-05-10T12:00:00.000Z',
    graceMinutes: 60,
    madeWithAi: false,
    paidPartnership: false,
    replyToId: null,
  };
  const changed = (changes: Partial<ReviewedContent>) =>
    otherChanges(before, { ...before, ...changes });
  expect(changed({ scheduledTime: '2026-05-10T12:00:00Z' })).toEqual([]);
  // A part without media more is no other picture.
  expect(changed({ parts: [{ text: 'new', media: [] }, ...before.parts] })).toEqual([]);
  expect(changed({ parts: [{ text: 'gm', media: [medium('a', 'a dot')] }] })).toEqual([
    'alt-texts',
  ]);
  expect(changed({ parts: [{ text: 'gm', media: [medium('b', 'a dot')] }] })).toEqual(['media']);
  expect(
    changed({ scheduledTime: '2026-05-11T12:00:00.000Z', accountId: 'two', paidPartnership: true }),
  ).toEqual(['time', 'account', 'labels']);
  const poll = { options: ['Yes', 'No'], minutes: 60 };
  expect(changed({ parts: before.parts.map((part) => ({ ...part, poll })) })).toEqual(['poll']);
  expect(changed({ graceMinutes: 5 })).toEqual(['other']);
});
