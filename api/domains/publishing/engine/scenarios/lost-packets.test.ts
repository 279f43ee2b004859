import { afterEach, expect, it } from 'vitest';
import { type SwallowingProxy, swallowingProxy } from '#api/testing/postgres/swallowing-proxy.ts';
import { judge, scheduleTexts } from '../testing/assert-ledger.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';
import { workerProcess } from '../testing/worker-process.ts';

const on = publishingHarness();
let proxy: SwallowingProxy | undefined;
afterEach(() => proxy?.close());

it('a database whose connections fall silent is noticed, and work goes on over others', async () => {
  const { stage } = on;
  const { control } = stage.sandbox;
  control.fault({ kind: 'duplicate_guard', on: false });
  control.fault({ kind: 'slow', endpoint: 'create', delayMs: 200, times: 'always' });
  const through = await swallowingProxy(stage.databaseUrl);
  proxy = through;
  const { ready } = workerProcess(stage, {
    variables: { DATABASE_URL: through.url },
  });
  await ready;
  const texts = new Map<string, string[]>();
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const actor = await stage.actor(`silent_${number}`);
    const posts = [1, 2].map((at) => [`swallowed ${number} ${at}`]);
    await scheduleTexts({ stage, actor, texts }, posts, { released: true });
  }
  const isSending = () => control.truth().posts.length;
  await expect.poll(isSending, { interval: 5 }).toBeGreaterThan(2);

  through.swallow();
  const later = await stage.schedule(await stage.actor('silent_later'), 'after the silence');
  texts.set(later, ['after the silence']);
  const status = async () => (await stage.row(later)).status;
  await expect.poll(status, { timeout: 40_000, interval: 100 }).toBe('posted');
  const states = async () => new Set((await stage.rows()).map((row) => row.status));
  await expect.poll(states, { interval: 100 }).toEqual(new Set(['posted']));
  expect(await judge(stage, texts)).toMatchObject({ doubles: [], lost: [], untrue: [] });
}, 180_000);
