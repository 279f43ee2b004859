import { expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import {
  createBucket,
  deleteBucket,
  getPersonaBuckets,
  setPersonaBuckets,
  updateBucket,
} from '#shared/contracts/buckets.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';

const app = testApp();
const body = { name: 'Dana', description: 'd', personality: 'p' };

const personaOf = async (user: Caller) => ({ id: (await user.call(createPersona, { body })).id });
const bucketOf = async (user: Caller, isPublic = false) =>
  (await user.call(createBucket, { body: { name: 'B', isPublic } })).id;

it('sets exactly the buckets of the call, newest first, each once', async () => {
  const user = await app.signIn('setter');
  const params = await personaOf(user);
  const [first, second, third] = [await bucketOf(user), await bucketOf(user), await bucketOf(user)];
  const set = (...bucketIds: string[]) =>
    user.call(setPersonaBuckets, { params, body: { bucketIds } });
  expect(await user.call(getPersonaBuckets, { params })).toEqual({ bucketIds: [] });
  expect(await set(first, second, first)).toEqual({ bucketIds: [second, first] });
  expect(await set(third, second)).toEqual({ bucketIds: [third, second] });
  expect(await user.call(getPersonaBuckets, { params })).toEqual({ bucketIds: [third, second] });
  expect(await set()).toEqual({ bucketIds: [] });
});

it('queues no learning when nothing changes', async () => {
  const user = await app.signIn('steady');
  const params = await personaOf(user);
  await app.runJobs();
  const call = { params, body: { bucketIds: [await bucketOf(user)] } };
  await user.call(setPersonaBuckets, call);
  expect(await app.runJobs()).toBe(1);
  await user.call(setPersonaBuckets, call);
  expect(await app.runJobs()).toBe(0);
});

it('refuses a bucket that is neither own nor public, naming it, and changes nothing', async () => {
  const user = await app.signIn('picker');
  const other = await app.signIn('other');
  const params = await personaOf(user);
  const mine = await bucketOf(user);
  await user.call(setPersonaBuckets, { params, body: { bucketIds: [mine] } });
  const open = await bucketOf(other, true);
  for (const id of [await bucketOf(other), crypto.randomUUID()]) {
    const refused = await user.refused(setPersonaBuckets, {
      params,
      body: { bucketIds: [open, id] },
    });
    const message = `Content bucket ${id} does not exist or is not public`;
    expect(refused).toMatchObject({ status: 422, message });
    expect(refused.issues).toMatchObject([{ path: 'bucketIds.1', message }]);
  }
  const malformed = await user.refused(setPersonaBuckets, { params, body: { bucketIds: ['x'] } });
  expect(malformed).toMatchObject({ status: 400 });
  expect(await user.call(getPersonaBuckets, { params })).toEqual({ bucketIds: [mine] });
});

it('loses a public bucket while its owner keeps it private', async () => {
  const user = await app.signIn('follower');
  const owner = await app.signIn('closer');
  const params = await personaOf(user);
  const open = await bucketOf(owner, true);
  await user.call(setPersonaBuckets, { params, body: { bucketIds: [open] } });
  const publish = (isPublic: boolean) =>
    owner.call(updateBucket, { params: { id: open }, body: { isPublic } });
  await publish(false);
  expect(await user.call(getPersonaBuckets, { params })).toEqual({ bucketIds: [] });
  await publish(true);
  expect(await user.call(getPersonaBuckets, { params })).toEqual({ bucketIds: [open] });
});

it('answers for a persona of another workspace as for one that never was', async () => {
  const owner = await app.signIn('landlord');
  const thief = await app.signIn('thief');
  const bucketIds = [await bucketOf(thief)];
  for (const params of [await personaOf(owner), { id: crypto.randomUUID() }]) {
    for (const refused of [
      await thief.refused(getPersonaBuckets, { params }),
      await thief.refused(setPersonaBuckets, { params, body: { bucketIds } }),
    ]) {
      expect(refused).toMatchObject({ status: 404, message: 'Persona not found' });
    }
  }
});

it('answers 422 when a bucket is deleted at the very moment it is linked', async () => {
  const user = await app.signIn('unlucky');
  const owner = await app.signIn('remover');
  const params = await personaOf(user);
  const open = await bucketOf(owner, true);
  const [row] = (await app.asOwner(
    `select workspace_id from content_buckets where id = '${open}'`,
  )) as { workspace_id: string }[];
  const { db } = app.running.ctx;
  const linking = await withWorkspace(db, row?.workspace_id ?? '', async (tx) => {
    await tx.deleteFrom('content_buckets').where('id', '=', open).execute();
    const call = user.refused(setPersonaBuckets, { params, body: { bucketIds: [open] } });
    // The link's own check waits for this transaction: only then may it end.
    const waiting = `
      select pid from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await app.asOwner(waiting)).length === 0);
    return { call };
  });
  expect(await linking.call).toMatchObject({
    status: 422,
    message: 'One of these content buckets does not exist or is not public',
  });
});

it('survives links, samples and deletions of the same bucket at the same time', async () => {
  const user = await app.signIn('crowd');
  const personas = await Promise.all([1, 2, 3].map(() => personaOf(user)));
  const buckets = await Promise.all([1, 2, 3].map(() => bucketOf(user)));
  const calls = personas.flatMap((params, at) => [
    user.fetch(`/api/personas/${params.id}/buckets`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bucketIds: buckets }),
    }),
    user.fetch(`/api/content-buckets/${buckets[at]}/samples`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: `s${at}`, contentType: 'tweet', platform: 'twitter' }),
    }),
  ]);
  const removed = user.fetch(`/api/content-buckets/${buckets[0]}`, { method: 'DELETE' });
  const answers = await Promise.all([...calls, removed]);
  for (const { status } of answers) expect([200, 201, 204, 404, 422]).toContain(status);
  await app.runJobs();
  for (const params of personas) {
    const { bucketIds } = await user.call(getPersonaBuckets, { params });
    expect(bucketIds).not.toContain(buckets[0]);
  }
  await user.call(deleteBucket, { params: { id: buckets[1] as string } });
});
