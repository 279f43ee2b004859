import { expect, it } from 'vitest';
import { MINUTE, metricsFixture } from '#api/testing/fixtures/metrics-fixture.ts';
import { readMetrics } from '../read-metrics.ts';

// In a file of its own: how long to wait X says by the real clock, so none may have passed before.
const on = metricsFixture();

const dueNow = async (name: string, count: number) => {
  const actor = await on.stage.actor(name);
  const ids = await on.publish(
    actor,
    Array.from({ length: count }, (_, at) => `${name} ${at}`),
  );
  await on.stage.asOwner(`update scheduled_posts set metrics_due_at = now()
    where id in (${ids.map((id) => `'${id}'`).join(',')})`);
  return { actor, ids };
};

it('waits for the reset of a limit with everything of that account, and with nothing else', async () => {
  const { actor, ids } = await dueNow('limited', 120);
  const fault = { kind: 'rate_limited', endpoint: 'list', resetSeconds: 1_800 } as const;
  on.stage.sandbox.control.fault(fault);
  await readMetrics(on.ctx);
  await readMetrics(on.ctx);
  expect(on.reads()).toBe(1);
  for (const id of [ids.at(0), ids.at(99), ids.at(-1)]) {
    expect(await on.dueIn(id ?? '')).toSatisfy((due) => due === 29 || due === 30);
  }

  const other = await dueNow('not_limited', 1);
  await readMetrics(on.ctx);
  expect(on.reads()).toBe(2);
  expect(await on.stored(other.ids)).toEqual(await on.ledger(other.actor, other.ids));

  await on.pass(31 * MINUTE);
  await readMetrics(on.ctx);
  expect(await on.stored(ids)).toEqual(await on.ledger(actor, ids));
});
