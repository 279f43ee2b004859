import { expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { intents } from '#shared/contracts/intents.ts';
import { intentTask } from './intent-task.ts';

it('is one line for a model, and none without an intent', () => {
  expect(intentTask(briefOf())).toBeNull();
  for (const intent of intents)
    expect(intentTask(briefOf({ intent }))).toMatch(/^The person .+\.$/);
});

it('asks for no praise and no agreement under a harm that is sure', () => {
  for (const intent of ['agree', 'congratulate'] as const) {
    const under = (confidence: number) =>
      intentTask(briefOf({ intent, situation: { situation: 'grief', confidence } }));
    expect(under(0.8)).toBeNull();
    expect(under(0.5)).not.toBeNull();
  }
});
