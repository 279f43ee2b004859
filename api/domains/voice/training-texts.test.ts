import { expect, it } from 'vitest';
import { learningTexts, type Material } from './training-texts.ts';

const draft = (text: string, isNew = false) => ({ text, post: null, isReply: true, isNew });
const sample = (text: string, isNew = false, type: 'tweet' | 'comment' | 'thread' = 'tweet') => ({
  type,
  text,
  isNew,
});
const ownOf = (material: Partial<Material>) =>
  learningTexts({ training: '', buckets: [], drafts: [], ...material }, 200).own;

it('tells where each text comes from, the own ones first and none twice', () => {
  expect(
    ownOf({
      training: 'gm\n@bo not so sure',
      buckets: [sample('gm'), sample('fees fell', true), sample('agreed', false, 'comment')],
      drafts: [draft('what i sent', true), draft('gm')],
    }),
  ).toEqual([
    { text: 'gm', isReply: false, isEdited: false, isNew: false },
    { text: '@bo not so sure', isReply: true, isEdited: false, isNew: false },
    { text: 'agreed', isReply: true, isEdited: false, isNew: false },
    { text: 'fees fell', isReply: false, isEdited: false, isNew: true },
    { text: 'what i sent', isReply: true, isEdited: true, isNew: true },
  ]);
});

it('keeps what was there before, however much comes in a day', () => {
  const old = Array.from({ length: 70 }, (_, at) => sample(`old ${at}`));
  const fresh = Array.from({ length: 400 }, (_, at) => sample(`new ${at}`, true));
  const before = ownOf({ buckets: old });
  const after = ownOf({ buckets: [...fresh, ...old] });
  expect(after.filter(({ isNew }) => !isNew)).toEqual(before);
  const edited = Array.from({ length: 70 }, (_, at) => draft(`edited ${at}`));
  const today = Array.from({ length: 70 }, (_, at) => draft(`today ${at}`, true));
  expect(ownOf({ drafts: [...today, ...edited] }).filter(({ isNew }) => !isNew)).toEqual(
    ownOf({ drafts: edited }),
  );
});
