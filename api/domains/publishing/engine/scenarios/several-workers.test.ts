import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { Settings } from '#shared/contracts/settings.ts';
import { claimDue } from '../claim/claim-due.ts';
import { requeuePost } from '../claim/requeue-post.ts';
import { calmLimits } from '../testing/publisher-harness.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();
const watching = { leaseMs: 60_000, doubtMs: 15_000, watchingSince: 'now' };
const roomy = (settings: Settings) => {
  settings.automation.maxPostsPerDay = 50;
  settings.api.rateLimits.postsPerHour = 100;
};

it('three of them publish each post once, and an account does one thing at a time', async () => {
  const { stage } = on;
  const actors = await Promise.all(
    ['w_one', 'w_two', 'w_three', 'w_four'].map((name) => stage.actor(name)),
  );
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  for (const actor of actors) await stage.settings(actor, roomy);
  for (let count = 0; count < 3; count += 1) stage.work();
  const texts = Array.from({ length: 25 }, (_, at) => `post ${at}`);
  const ids = (await Promise.all(actors.map((actor) => stage.scheduleMany(actor, texts)))).flat();
  const rows = await stage.settled(ids);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['posted']));
  for (const { username } of actors) {
    expect(stage.liveTexts(username).toSorted()).toEqual(texts.toSorted());
  }
  const [{ overlaps }] = (await stage.asOwner(`
    select count(*)::int as overlaps from publish_attempts a join publish_attempts b
      on a.workspace_id = b.workspace_id and a.id < b.id
        and a.started_at < b.finished_at and b.started_at < a.finished_at`)) as [
    { overlaps: number },
  ];
  expect(overlaps).toBe(0);
});

it('claims hand out no post twice, and take from all workspaces in turns', async () => {
  const { stage } = on;
  const busy = await stage.actor('busy');
  const small = await Promise.all(['s_one', 's_two', 's_three'].map((name) => stage.actor(name)));
  await stage.scheduleMany(
    busy,
    Array.from({ length: 40 }, (_, at) => `many ${at}`),
  );
  const connections = [1, 2, 3, 4].map(() => connect(stage.databaseUrl, 'worker', () => {}));
  for (const actor of small) await stage.schedule(actor, 'just one');
  const claims = await Promise.all(
    connections.flatMap(({ db }, at) =>
      Array.from({ length: 5 }, () => claimDue(db, { worker: `w${at}`, most: 2, ...watching })),
    ),
  );
  const claimed = claims.flat().map(({ id }) => id);
  expect(new Set(claimed).size).toBe(claimed.length);
  // One for each account, the small ones among the first.
  expect(claimed).toHaveLength(4);
  for (const { close } of connections) await close();
  await stage.asOwner(
    `delete from scheduled_posts where status = 'publishing' or status = 'pending'`,
  );
});

it('a post is either deleted or published, never both, whoever is faster', async () => {
  const { stage } = on;
  const actor = await stage.actor('deleted');
  await stage.settings(actor, roomy);
  stage.work();
  const texts = Array.from({ length: 40 }, (_, at) => `race ${at}`);
  const ids = await stage.scheduleMany(actor, texts);
  await stage.settled(ids.slice(0, 1));
  const deleted: string[] = [];
  // From the end, towards the worker: somewhere they meet.
  for (const id of ids.toReversed()) {
    const gone = await withWorkspace(stage.db, actor.workspaceId, (tx) =>
      tx
        .deleteFrom('scheduled_posts')
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .returning('id')
        .execute(),
    );
    if (gone.length > 0) deleted.push(id);
  }
  const left = ids.filter((id) => !deleted.includes(id));
  const rows = await stage.settled(left);
  const live = stage.liveTexts('deleted');
  expect(rows.every(({ status }) => status === 'posted')).toBe(true);
  expect(deleted.length).toBeGreaterThan(0);
  expect(live).toEqual(texts.slice(0, left.length));
});

it('a person who sends a held post gets it sent, past the limits that held it', async () => {
  const { stage } = on;
  const actor = await stage.actor('insists');
  await stage.settings(actor, ({ automation }) => {
    automation.maxPostsPerDay = 1;
  });
  stage.work();
  const [first, second] = await stage.scheduleMany(actor, [
    { parts: ['within'], graceMinutes: 0 },
    // In the last hour of a day it would wait for the next one.
    { parts: ['past the limit'], graceMinutes: 0 },
  ]);
  const [, held] = await stage.settled([first as string, second as string]);
  expect(held).toMatchObject({ status: 'held', hold_reason: 'daily_limit' });
  const release = (version: number) =>
    withWorkspace(stage.db, actor.workspaceId, (tx) =>
      requeuePost(tx, actor.workspaceId, held?.id as string, { version, notOnX: false }),
    );
  expect(await release(7)).toBe(false);
  expect(await release(1)).toBe(true);
  await stage.settled([held?.id as string], ['posted']);
  expect(stage.liveTexts('insists')).toEqual(['within', 'past the limit']);
});

it('publishes through a database that cuts every connection', async () => {
  const { stage } = on;
  const actor = await stage.actor('cut_off');
  await stage.settings(actor, roomy);
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  stage.sandbox.control.fault({ kind: 'slow', endpoint: 'create', delayMs: 30, times: 20 });
  stage.work();
  stage.work();
  const texts = Array.from({ length: 15 }, (_, at) => `cut ${at}`);
  const ids = await stage.scheduleMany(actor, texts);
  const cut = () =>
    stage.asOwner(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and usename = session_user
        and application_name like 'troupe%' and query not like '%insert into "scheduled_posts"%'`);
  for (const id of [ids[2], ids[6], ids[10]]) {
    await stage.settled([id as string], ['posted']);
    await cut();
  }
  const rows = await stage.settled(ids);
  expect(rows.map(({ status }) => status)).toEqual(texts.map(() => 'posted'));
  expect(stage.liveTexts('cut_off').toSorted()).toEqual(texts.toSorted());
});

it('a worker that is told to stop takes nothing new and ends what is under way', async () => {
  const { stage } = on;
  const actor = await stage.actor('stopped');
  const { control } = stage.sandbox;
  // Long enough to be told while the first is under way, however busy the machine.
  control.fault({ kind: 'slow', endpoint: 'create', delayMs: 1_500, times: 'always' });
  const worker = stage.work({ ...calmLimits, stopMs: 20_000 });
  const calls = () => control.truth().calls.create ?? 0;
  const before = calls();
  const [first, second] = await stage.scheduleMany(actor, ['under way', 'not begun']);
  await expect.poll(calls, { interval: 5 }).toBe(before + 1);
  await worker.stop();
  expect(await stage.row(first as string)).toMatchObject({
    status: 'posted',
    outcomes: ['posted'],
  });
  expect(await stage.row(second as string)).toMatchObject({ status: 'pending', attempt: 0 });
});

it('what a worker had claimed ahead goes to another one at once when it stops', async () => {
  const { stage } = on;
  const actors = await Promise.all(
    ['a_one', 'a_two', 'a_three', 'a_four', 'a_five', 'a_six'].map((name) => stage.actor(name)),
  );
  stage.sandbox.control.fault({ kind: 'slow', endpoint: 'create', delayMs: 400, times: 'always' });
  const limits = { ...calmLimits, inFlight: 2, stopMs: 20_000 };
  const worker = stage.work(limits);
  const ids = await Promise.all(actors.map((actor) => stage.schedule(actor, 'one of six')));
  const list = ids.map((id) => `'${id}'`).join(',');
  // Two have gone out, two are under way, and one that is claimed waits for its turn.
  const claimedAhead = async (): Promise<void> => {
    const rows = await stage.rows(`p.id in (${list})`);
    if (rows.filter(({ attempt }) => attempt > 0).length < 5) await claimedAhead();
  };
  await claimedAhead();
  await worker.stop();
  const left = (await stage.rows(`p.id in (${list})`)).filter(({ status }) => status !== 'posted');
  for (const row of left) expect(row).toMatchObject({ status: 'pending', lease_until: null });
  stage.sandbox.control.fault({ kind: 'clear' });
  stage.work(limits);
  const rows = await stage.settled(ids);
  expect(rows.map(({ outcomes }) => outcomes)).toEqual(ids.map(() => ['posted']));
  for (const { username } of actors) expect(stage.liveTexts(username)).toEqual(['one of six']);
});

it('what was written down and then held up for long is not sent any more', async () => {
  const { stage } = on;
  const actor = await stage.actor('held_up');
  const blocker = connect(stage.databaseUrl, 'owner', () => {});
  await blocker.db.transaction().execute(async (tx) => {
    await sql`lock table publish_attempts in exclusive mode`.execute(tx);
    stage.work({ hesitateMs: 1, leaseMs: 10_000 });
    const id = await stage.schedule(actor, 'too late to be sent safely');
    const claimed = async (): Promise<void> => {
      if ((await stage.row(id)).attempt === 0) await claimed();
    };
    await claimed();
  });
  await blocker.close();
  const [{ id }] = (await stage.asOwner(
    `select id from scheduled_posts where workspace_id = '${actor.workspaceId}'`,
  )) as [{ id: string }];
  const unsent = async (): Promise<(string | null)[]> => {
    const { outcomes } = await stage.row(id);
    return outcomes.includes('unsent') ? outcomes : unsent();
  };
  expect(await unsent()).not.toContain('posted');
  await stage.rest();
  expect(stage.liveTexts('held_up')).toEqual([]);
});
