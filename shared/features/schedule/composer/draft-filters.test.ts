import { expect, test } from 'vitest';
import type { PostDraftLine } from '#shared/contracts/post-drafts.ts';
import { filterDrafts, labelsOf, noFilters } from './draft-filters.ts';

const line = (id: string, more: Partial<PostDraftLine>): PostDraftLine => ({
  ...{ id, version: 1, text: '', parts: 1, media: 0, personaId: null, slot: null },
  ...{ assigneeId: null, dueOn: null, updatedAt: '2026-05-10T12:00:00.000Z' },
  ...more,
});

const drafts = [
  line('a', { text: 'Blobs are cheap', labels: ['fees', 'launch'], personaId: 'dana' }),
  line('b', { text: 'Fees fell', labels: [], assigneeId: 'ana' }),
  line('c', { text: 'gm' }),
];
const found = (filters: Partial<typeof noFilters>) =>
  filterDrafts(drafts, { ...noFilters, ...filters }).map(({ id }) => id);

test('words are found in text and labels, all of them', () => {
  expect(found({ q: 'FEES' })).toEqual(['a', 'b']);
  expect(found({ q: 'cheap launch' })).toEqual(['a']);
  expect(found({ q: 'cheap gm' })).toEqual([]);
  expect(found({ q: ' ' })).toEqual(['a', 'b', 'c']);
});

test('persona, member and label each narrow the list', () => {
  expect(found({ persona: 'dana' })).toEqual(['a']);
  expect(found({ assignee: 'ana' })).toEqual(['b']);
  expect(found({ label: 'launch' })).toEqual(['a']);
  expect(found({ label: 'launch', assignee: 'ana' })).toEqual([]);
});

test('labels are listed once; a server that knows none gives none', () => {
  expect(labelsOf([...drafts, ...drafts])).toEqual(['fees', 'launch']);
  expect(labelsOf([line('d', {})])).toEqual([]);
});
