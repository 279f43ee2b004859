import { expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import {
  createBucket,
  createSample,
  deleteBucket,
  deleteSample,
  importSamples,
  updateBucket,
} from '#shared/contracts/buckets.ts';
import type { LiveTopic } from '#shared/contracts/live.ts';
import { createPersona, deletePersona, updatePersona } from '#shared/contracts/persona-changes.ts';
import {
  analyzeViralContent,
  deleteViralContent,
  uploadViralContent,
} from '#shared/contracts/viral.ts';

const app = testApp();

it('what changes in the buckets, the personas and the viral library is told to whoever watches', async () => {
  const user = await app.signIn('librarian');
  const { id: userId } = (await (await user.fetch('/api/auth/user')).json()) as { id: string };
  const [member] = (await app.asOwner(
    `select workspace_id from workspace_members where user_id = '${userId}'`,
  )) as [{ workspace_id: string }];
  const over = new AbortController();
  const watched = await app.running.ctx.live.watch(member.workspace_id, over.signal);
  const events = watched[Symbol.asyncIterator]();
  async function tells<T>(topic: LiveTopic, change: Promise<T>): Promise<T> {
    const changed = await change;
    expect((await events.next()).value).toMatchObject({ topic });
    return changed;
  }

  const sample = { contentType: 'tweet', platform: 'twitter' } as const;
  const { id } = await tells('samples', user.call(createBucket, { body: { name: 'B' } }));
  const params = { id };
  await tells('samples', user.call(updateBucket, { params, body: { name: 'C' } }));
  const one = { ...sample, content: 'gm' };
  const added = await tells('samples', user.call(createSample, { params, body: one }));
  const samples = [{ ...sample, content: 'gn' }];
  await tells('samples', user.call(importSamples, { params, body: { samples } }));
  await tells('samples', user.call(deleteSample, { params: { id: added.id } }));
  await tells('samples', user.call(deleteBucket, { params }));

  const mira = { name: 'Mira', description: 'Markets', personality: 'dry' };
  const persona = await tells('personas', user.call(createPersona, { body: mira }));
  const ofPersona = { params: { id: persona.id } };
  await tells('personas', user.call(updatePersona, { ...ofPersona, body: { tone: 'casual' } }));
  await tells('posts', user.call(deletePersona, ofPersona));
  await tells('personas', Promise.resolve());

  const body = { title: 'Fees', content: 'Why does nobody talk about fees?' };
  const text = await tells('training-jobs', user.call(uploadViralContent, { body }));
  const ofText = { params: { id: text.id } };
  await tells('training-jobs', user.call(analyzeViralContent, ofText));
  await tells('training-jobs', user.call(deleteViralContent, ofText));
  over.abort();
});
