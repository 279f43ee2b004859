import { expect, it } from 'vitest';
import type { Brief } from '#api/ai/adapters/provider.ts';
import { briefOf } from '#api/testing/brief.ts';
import { composeDraft } from './compose-draft.ts';

const typed = (prompt: string, changes: Partial<Brief> = {}) =>
  composeDraft(briefOf({ prompt, ...changes }));
const refused = (situation: string) => ({ code: 'no_draft', extra: { params: { situation } } });
const lower = {
  ...briefOf().voice,
  samples: Array.from({ length: 30 }, (_, day) => `day ${day} and the indexer is still up`),
};

it.each([
  ['teh fix is out, i think u need v2', 'The fix is out, I think you need v2.'],
  ['no date yet', 'No date yet.'],
  ['gm', 'Gm'],
  ['dont know, is it in the docs?', "Don't know, is it in the docs?"],
  ['wichtig ist nur der sync', 'Wichtig ist nur der sync.'],
  ['goodluck thursday, basicaly done', 'Good luck thursday, basically done.'],
  ['what did you cut', 'What did you cut?'],
  [
    'clean work. how do you treat people who are new',
    'Clean work. How do you treat people who are new?',
  ],
  ['but who pays the risk manager', 'But who pays the risk manager?'],
  ['did you try the new client', 'Did you try the new client?'],
  ['what would help is a status page', 'What would help is a status page.'],
  ['do it on a weekend', 'Do it on a weekend.'],
  ['did this last week and it works', 'Did this last week and it works.'],
  ['which is why we moved', 'Which is why we moved.'],
])('what is typed goes out with slips and casing put right: %s', (prompt, content) => {
  expect(typed(prompt).content).toBe(content);
});

it('it takes the casing and the missing full stop of the persona, and nothing else', () => {
  const { content } = typed('The fix is out, try v2.', { voice: lower });
  expect(content).toBe('the fix is out, try v2');
});

it('a question keeps its mark with a persona that writes no full stop', () => {
  expect(typed('what did you cut', { voice: lower }).content).toBe('what did you cut?');
});

it('it is told to be their reply, and no draft', () => {
  expect(typed('no date yet, sorry').notes[0]).toMatchObject({ code: 'draft.your-reply' });
});

it('what may be a note is asked back', () => {
  for (const prompt of ['tell her the fix is out', 'sag danke', 'agree, fees are the issue'])
    expect(() => typed(prompt)).toThrow(expect.objectContaining(refused('point_or_note')));
});

it('the person decides: text goes out, and a note needs a model', () => {
  expect(typed('say hi to the team', { pointIs: 'text' }).content).toBe('Say hi to the team.');
  const noted = () => typed('no date yet', { pointIs: 'note' });
  expect(noted).toThrow(expect.objectContaining(refused('needs_model')));
});

it('half a sentence under a press is completed by it', () => {
  expect(typed('for the intro', { intent: 'thank' }).content).toBe('Thank you for the intro.');
});

it('says that it is not in the language of the post', () => {
  const post = { text: 'Die Gebühren sind heute wieder sehr hoch, was macht ihr?', author: 'anna' };
  const { notes } = typed('we wait until the weekend and then we move everything at once', {
    post,
  });
  expect(notes.map(({ code }) => code)).toContain('draft.other-than-post');
});
