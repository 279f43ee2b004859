import { expect, test } from 'vitest';
import { forgetDrafts, type KeptDrafts, keepDrafts, keptDrafts } from './kept-drafts.ts';

const about = { kind: 'new' } as const;
const drafts = (parts: Partial<KeptDrafts>): KeptDrafts => ({
  point: '',
  alternatives: [],
  at: 0,
  variant: 0,
  ...parts,
});

test('what is to be said is kept before there is a draft, until it is used or taken back', () => {
  const typed = drafts({ point: 'funding rates' });
  keepDrafts(about, typed);
  expect(keptDrafts(about)).toEqual(typed);
  keepDrafts(about, drafts({ point: ' ', alternatives: [{ parts: [''], draft: null }] }));
  expect(keptDrafts(about)).toBeNull();
  keepDrafts(about, typed);
  forgetDrafts(about);
  expect(keptDrafts(about)).toBeNull();
});
