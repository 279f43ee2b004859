import { expect, test } from 'vitest';
import type { Alternative, Draft, PersistedDrafts } from '../protocol.ts';
import { forgetDrafts, keptDrafts, saveDrafts, withAlternative } from './persisted-drafts.ts';

const about = { kind: 'new' } as const;
const drafts = (parts: Partial<PersistedDrafts>): PersistedDrafts => ({
  point: '',
  alternatives: [],
  at: 0,
  variant: 0,
  ...parts,
});

test('what is to be said is kept before there is a draft, until it is used or taken back', () => {
  const typed = drafts({ point: 'funding rates' });
  saveDrafts(about, typed);
  expect(keptDrafts(about)).toEqual(typed);
  saveDrafts(about, drafts({ point: ' ', alternatives: [{ parts: [''], draft: null }] }));
  expect(keptDrafts(about)).toBeNull();
  saveDrafts(about, typed);
  forgetDrafts(about);
  expect(keptDrafts(about)).toBeNull();
});

const written = (content: string, parts = [content]): Alternative => ({
  parts,
  draft: { content } as Draft,
});
const textsAfter = (alternatives: Alternative[]) =>
  alternatives
    .reduce(withAlternative, drafts({}))
    .alternatives.map(({ parts }) => parts.join('\n\n'));

test('a fourth draft takes the place of the oldest that is as it was written', () => {
  expect(textsAfter(['a', 'b', 'c', 'd'].map((text) => written(text)))).toEqual(['b', 'c', 'd']);
  const thread = written('1/ a\n\n2/ b', ['1/ a', '2/ b']);
  expect(textsAfter([thread, written('c'), written('d'), written('e')])).toEqual(['c', 'd', 'e']);
});

test('what the person typed or changed never makes place for a draft', () => {
  const own = { parts: ['my own'], draft: null };
  const changed = written('b', ['b, but mine']);
  const all = [own, changed, written('c'), written('d'), written('e')];
  expect(textsAfter(all)).toEqual(['my own', 'b, but mine', 'e']);
  expect(textsAfter([own, changed, own, written('d')])).toHaveLength(4);
});
