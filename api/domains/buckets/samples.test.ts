import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import {
  createBucket,
  createSample,
  deleteSample,
  importSamples,
  listBuckets,
  listSamples,
  SAMPLES_PER_IMPORT,
} from '#shared/contracts/buckets.ts';

const app = testApp();
const tweet = { contentType: 'tweet', platform: 'twitter' } as const;
const sample = (content: string) => ({ content, ...tweet });

async function bucketOf(user: Caller, isPublic = false) {
  const { id } = await user.call(createBucket, { body: { name: 'B', isPublic } });
  return { id };
}
const totalOf = async (user: Caller, id: string) =>
  (await user.call(listBuckets)).find((bucket) => bucket.id === id)?.totalSamples;
const countOf = async (user: Caller, params: { id: string }) =>
  (await user.call(listSamples, { params })).length;

describe('adding a sample', () => {
  it('answers it as it was typed, not analysed yet, and counts it', async () => {
    const user = await app.signIn('adder');
    const params = await bucketOf(user);
    const body = {
      ...sample('gm <b>frens</b> \u200d👩‍👩‍👧\n\nmarkets are open'),
      metadata: { engagement: '2.3k likes', notes: 'from March' },
    };
    const added = await user.call(createSample, { params, body });
    expect(added).toMatchObject({
      ...body,
      bucketId: params.id,
      engagement: '2.3k likes',
      quality: null,
      aiAnalysis: null,
      analyzedBy: null,
    });
    expect(await user.call(listSamples, { params })).toEqual([added]);
    expect(await totalOf(user, params.id)).toBe(1);
  });

  it.each([
    ['content', ' \u200b ', 'Content is required'],
    ['content', 'x'.repeat(20_001), 'Content must be at most 20000 characters'],
    ['contentType', 'Tweet', 'Content type is not one of the known types'],
    ['platform', 'x', 'Platform is not one of the known platforms'],
    ['metadata.notes', { notes: 7 }, 'Notes must be text'],
  ])('refuses a wrong %s and counts nothing', async (path, value, message) => {
    const user = await app.signIn('mistaken');
    const params = await bucketOf(user);
    const field = path.split('.')[0] as string;
    const body = { ...sample('gm'), [field]: value };
    const refused = await user.refused(createSample, { params, body });
    expect(refused).toMatchObject({ status: 422, issues: [{ path, message }] });
    expect(await totalOf(user, params.id)).toBe(0);
  });

  it('refuses a text that the bucket holds to the letter; another bucket may hold it', async () => {
    const user = await app.signIn('twice');
    const params = await bucketOf(user);
    await user.call(createSample, { params, body: sample('gm') });
    const refused = await user.refused(createSample, { params, body: sample('gm') });
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    await user.call(createSample, { params, body: sample('GM') });
    await user.call(createSample, { params: await bucketOf(user), body: sample('gm') });
    expect(await totalOf(user, params.id)).toBe(2);
  });

  it('lists the newest first', async () => {
    const user = await app.signIn('orderly');
    const params = await bucketOf(user);
    for (const text of ['one', 'two', 'three']) {
      await user.call(createSample, { params, body: sample(text) });
    }
    const listed = await user.call(listSamples, { params });
    expect(listed.map(({ content }) => content)).toEqual(['three', 'two', 'one']);
  });
});

describe('a bucket of somebody else', () => {
  it('shows its samples while it is public and takes none', async () => {
    const owner = await app.signIn('publisher');
    const reader = await app.signIn('reader');
    const params = await bucketOf(owner, true);
    const added = await owner.call(createSample, { params, body: sample('open text') });
    expect(await reader.call(listSamples, { params })).toEqual([added]);
    for (const refused of [
      await reader.refused(createSample, { params, body: sample('smuggled') }),
      await reader.refused(importSamples, { params, body: { samples: [sample('smuggled')] } }),
    ]) {
      expect(refused).toMatchObject({ status: 404, message: 'Content bucket not found' });
    }
    const mine = { id: added.id };
    expect(await reader.refused(deleteSample, { params: mine })).toMatchObject({ status: 404 });
    expect(await totalOf(owner, params.id)).toBe(1);
  });

  it('shows nothing while it is private', async () => {
    const owner = await app.signIn('hermit');
    const reader = await app.signIn('curious');
    const params = await bucketOf(owner);
    const { id } = await owner.call(createSample, { params, body: sample('secret') });
    expect(await reader.refused(listSamples, { params })).toMatchObject({ status: 404 });
    expect(await reader.refused(deleteSample, { params: { id } })).toMatchObject({ status: 404 });
  });

  it('cannot be written by a query that forgot its workspace, public as it is', async () => {
    const owner = await app.signIn('walled');
    const { id } = await bucketOf(owner, true);
    await owner.call(createSample, { params: { id }, body: sample('standing') });
    const [theirs] = (await app.asOwner(
      `select workspace_id from content_buckets where id = '${id}'`,
    )) as { workspace_id: string }[];
    const [mine] = (await app.asOwner(
      `insert into workspaces (name) values ('mallory') returning id`,
    )) as { id: string }[];
    const { db } = app.running.ctx;
    const seen = await withWorkspace(db, mine?.id ?? '', async (tx) => ({
      updated: await tx.updateTable('content_buckets').set({ name: 'taken' }).executeTakeFirst(),
      deleted: await tx.deleteFrom('content_samples').executeTakeFirst(),
      buckets: await tx.selectFrom('content_buckets').select('is_public').execute(),
    }));
    expect(seen.updated.numUpdatedRows).toBe(0n);
    expect(seen.deleted.numDeletedRows).toBe(0n);
    expect(new Set(seen.buckets.map((bucket) => bucket.is_public))).toEqual(new Set([true]));
    const smuggled = {
      ...{ workspace_id: theirs?.workspace_id, bucket_id: id, content: 'x' },
      ...{ content_type: 'tweet', platform: 'twitter', engagement: '', notes: '' },
    };
    await expect(
      withWorkspace(db, mine?.id ?? '', (tx) =>
        tx
          .insertInto('content_samples')
          .values(smuggled as never)
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
    expect(await db.selectFrom('content_buckets').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('content_samples').select('id').execute()).toEqual([]);
    expect(await countOf(owner, { id })).toBe(1);
  });
});

describe('importing samples', () => {
  it('adds all in one call, skips what is there to the letter, and counts both', async () => {
    const user = await app.signIn('importer');
    const params = await bucketOf(user);
    await user.call(createSample, { params, body: sample('known') });
    const samples = [sample('known'), sample('new'), sample('new'), sample('NEW')];
    const answer = await user.call(importSamples, { params, body: { samples } });
    expect(answer).toEqual({ imported: 2, skipped: 2 });
    expect(await totalOf(user, params.id)).toBe(3);
    const again = await user.call(importSamples, { params, body: { samples } });
    expect(again).toEqual({ imported: 0, skipped: 4 });
    expect(await totalOf(user, params.id)).toBe(3);
  });

  it('adds all of an import that takes several statements, and a text in two of them once', async () => {
    const user = await app.signIn('large');
    const params = await bucketOf(user);
    const texts = Array.from({ length: 25 }, (_, at) => `${at} ${'あ\n'.repeat(9_900)}い`);
    const samples = [...texts, texts[0] ?? ''].map(sample);
    const done = await user.call(importSamples, { params, body: { samples } });
    expect(done).toEqual({ imported: 25, skipped: 1 });
    expect(await totalOf(user, params.id)).toBe(25);
    const kept = await user.call(listSamples, { params });
    expect(kept.map(({ content }) => content).sort()).toEqual(texts.toSorted());
  });

  it('names what is wrong in a large import, and adds none of it', async () => {
    const user = await app.signIn('large_wrong');
    const params = await bucketOf(user);
    const texts = [...Array.from({ length: 20 }, (_, at) => `${at} ${'gm '.repeat(6_000)}`), ' '];
    const refused = await user.refused(importSamples, {
      params,
      body: { samples: texts.map(sample) },
    });
    expect(refused).toMatchObject({
      status: 422,
      issues: [{ path: 'samples.20.content', message: 'Content is required' }],
    });
    expect(await totalOf(user, params.id)).toBe(0);
  });

  it('adds none when one is wrong, and names it', async () => {
    const user = await app.signIn('strict');
    const params = await bucketOf(user);
    const samples = [sample('good'), sample(' '), sample('also good')];
    const refused = await user.refused(importSamples, { params, body: { samples } });
    expect(refused).toMatchObject({
      status: 422,
      issues: [{ path: 'samples.1.content', message: 'Content is required' }],
    });
    expect(await countOf(user, params)).toBe(0);
    expect(await totalOf(user, params.id)).toBe(0);
  });

  it('takes 200 at once and no more, and none at all is refused', async () => {
    const user = await app.signIn('bulk');
    const params = await bucketOf(user);
    const samples = Array.from({ length: SAMPLES_PER_IMPORT }, (_, at) => sample(`post ${at}`));
    await user.call(importSamples, { params, body: { samples } });
    expect(await totalOf(user, params.id)).toBe(200);
    for (const wrong of [[...samples, sample('one more')], []]) {
      const refused = await user.refused(importSamples, { params, body: { samples: wrong } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: 'samples' }] });
    }
  });
});

describe('the number of samples', () => {
  it('stays right while many add, import and delete at the same time', async () => {
    const user = await app.signIn('crowd');
    const params = await bucketOf(user);
    const first = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        user.call(createSample, { params, body: sample(`first ${at}`) }),
      ),
    );
    expect(await totalOf(user, params.id)).toBe(8);
    const shared = [sample('shared a'), sample('shared b'), sample('first 0')];
    await Promise.all([
      ...first.map(({ id }) => user.call(deleteSample, { params: { id } })),
      ...[1, 2, 3, 4].map(() => user.call(importSamples, { params, body: { samples: shared } })),
      ...[1, 2, 3, 4].map((at) =>
        user.call(createSample, { params, body: sample(`second ${at}`) }),
      ),
    ]);
    const left = await countOf(user, params);
    expect(left).toBeGreaterThanOrEqual(6);
    expect(await totalOf(user, params.id)).toBe(left);
  });

  it('falls once when two delete the same sample', async () => {
    const user = await app.signIn('doubledelete');
    const params = await bucketOf(user);
    const { id } = await user.call(createSample, { params, body: sample('gone') });
    const path = `/api/content-samples/${id}`;
    const answers = await Promise.all([1, 2, 3].map(() => user.fetch(path, { method: 'DELETE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await totalOf(user, params.id)).toBe(0);
  });
});
