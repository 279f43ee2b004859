import { expect, it } from 'vitest';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();

it('a post that no worker was told of goes out at the next look, seconds later', async () => {
  const { stage } = on;
  const actor = await stage.actor('untold');
  stage.work();
  const warm = await stage.schedule(actor, 'told');
  const id = await stage.schedule(actor, { parts: ['untold'], inMs: 3_600_000 });
  await stage.settled([warm]);
  // Moved without a word to the workers, who sleep: only their own look finds it.
  await stage.asOwner(
    `update scheduled_posts set scheduled_time = now(), not_before = now() where id = '${id}'`,
  );
  expect(await stage.settled([id])).toMatchObject([{ status: 'posted', outcomes: ['posted'] }]);
  expect(stage.liveTexts('untold')).toEqual(['told', 'untold']);
});
