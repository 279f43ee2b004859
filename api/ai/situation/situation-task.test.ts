import { expect, it } from 'vitest';
import { graveManner, situationTask } from './situation-task.ts';

it.each([
  ['grief', 0.9, /brief and kind: no emoji, exclamation mark, joke/],
  ['scam', 0.8, /Never agree with it/],
  ['hostile', 0.6, /never agree, joke along/],
  ['incident', 0.7, /no praise, congratulations/],
  ['complaint', 0.7, /no joke, excuse or promise/],
] as const)('tells a model the manner that %s asks of it', (situation, confidence, line) => {
  expect(graveManner({ situation, confidence })).toMatch(line);
  expect(situationTask({ situation, confidence })).toBeNull();
});

it('tells beside the tone what a light one asks', () => {
  const reading = { situation: 'question', confidence: 0.9 } as const;
  expect(situationTask(reading)).toMatch(/answer it, or ask back/);
  expect(graveManner(reading)).toBeNull();
});

it.each([
  undefined,
  { situation: 'grief', confidence: 0.59 },
  { situation: 'joke', confidence: 0.59 },
  { situation: 'opinion', confidence: 1 },
] as const)('says nothing where nothing is surely known: %o', (reading) => {
  expect(situationTask(reading)).toBeNull();
  expect(graveManner(reading)).toBeNull();
});
