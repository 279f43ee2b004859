import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import {
  createSample,
  deleteBucket,
  deleteSample,
  updateBucket,
} from '#shared/contracts/buckets.ts';
import {
  bucketOf,
  learns,
  link,
  personaOf,
  readByDrafts,
  settled,
  tweet,
  voiceOf,
} from '../testing/persona-voices.ts';

const app = testApp();

describe('learning from own buckets', () => {
  it('learns anew when buckets are linked, and when their samples come and go', async () => {
    const user = await app.signIn('linker');
    const params = await personaOf(user, 'gm');
    const bucket = await bucketOf(user, ['one', 'two']);
    await app.runJobs();
    await link(user, params, bucket);
    expect(await settled(app, user, params)).toMatchObject({
      sources: { training: 1, buckets: 2 },
    });
    const body = { content: 'three', ...tweet };
    const { id } = await user.call(createSample, { params: bucket, body });
    expect(await settled(app, user, params)).toMatchObject({ sources: { buckets: 3 } });
    await user.call(deleteSample, { params: { id } });
    expect(await settled(app, user, params)).toMatchObject({ sources: { buckets: 2 } });
    await user.call(deleteBucket, { params: bucket });
    expect(await settled(app, user, params)).toMatchObject({
      sources: { training: 1, buckets: 0 },
    });
  });

  it('queues each persona that learns from a bucket once, however many samples come', async () => {
    const user = await app.signIn('several');
    const both = [await personaOf(user), await personaOf(user)];
    const bucket = await bucketOf(user, []);
    for (const params of both) await link(user, params, bucket);
    await app.runJobs();
    for (const content of ['a', 'b', 'c']) {
      await user.call(createSample, { params: bucket, body: { content, ...tweet } });
    }
    expect(await app.runJobs()).toBe(3 + both.length);
    for (const params of both) expect((await voiceOf(user, params)).sources.buckets).toBe(3);
  });

  it('learns without waiting for anybody to look', async () => {
    const user = await app.signIn('unwatched');
    const params = await personaOf(user);
    const bucket = await bucketOf(user, ['one']);
    await app.runJobs();
    await link(user, params, bucket);
    expect(await app.runJobs()).toBe(1);
    await user.call(updateBucket, { params: bucket, body: { isPublic: true } });
    expect(await app.runJobs()).toBe(0);
    await user.call(deleteBucket, { params: bucket });
    expect(await app.runJobs()).toBe(1);
    expect(await learns(user, params)).toBe(false);
  });

  it('takes a thread apart and a text only once', async () => {
    const user = await app.signIn('threader');
    const params = await personaOf(user, 'gm');
    const bucket = await bucketOf(user, ['gm']);
    const content = '1/ blobs are cheap\n\n2/ for now\n\n3/ watch the target';
    const body = { content, contentType: 'thread', platform: 'twitter' } as const;
    await user.call(createSample, { params: bucket, body });
    await link(user, params, bucket);
    expect((await settled(app, user, params)).sources).toMatchObject({ training: 1, buckets: 3 });
  });

  it('keeps a place for buckets beside a long training text', async () => {
    const user = await app.signIn('longtext');
    const training = Array.from({ length: 300 }, (_, at) => `training post ${at}`).join('\n');
    const params = await personaOf(user, training);
    const texts = Array.from({ length: 60 }, (_, at) => `bucket post ${at}`);
    await link(user, params, await bucketOf(user, texts));
    const { samples } = await readByDrafts(app, params);
    expect(samples).toHaveLength(200);
    expect(samples.filter((text) => text.startsWith('bucket'))).toHaveLength(50);
    expect(samples[0]).toBe('training post 0');
  });
});

describe("learning from somebody else's public bucket", () => {
  it('learns its changes when the voice is next looked at', async () => {
    const owner = await app.signIn('pub_owner');
    const fan = await app.signIn('pub_fan');
    const bucket = await bucketOf(owner, ['one', 'two'], true);
    const params = await personaOf(fan);
    await link(fan, params, bucket);
    expect((await settled(app, fan, params)).sources.buckets).toBe(2);
    const body = { content: 'three', ...tweet };
    await owner.call(createSample, { params: bucket, body });
    expect(await readByDrafts(app, params)).toMatchObject({
      outdated: true,
      profile: { version: 3 },
    });
    expect((await settled(app, fan, params)).sources.buckets).toBe(3);
  });

  it('loses text and learnt voice the moment the bucket is made private', async () => {
    const owner = await app.signIn('priv_owner');
    const fan = await app.signIn('priv_fan');
    const bucket = await bucketOf(owner, ['a secret habit', 'another secret habit'], true);
    const params = await personaOf(fan, 'gm');
    await link(fan, params, bucket);
    await app.runJobs();
    expect((await readByDrafts(app, params)).samples).toContain('a secret habit');
    await owner.call(updateBucket, { params: bucket, body: { isPublic: false } });
    expect(await readByDrafts(app, params)).toMatchObject({
      samples: ['gm'],
      profile: null,
      outdated: true,
    });
    expect((await voiceOf(fan, params)).card).toBeNull();
    expect(await settled(app, fan, params)).toMatchObject({ sources: { training: 1, buckets: 0 } });
    const stored = await app.asOwner(
      `select profile::text as text from persona_voices where persona_id = '${params.id}'`,
    );
    expect(JSON.stringify(stored)).not.toContain('habit');
    await owner.call(updateBucket, { params: bucket, body: { isPublic: true } });
    expect((await settled(app, fan, params)).sources.buckets).toBe(2);
  });

  it('goes with the bucket when its owner deletes it', async () => {
    const owner = await app.signIn('gone_owner');
    const fan = await app.signIn('gone_fan');
    const bucket = await bucketOf(owner, ['one'], true);
    const params = await personaOf(fan);
    await link(fan, params, bucket);
    await app.runJobs();
    await owner.call(deleteBucket, { params: bucket });
    expect(await readByDrafts(app, params)).toMatchObject({ samples: [], profile: null });
    expect((await settled(app, fan, params)).sources.buckets).toBe(0);
    expect(await learns(fan, params)).toBe(false);
  });
});
