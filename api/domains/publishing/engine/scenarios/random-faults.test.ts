import { expect, it } from 'vitest';
import { seededRandom } from '#api/ai/composer/choose/seeded-random.ts';
import { judge, scheduleTexts } from '../testing/assert-ledger.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';
import { randomFault } from '../testing/random-faults.ts';

const on = publishingHarness();
const POSTS = 150;
const ACCOUNTS = 15;

it('150 posts under random faults: none twice, none lost, every state true', async () => {
  const { stage } = on;
  const random = seededRandom('20261121');
  // Nothing but our own care keeps a second copy away, and the timeline lags behind.
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'slow_timeline', delaySeconds: 0.4 });
  const texts = new Map<string, string[]>();
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const actor = await stage.actor(`random_${account}`);
    await stage.settings(actor, (settings) => {
      settings.automation.maxPostsPerDay = 50;
    });
    const posts = Array.from({ length: POSTS / ACCOUNTS }, (_, at) =>
      Array.from(
        { length: at % 5 === 0 ? 3 : 1 },
        (_, part) => `post ${account} ${at} ${part} <&>`,
      ),
    );
    await scheduleTexts({ stage, actor, texts }, posts, { released: true });
  }
  for (let count = 0; count < 60; count += 1) stage.sandbox.control.fault(randomFault(random));
  const limits = { giveUpMs: 20_000 };
  stage.work(limits);
  stage.work(limits);
  await stage.settled([...texts.keys()]);
  const verdict = await judge(stage, texts);
  expect(verdict).toMatchObject({ doubles: [], lost: [], untrue: [] });
  // Two refused tokens in a row cost an account: its posts are held, and that is told.
  expect(verdict.states.posted).toBeGreaterThan(POSTS / 2);
  const [counted] = await stage.asOwner('select sum(posts)::integer as posts from hour_totals');
  expect(counted).toEqual({ posts: verdict.states.posted });
});
