import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { type Desk, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createPersona, deletePersona } from '#shared/contracts/persona-changes.ts';
import { withWorkspace } from '../tenant.ts';

const app = testApp();
const POSTS = 24;
const HOURS = POSTS / 3;

const totals = async ({ workspaceId }: Desk) => ({
  hours: await app.asOwner(`
    select hour, posts, measured, engagement, reach from hour_totals
    where workspace_id = '${workspaceId}' and posts <> 0 order by hour`),
  origins: await app.asOwner(`
    select origin, days, start, key, posts, engagement, reach, voice, voices from origin_totals
    where workspace_id = '${workspaceId}' and posts <> 0 order by origin, days, start, key`),
});

/** What is kept must be what the posts themselves come to. */
async function expectTrue(desk: Desk) {
  const kept = await totals(desk);
  await app.asOwner('select recount_totals()');
  expect(kept).toEqual(await totals(desk));
  return kept;
}

const writer = (desk: Desk, name: string) =>
  desk.user.call(createPersona, { body: { name, description: 'Markets', personality: 'Dry' } });

/** Posts that are planned, and as many personas as may have written them. */
async function stage(name: string) {
  const desk = await scheduleFixture(app, name);
  const personas = [await writer(desk, 'Mira'), await writer(desk, 'Milo')];
  const posts = await Promise.all(Array.from({ length: POSTS }, () => desk.schedule()));
  return { desk, personas, ids: posts.map(({ id }) => id) };
}

const change = fc.record({
  posts: fc.uniqueArray(fc.nat(POSTS - 1), { minLength: 1, maxLength: 5 }),
  set: fc.oneof(
    fc.nat(20_000).map(
      (minutes) => `status = 'posted',
      posted_at = timestamptz '2026-11-01Z' + ${minutes} * interval '1 minute'`,
    ),
    fc.constant(`status = 'pending'`),
    fc
      .tuple(fc.nat(9_000), fc.nat(300))
      .map(([seen, liked]) => `impressions = ${seen}, engagement = ${liked}`),
    fc.nat(100).map((match) => `voice_match = ${match}, provider = 'openai'`),
    fc.constantFrom(0, 1).map((at) => `persona_id = {${at}}`),
    fc.constant('persona_id = null, version = version + 1'),
  ),
});

describe('what posts come to', () => {
  it('is kept true through any changes of any of them', async () => {
    const { desk, personas, ids } = await stage('totals_any');
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        for (const { posts, set } of changes) {
          const columns = set.replace(/\{(\d)\}/, (_, at) => `'${personas[at]?.id}'`);
          const chosen = posts.map((at) => `'${ids[at]}'`).join();
          await app.asOwner(`update scheduled_posts set ${columns} where id in (${chosen})`);
        }
        await expectTrue(desk);
      }),
      { numRuns: 40 },
    );
  });

  it('follows a post that is deleted, and a persona that goes', async () => {
    const { desk, personas, ids } = await stage('totals_gone');
    await app.asOwner(`update scheduled_posts set status = 'posted', posted_at = now(),
      impressions = 100, engagement = 7, persona_id = '${personas[0]?.id}'
      where workspace_id = '${desk.workspaceId}'`);
    await app.asOwner(`delete from scheduled_posts where id in ('${ids[0]}', '${ids[1]}')`);
    await desk.user.call(deletePersona, { params: { id: personas[0]?.id ?? '' } });
    const { hours, origins } = await expectTrue(desk);
    expect(hours).toMatchObject([{ posts: 22, measured: 22, engagement: 154, reach: 2_200 }]);
    const days = origins.filter((row) => (row as { days: number }).days === 1);
    expect(days).toMatchObject([
      { origin: 'campaign', key: '', posts: 22 },
      { origin: 'persona', key: '', posts: 22 },
      { origin: 'platform', key: 'twitter', posts: 22 },
      { origin: 'provider', key: '', posts: 22 },
    ]);
  });

  it('is counted once by many who change posts of the same hours at once, in any order', async () => {
    const { desk, ids } = await stage('totals_at_once');
    // Every third of them in the same hours.
    const placed = ids.map((id, at) => `('${id}'::uuid, ${at % HOURS})`).join();
    await app.asOwner(`update scheduled_posts set status = 'posted',
      posted_at = now() - hour * interval '1 hour'
      from (values ${placed}) as given (post, hour) where id = post`);
    // Each third by one after the other: nobody waits for a post, only for what posts come to.
    const tell = async (third: number) => {
      for (let round = 0; round < 60; round += 1) {
        await withWorkspace(app.running.ctx.db, desk.workspaceId, (tx) =>
          tx
            .updateTable('scheduled_posts')
            .set({ impressions: round, engagement: 1 })
            .where('workspace_id', '=', desk.workspaceId)
            .where('id', 'in', ids.slice(third * HOURS, (third + 1) * HOURS))
            .execute(),
        );
      }
    };
    await Promise.all([0, 1, 2].map(tell));
    const kept = await expectTrue(desk);
    const measured = kept.hours.reduce<number>(
      (sum, row) => sum + (row as { measured: number }).measured,
      0,
    );
    expect(measured).toBe(POSTS);
  });

  it('of a post that is put there as out counts at once', async () => {
    const desk = await scheduleFixture(app, 'totals_put');
    await app.asOwner(`insert into scheduled_posts (workspace_id, platform, scheduled_time, time_zone,
        wall_clock, not_before, grace_minutes, status, posted_at, impressions, engagement)
      values ('${desk.workspaceId}', 'twitter', now(), 'UTC', '', now(), 60, 'posted', now(), 50, 2)`);
    const { hours } = await expectTrue(desk);
    expect(hours).toMatchObject([{ posts: 1, measured: 1, engagement: 2, reach: 50 }]);
  });
});
