import { expect, it } from 'vitest';
import { publishingStage } from './testing/publishing-stage.ts';

const on = publishingStage();

it('publishes a post at its time and says so', async () => {
  const { stage } = on;
  const actor = await stage.actor('plain');
  stage.work();
  const id = await stage.schedule(actor, { parts: ['hello there'], inMs: 150, madeWithAi: true });
  const [row] = await stage.settled([id]);
  const [live] = stage.sandbox.control.truth().posts;
  expect(row).toMatchObject({
    status: 'posted',
    detail: '',
    external_ids: [live?.id],
    outcomes: ['posted'],
  });
  expect(live).toMatchObject({ text: 'hello there', username: 'plain', madeWithAi: true });
});
