import { expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import type { Brief } from '../adapters/provider.ts';
import { answerSchema } from './answer-form.ts';
import { answerTokens } from './answer-tokens.ts';
import { draftTask } from './draft-task.ts';

const taskOf = (changes: Partial<Brief>) =>
  draftTask(briefOf(changes), 'CANARY', { several: false, pictures: 0 }).join('\n');
const fieldsOf = (changes: Partial<Brief>, several = false) => {
  const { properties, required } = answerSchema(briefOf(changes), several);
  expect(required).toEqual(Object.keys(properties as object));
  return required;
};
const reading = (situation: 'grief' | 'scam' | 'question' | 'opinion', confidence: number) => ({
  situation: { situation, confidence },
});

/** A line for each brief: what its task says, and what it does not say. */
it.each<[string, Partial<Brief>, RegExp[], RegExp[]]>([
  ['grief in place of the tone', reading('grief', 0.9), [/brief and kind/], [/Tone:/]],
  ['a scam in place of the tone', reading('scam', 0.9), [/looks like a scam/], [/Tone:/]],
  ['what may be grief beside no tone', reading('grief', 0.5), [/Tone:/], [/brief and kind/]],
  ['a question beside the tone', reading('question', 0.9), [/Tone:/, /answer it, or ask/], []],
  [
    'every fact of the note',
    { prompt: 'say 72 %' },
    [/said: "say 72 %"\. Keep every fact/, /more only where the note needs it, at most 280/],
    [],
  ],
  ['no note', {}, [], [/user wants said/, /note needs/]],
  [
    'the language of the post',
    { language: 'ja' },
    [/^Write one reply to the post, in its language \("ja"\)\./],
    [],
  ],
  [
    'no language of a post of its own',
    { kind: 'post', post: null },
    [/^Write one post\./],
    [/language/],
  ],
  [
    'the length of its replies',
    { voice: { ...briefOf().voice, lengths: { from: 30, median: 50, to: 400 } } },
    [/mostly 30 to 280 characters, half under 50\./],
    [],
  ],
  [
    'decline last, where the reading is unsure',
    reading('opinion', 0.4),
    [/decline is "none".*\.$/],
    [],
  ],
  ['no decline where it is sure', reading('opinion', 0.9), [], [/decline/]],
  ['no decline with a note', { prompt: 'agree' }, [], [/decline/]],
  ['no decline with a press', { intent: 'thank' }, [/thanks the author/], [/decline/]],
])('tells %s', (_, changes, said, unsaid) => {
  const task = taskOf(changes);
  for (const part of said) expect(task).toMatch(part);
  for (const part of unsaid) expect(task).not.toMatch(part);
});

it("aims at the persona's own length", () => {
  const samples = [10, 20, 30, 60, 60, 60, 90, 200, 300].map((n) => 'a'.repeat(n));
  const task = taskOf({ voice: { ...briefOf().voice, samples } });
  expect(task).toContain('mostly 20 to 200 characters, half under 60.');
});

it.each<[Partial<Brief>, boolean, string[]]>([
  [{}, false, ['content', 'decline']],
  [reading('grief', 0.9), false, ['content']],
  [{ prompt: 'agree' }, true, ['content', 'others']],
  [{ kind: 'post', post: null }, false, ['content', 'hashtags']],
  [{ kind: 'thread', post: null }, false, ['content', 'hashtags']],
])('asks for the fields of %o', (changes, several, fields) => {
  expect(fieldsOf(changes, several)).toEqual(fields);
});

it('takes no more tokens than what is asked for can need', () => {
  const of = (changes: Partial<Brief>, several = false) => answerTokens(briefOf(changes), several);
  expect(of({})).toBe(270);
  expect(of({}, true)).toBe(690);
  expect(of({ kind: 'thread' })).toBe(1_320);
  expect(of({ platform: 'linkedin' })).toBe(2_310);
  expect(of({ prompt: '長'.repeat(1_000) })).toBe(2_060);
});
