import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  createBucket,
  createSample,
  listPublicBuckets,
  listSamples,
  setPersonaBuckets,
} from '#shared/contracts/buckets.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import {
  defaultSettings,
  resetSettings,
  type Settings,
  saveSettings,
} from '#shared/contracts/settings.ts';
import { listSamples as readSamples } from '../sample-queries.ts';

const app = testApp();

/** A step of a plan that was run. */
interface Node {
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

async function library(name: string) {
  const desk = await scheduleFixture(app, name);
  const { id } = await desk.user.call(createBucket, { body: { name, isPublic: true } });
  const { id: second } = await desk.user.call(createBucket, {
    body: { name: `${name} 2`, isPublic: true },
  });
  await desk.user.call(createSample, {
    params: { id },
    body: {
      content: 'A habit of mine',
      contentType: 'tweet',
      platform: 'twitter',
      metadata: { engagement: '5k likes', notes: 'posted at noon' },
    },
  });
  await app.runJobs();
  return { ...desk, params: { id }, second };
}

async function withPrivacy(user: Caller, privacy: Partial<Settings['privacy']>) {
  const body = structuredClone(defaultSettings);
  Object.assign(body.privacy, privacy);
  await user.call(saveSettings, { body });
}

const namesFor = async (user: Caller, ids: string[]) =>
  (await user.call(listPublicBuckets)).filter(({ id }) => ids.includes(id)).map(({ id }) => id);

describe('profile visibility', () => {
  it('private keeps public buckets from others, also from who asks the database', async () => {
    const owner = await library('lib_private');
    const fan = await scheduleFixture(app, 'lib_private_f');
    const ids = [owner.params.id, owner.second];
    expect(await namesFor(fan.user, ids)).toHaveLength(2);
    await withPrivacy(owner.user, { profileVisibility: 'private' });
    expect(await namesFor(fan.user, ids)).toEqual([]);
    expect(await fan.user.refused(listSamples, { params: owner.params })).toMatchObject({
      status: 404,
    });
    expect(await namesFor(owner.user, ids)).toHaveLength(2);
    const seen = await withWorkspace(app.running.ctx.db, fan.workspaceId, async (tx) => ({
      buckets: await tx.selectFrom('content_buckets').select('id').where('id', 'in', ids).execute(),
      samples: await tx
        .selectFrom('content_samples')
        .select('id')
        .where('bucket_id', 'in', ids)
        .execute(),
    }));
    expect(seen).toEqual({ buckets: [], samples: [] });
    await owner.user.call(resetSettings);
    expect(await namesFor(fan.user, ids)).toHaveLength(2);
  });

  it('followers lets only those in who already use one of the buckets', async () => {
    const owner = await library('lib_follow');
    const [fan, stranger] = [
      await scheduleFixture(app, 'lib_follow_fan'),
      await scheduleFixture(app, 'lib_follow_no'),
    ];
    const { id } = await fan.user.call(createPersona, {
      body: { name: 'P', description: 'd', personality: 'p' },
    });
    await fan.user.call(setPersonaBuckets, {
      params: { id },
      body: { bucketIds: [owner.params.id] },
    });
    await withPrivacy(owner.user, { profileVisibility: 'followers' });
    const ids = [owner.params.id, owner.second];
    expect(await namesFor(fan.user, ids)).toHaveLength(2);
    expect(await fan.user.call(listSamples, { params: owner.params })).toHaveLength(1);
    expect(await namesFor(stranger.user, ids)).toEqual([]);
    expect(await stranger.user.refused(listSamples, { params: owner.params })).toMatchObject({
      status: 404,
    });
    await fan.user.call(setPersonaBuckets, { params: { id }, body: { bucketIds: [] } });
    expect(await namesFor(fan.user, ids)).toEqual([]);
  });
});

describe('data sharing', () => {
  it('off keeps what a sample achieved and was noted of it to its owner; the analysis stays', async () => {
    const owner = await library('lib_share');
    const { user: fan } = await scheduleFixture(app, 'lib_share_fan');
    const sampleFor = async (user: Caller) =>
      (await user.call(listSamples, { params: owner.params }))[0];
    const whole = { engagement: '5k likes', metadata: { notes: 'posted at noon' } };
    expect(await sampleFor(owner.user)).toMatchObject(whole);
    expect(await sampleFor(fan)).toMatchObject({
      content: 'A habit of mine',
      engagement: '',
      metadata: { engagement: '', notes: '' },
      aiAnalysis: { strengths: expect.any(Array) },
    });
    await withPrivacy(owner.user, { dataSharing: true });
    expect(await sampleFor(fan)).toMatchObject(whole);
  });
});

it('asks once for a public bucket whether it may be read, not for each of its samples', async () => {
  const owner = await library('lib_large');
  const fan = await scheduleFixture(app, 'lib_large_fan');
  const samples = 3_000;
  await app.asOwner(`
    insert into content_samples (workspace_id, bucket_id, content, content_type, platform,
      engagement, notes)
    select '${owner.workspaceId}', '${owner.params.id}', 'text ' || n, 'tweet', 'twitter', '', ''
    from generate_series(1, ${samples}) n`);
  await app.asOwner('analyze content_samples; analyze content_buckets; analyze workspaces');
  await fan.user.call(listSamples, { params: owner.params });
  const { id } = owner.params;
  const plan = await withWorkspace(app.running.ctx.db, fan.workspaceId, async (tx) => {
    const list = readSamples(tx, fan.workspaceId, id).compile();
    const explained = `explain (analyze, buffers, format json) ${list.sql}`;
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      ...sql`select`.compile(tx),
      sql: explained,
      parameters: list.parameters,
    });
    return rows[0]?.['QUERY PLAN'][0].Plan as Node;
  });
  const isForEach = ({ 'Actual Loops': loops, Plans = [] }: Node): boolean =>
    loops >= samples || Plans.some(isForEach);
  expect(isForEach(plan)).toBe(false);
  // A function shows in no plan, but what it reads does: a page or more for each call.
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(samples / 10);
});
