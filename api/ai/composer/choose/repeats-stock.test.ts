import { expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { composeDraft } from '../compose-draft.ts';
import { repeatsStock } from './repeats-stock.ts';

const used = ['gm, coffee first', 'Fees follow demand. Who pays them in the end?'];

it.each([
  ['Who pays them in the end? No idea.', true],
  ['who pays them, in the end', true],
  ['gm, coffee first', true],
  ['Demand is what fees follow', false],
  ['gm', false],
])('%s: %s', (draft, repeats) => {
  expect(repeatsStock(briefOf({ used }), draft)).toBe(repeats);
});

it("the person's own words may come again", () => {
  const prompt = 'Who pays them in the end?';
  expect(repeatsStock(briefOf({ used, prompt }), prompt)).toBe(false);
});

it('says nothing twice under one post, and then says that there is nothing new', () => {
  const drafts: string[] = [];
  const sentences = new Set<string>();
  const next = () =>
    composeDraft(briefOf({ post: { text: 'gm ☀️', author: 'anna' }, used: drafts.toReversed() }))
      .content;
  for (let count = 0; count < 200; count += 1) {
    let draft: string;
    try {
      draft = next();
    } catch (error) {
      expect(error).toMatchObject({ extra: { params: { situation: 'nothing_new' } } });
      break;
    }
    for (const sentence of draft.toLowerCase().split(/[.?!:\n]+\s*/)) {
      if (sentence.split(' ').length < 3) continue;
      expect(sentences).not.toContain(sentence);
      sentences.add(sentence);
    }
    drafts.push(draft);
  }
  expect(drafts.length).toBeGreaterThan(3);
});
