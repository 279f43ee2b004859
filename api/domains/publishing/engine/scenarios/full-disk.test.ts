import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createScheduledPost, listScheduledPosts } from '#shared/contracts/publishing.ts';
import { fillDisk, freeDisk } from '../testing/full-disk.ts';
import { publishingHarness } from '../testing/publishing-harness.ts';

const on = publishingHarness();

/** How often this database has undone a transaction: every write ends so meanwhile. */
async function undone(): Promise<number> {
  const [row] = await on.stage.asOwner(
    'select xact_rollback::int as count from pg_stat_database where datname = current_database()',
  );
  return (row as { count: number }).count;
}

it('an answer of X that cannot be written down is looked up when there is room again', async () => {
  const { stage } = on;
  const { control } = stage.sandbox;
  const actor = await stage.actor('disk_midway');
  control.fault({ kind: 'duplicate_guard', on: false });
  // Long enough to fill the disk meanwhile, however busy the machine.
  control.fault({ kind: 'slow', endpoint: 'create', delayMs: 2_000 });
  stage.work({ callMs: 4_000, settleMs: 4_400, leaseMs: 6_000 });
  const id = await stage.schedule(actor, 'sent as the disk filled up');
  const begun = async () => (await stage.row(id)).outcomes.length;
  await expect.poll(begun, { interval: 10 }).toBe(1);
  await fillDisk(stage.asOwner);
  const before = await undone();
  await expect.poll(() => stage.liveTexts('disk_midway').length).toBe(1);
  await expect.poll(undone, { interval: 50 }).toBeGreaterThan(before);
  await freeDisk(stage.asOwner);
  const [row] = await stage.settled([id]);
  expect(row).toMatchObject({ status: 'posted' });
  expect(stage.liveTexts('disk_midway')).toEqual(['sent as the disk filled up']);
});

it('while nothing can be written down nothing is sent, and then all of it, once', async () => {
  const { stage } = on;
  const actor = await stage.actor('disk_before');
  stage.sandbox.control.fault({ kind: 'duplicate_guard', on: false });
  const ids = await stage.scheduleMany(actor, ['waits 1', 'waits 2']);
  await fillDisk(stage.asOwner);
  stage.work();
  const before = await undone();
  await expect.poll(undone, { interval: 50 }).toBeGreaterThan(before + 2);
  expect(stage.liveTexts('disk_before')).toEqual([]);
  await freeDisk(stage.asOwner);
  await stage.settled(ids, ['posted']);
  expect(stage.liveTexts('disk_before').sort()).toEqual(['waits 1', 'waits 2']);
});

const app = testApp();

it('the API says 503 with Retry-After, keeps nothing half, and takes the same post afterwards', async () => {
  const { user } = await scheduleFixture(app, 'disk_full');
  const body = { content: freshText(), scheduledTime: inFuture(1) };
  await fillDisk(app.asOwner);
  const response = await user.fetch(createScheduledPost.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await user.call(listScheduledPosts)).toEqual([]);
  await freeDisk(app.asOwner);
  await user.call(createScheduledPost, { body });
  expect(await user.call(listScheduledPosts)).toHaveLength(1);
});
