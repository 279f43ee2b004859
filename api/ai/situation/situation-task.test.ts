import { expect, it } from 'vitest';
import { situationTask } from './situation-task.ts';

it.each([
  ['grief', 0.9, /brief and kind; no emoji, no exclamation mark, no joke/],
  ['scam', 0.6, /never agree with it/],
  ['incident', 0.7, /no praise, no congratulations/],
] as const)('tells a model what %s asks of it', (situation, confidence, line) => {
  expect(situationTask({ situation, confidence })).toMatch(line);
});

it.each([
  undefined,
  { situation: 'grief', confidence: 0.59 },
  { situation: 'opinion', confidence: 1 },
] as const)('says nothing where nothing is surely known: %o', (reading) => {
  expect(situationTask(reading)).toBeNull();
});
