import { beforeEach, expect, it } from 'vitest';
import type { Settings } from '#shared/contracts/settings.ts';
import { judge, scheduleTexts } from '../testing/assert-ledger.ts';
import { olderCopy } from '../testing/older-copy.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();
/** Whatever was due before the worker began to watch is in doubt. */
const doubting = { doubtMs: 1 };
const roomy = (settings: Settings) => {
  settings.automation.maxPostsPerDay = 50;
  settings.api.rateLimits.postsPerHour = 100;
};

beforeEach(() => {
  // Nothing but our own care keeps a second copy away.
  on.stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
});

it.each(['runs on', 'is started anew'])(
  'restored from a copy taken in mid-run, while the worker %s, nothing is sent twice or lost',
  async (worker) => {
    const { stage } = on;
    const { control } = stage.sandbox;
    const before = control.truth().posts.length;
    // So that most is still to come when the copy is taken, however busy the machine.
    control.fault({ kind: 'slow', endpoint: 'create', delayMs: 120, times: 'always' });
    stage.work(doubting);
    const texts = new Map<string, string[]>();
    for (const number of [1, 2, 3]) {
      const actor = await stage.actor(`${worker.slice(0, 4).trim().replace(' ', '_')}_${number}`);
      await stage.settings(actor, roomy);
      const posts = Array.from({ length: 6 }, (_, at) =>
        at % 3 === 0
          ? [1, 2, 3].map((part) => `${worker} ${number} ${at} ${part}/3`)
          : [`${worker} ${number} ${at} <&>`],
      );
      await scheduleTexts({ stage, actor, texts }, posts);
    }
    const ids = [...texts.keys()];
    const underWay = async (): Promise<void> => {
      await stage.row(ids[0] as string);
      if (control.truth().posts.length < before + 5) return underWay();
    };
    await underWay();
    const copy = await olderCopy(stage.databaseUrl);
    await stage.settled(ids);
    const sent = control.truth().posts.length;

    if (worker === 'runs on') await copy.restore();
    else {
      await stage.rest();
      await copy.restore();
      stage.work(doubting);
    }
    const forgotten = (await stage.rows()).filter(({ status }) => status !== 'posted');
    expect(forgotten.length).toBeGreaterThan(5);
    await stage.settled(ids);
    const verdict = await judge(stage, texts);
    expect(verdict).toEqual({ doubles: [], lost: [], untrue: [], states: { posted: ids.length } });
    expect(control.truth().posts).toHaveLength(sent);
  },
);

it('a post that went out in the lost time is posted, not held as too late; one that did not is', async () => {
  const { stage } = on;
  const actor = await stage.actor('long_ago');
  const id = await stage.schedule(actor, 'went out in the lost time');
  const copy = await olderCopy(stage.databaseUrl);
  stage.work(doubting);
  await stage.settled([id], ['posted']);
  await stage.rest();

  await copy.restore();
  const never = await stage.schedule(actor, 'never went out');
  await stage.asOwner(`update scheduled_posts set scheduled_time = now() - interval '2 hours',
    not_before = now() - interval '2 hours' where account_id = '${actor.accountId}'`);
  stage.work(doubting);
  await stage.settled([id, never]);
  expect(await stage.row(id)).toMatchObject({ status: 'posted', tries: 0 });
  expect(await stage.row(never)).toMatchObject({ status: 'held', hold_reason: 'too_late' });
  expect(stage.liveTexts('long_ago')).toEqual(['went out in the lost time']);
});

it('while X cannot be asked, a post in doubt waits; with a dead account it is held, then looked up', async () => {
  const { stage } = on;
  const [waiting, dead] = [await stage.actor('cannot_ask'), await stage.actor('dead_now')];
  const ids = [
    await stage.schedule(waiting, 'waits for the timeline'),
    await stage.schedule(dead, 'waits for its person'),
  ];
  const copy = await olderCopy(stage.databaseUrl);
  stage.work(doubting);
  await stage.settled(ids, ['posted']);
  await stage.rest();

  await copy.restore();
  // X is asked five times in vain, which is longer than a post of ours may stay unknown here.
  const limits = { ...doubting, giveUpMs: 200 };
  const { control } = stage.sandbox;
  control.fault({ kind: 'server_error', endpoint: 'timeline', times: 5 });
  control.fault({ kind: 'revoked_token', username: 'dead_now' });
  stage.work(limits);
  await stage.settled([ids[1] as string], ['held']);
  await stage.settled([ids[0] as string], ['posted']);
  await stage.signIn(dead.workspaceId, 'dead_now');
  const [row] = await stage.settled([ids[1] as string], ['posted']);
  expect(row?.outcomes).toEqual(['posted']);
  expect(stage.liveTexts('cannot_ask')).toEqual(['waits for the timeline']);
  expect(stage.liveTexts('dead_now')).toEqual(['waits for its person']);
});

it('a post that was moved earlier and sent in the lost time is for a person to decide, and never twice on X', async () => {
  const { stage } = on;
  const { control } = stage.sandbox;
  const actor = await stage.actor('moved_earlier');
  const id = await stage.schedule(actor, { parts: ['moved, then forgotten'], inMs: 3_600_000 });
  const copy = await olderCopy(stage.databaseUrl);
  const comesDue = () =>
    stage.asOwner(`update scheduled_posts set scheduled_time = clock_timestamp(),
      not_before = clock_timestamp() where id = '${id}'; notify troupe_publishing`);
  // It went out a while ago: what is a second old could be the very call that X refuses later.
  on.setXClock(-20_000);
  await comesDue();
  stage.work(doubting);
  await stage.settled([id], ['posted']);
  await stage.rest();
  on.setXClock(0);

  await copy.restore();
  // X itself refuses the same text: nothing else knows of the first one.
  control.fault({ kind: 'duplicate_guard', on: true });
  stage.work(doubting);
  const seen = await stage.schedule(actor, 'the worker watches');
  await stage.settled([seen], ['posted']);
  await comesDue();
  const [row] = await stage.settled([id]);
  expect(row?.status).toBe('needs_check');
  expect(stage.liveTexts('moved_earlier').sort()).toEqual([
    'moved, then forgotten',
    'the worker watches',
  ]);
});

it('costs nothing while the worker watches, however late a post is', async () => {
  const { stage } = on;
  const actor = await stage.actor('watched');
  await stage.settings(actor, roomy);
  const { control } = stage.sandbox;
  control.fault({ kind: 'slow', endpoint: 'create', delayMs: 30, times: 'always' });
  stage.work(doubting);
  const first = await stage.schedule(actor, 'first');
  await stage.settled([first]);
  const before = control.truth().calls.timeline ?? 0;
  const texts = Array.from({ length: 10 }, (_, at) => `behind the others ${at}`);
  await stage.settled(await stage.scheduleMany(actor, texts));
  expect(control.truth().calls.timeline ?? 0).toBe(before);
});
