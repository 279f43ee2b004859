import { describe, expect, it } from 'vitest';
import { type Caller, testApp } from '#api/testing/app.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import {
  createBucket,
  createSample,
  deleteBucket,
  listBuckets,
  listPublicBuckets,
  listSamples,
  updateBucket,
} from '#shared/contracts/buckets.ts';

const app = testApp();
const tweet = { contentType: 'tweet', platform: 'twitter' } as const;

const bucketOf = (user: Caller, changes: object = {}) =>
  user.call(createBucket, { body: { name: 'Desk notes', ...changes } });

describe('creating a content bucket', () => {
  it('needs nothing but a name, starts private and empty, and tells of it', async () => {
    const user = await app.signIn('maker');
    const bucket = await bucketOf(user);
    expect(bucket).toMatchObject({
      name: 'Desk notes',
      description: '',
      category: 'crypto',
      isPublic: false,
      tags: [],
      totalSamples: 0,
      isOwn: true,
    });
    expect(await user.call(listBuckets)).toEqual([bucket]);
    expect(await user.call(listActivities)).toMatchObject([
      {
        type: 'content_bucket_created',
        title: 'Content bucket created',
        description: 'Created content bucket "Desk notes"',
      },
    ]);
  });

  it.each([
    ['name', '  \u200b', 'Name is required'],
    ['name', 'x'.repeat(101), 'Name must be at most 100 characters'],
    ['category', 'Crypto', 'Category is not one of the known categories'],
    ['isPublic', 'yes', 'isPublic must be true or false'],
    ['tags.0', ['x'.repeat(51)], 'A tag must be at most 50 characters'],
    ['tags', Array.from({ length: 51 }, (_, at) => `${at}`), 'At most 50 tags'],
  ])('refuses a wrong %s and keeps nothing', async (path, value, message) => {
    const user = await app.signIn('breaker');
    const field = path.split('.')[0] as string;
    const refused = await user.refused(createBucket, { body: { name: 'B', [field]: value } });
    expect(refused).toMatchObject({ status: 422, issues: [{ path, message }] });
    expect(await user.call(listBuckets)).toEqual([]);
    expect(await user.call(listActivities)).toEqual([]);
  });

  it('keeps hostile names and tags to the letter, and each tag once', async () => {
    const user = await app.signIn('hostile');
    const name = `'); drop table content_buckets;-- <img src=x onerror=alert(1)> 👩‍👩‍👧 مرحبا`;
    const tags = ['{a,"b"}', 'NULL', '', "o'hara\\", ' x ', 'x', '<b>', '__proto__'];
    const bucket = await bucketOf(user, { name, tags });
    expect(bucket.name).toBe(name);
    expect(bucket.tags).toEqual(['{a,"b"}', 'NULL', "o'hara\\", 'x', '<b>', '__proto__']);
    expect(await user.call(listBuckets)).toEqual([bucket]);
  });

  it('ignores what only the server sets', async () => {
    const user = await app.signIn('setter');
    const bucket = await bucketOf(user, { id: crypto.randomUUID(), totalSamples: 9, isOwn: false });
    expect(bucket).toMatchObject({ totalSamples: 0, isOwn: true });
  });
});

describe('changing and deleting a content bucket', () => {
  it('changes what the body names and nothing else', async () => {
    const user = await app.signIn('changer');
    const bucket = await bucketOf(user, { tags: ['a'], isPublic: true });
    const params = { id: bucket.id };
    expect(await user.call(updateBucket, { params, body: {} })).toEqual(bucket);
    const body = { isPublic: false, tags: [] };
    expect(await user.call(updateBucket, { params, body })).toEqual({ ...bucket, ...body });
    const refused = await user.refused(updateBucket, { params, body: { name: ' ' } });
    expect(refused).toMatchObject({ status: 422, message: 'Name is required' });
  });

  it('takes the samples along, and of two deletes at the same time one wins', async () => {
    const user = await app.signIn('deleter');
    const { id } = await bucketOf(user);
    await user.call(createSample, { params: { id }, body: { content: 'gm', ...tweet } });
    const path = `/api/content-buckets/${id}`;
    const answers = await Promise.all([1, 2].map(() => user.fetch(path, { method: 'DELETE' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect(await user.call(listBuckets)).toEqual([]);
    expect(await user.refused(listSamples, { params: { id } })).toMatchObject({ status: 404 });
    expect(await app.asOwner(`select id from content_samples where bucket_id = '${id}'`)).toEqual(
      [],
    );
  });

  it('answers for a bucket of another workspace, public or not, as for one that never was', async () => {
    const owner = await app.signIn('landlord');
    const thief = await app.signIn('thief');
    const buckets = [await bucketOf(owner, { isPublic: true }), await bucketOf(owner)];
    for (const id of [...buckets.map((bucket) => bucket.id), crypto.randomUUID()]) {
      for (const refused of [
        await thief.refused(updateBucket, { params: { id }, body: { name: 'Mine' } }),
        await thief.refused(deleteBucket, { params: { id } }),
      ]) {
        expect(refused).toMatchObject({ status: 404, message: 'Content bucket not found' });
      }
    }
    expect(await owner.call(listBuckets)).toEqual(buckets.toReversed());
  });
});

describe('the public library', () => {
  it('shows the public buckets of everybody, newest first, and says which are own', async () => {
    const alice = await app.signIn('lib_alice');
    const bob = await app.signIn('lib_bob');
    const hers = await bucketOf(alice, { name: 'Hers', isPublic: true });
    await bucketOf(alice, { name: 'Secret' });
    const his = await bucketOf(bob, { name: 'His', isPublic: true });
    const seen = await bob.call(listPublicBuckets);
    const named = seen.filter(({ name }) => /^(Hers|His|Secret)$/.test(name));
    expect(named).toEqual([his, { ...hers, isOwn: false }]);
    expect((await bob.call(listBuckets)).map(({ name }) => name)).toEqual(['His']);
  });

  it('carries no sample and nothing of its owner', async () => {
    const owner = await app.signIn('lib_owner');
    const { id } = await bucketOf(owner, { isPublic: true });
    await owner.call(createSample, {
      params: { id },
      body: { content: 'a secret body', ...tweet },
    });
    const reader = await app.signIn('lib_reader');
    const text = await (await reader.fetch('/api/content-buckets/public')).text();
    expect(text).toContain(id);
    expect(text).not.toMatch(/a secret body|lib_owner|workspace|email/);
  });

  it('holds 200 buckets at most, the newest', async () => {
    const owner = await app.signIn('lib_many');
    const { id } = await bucketOf(owner, { name: 'Old', isPublic: true });
    await app.asOwner(`
      insert into content_buckets (workspace_id, name, description, category, is_public, tags)
      select workspace_id, 'Many ' || n, '', 'other', true, '{}'
      from content_buckets, generate_series(1, 200) n where id = '${id}'`);
    const seen = await owner.call(listPublicBuckets);
    expect(seen).toHaveLength(200);
    expect(seen[0]?.name).toBe('Many 200');
    expect(seen.every(({ name }) => name.startsWith('Many '))).toBe(true);
    expect(await owner.call(listBuckets)).toHaveLength(201);
    await app.asOwner(`delete from content_buckets where name like 'Many %'`);
  });

  it('loses a bucket the moment it is made private, its samples with it', async () => {
    const owner = await app.signIn('lib_closer');
    const reader = await app.signIn('lib_outside');
    const { id } = await bucketOf(owner, { isPublic: true });
    await owner.call(createSample, { params: { id }, body: { content: 'once open', ...tweet } });
    const params = { id };
    expect(await reader.call(listSamples, { params })).toMatchObject([{ content: 'once open' }]);
    await owner.call(updateBucket, { params, body: { isPublic: false } });
    expect(await reader.refused(listSamples, { params })).toMatchObject({ status: 404 });
    const left = await reader.call(listPublicBuckets);
    expect(left.filter((bucket) => bucket.id === id)).toEqual([]);
    expect(await owner.call(listSamples, { params })).toHaveLength(1);
  });
});

it('of more buckets than anybody looks through the list has the newest', async () => {
  const user = await app.signIn('hoarder');
  const { id } = await bucketOf(user);
  await app.asOwner(`
    insert into content_buckets (workspace_id, name, description, category, is_public, tags)
    select workspace_id, 'b' || i, '', 'other', false, '{}'
    from content_buckets, generate_series(1, 600) i where id = '${id}'`);
  const names = (await user.call(listBuckets)).map(({ name }) => name);
  expect(names).toHaveLength(500);
  expect(names[0]).toBe('b600');
});
