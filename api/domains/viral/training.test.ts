import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, testApp } from '#api/testing/app.ts';
import { Refusal, startToldModel } from '#api/testing/told-model.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { createPersona, deletePersona, listPersonas } from '#shared/contracts/personas.ts';
import {
  cancelTraining,
  deleteViralContent,
  listTrainingJobs,
  listViralContent,
  listViralInsights,
  startTraining,
  uploadViralContent,
  type ViralTrainingJob,
} from '#shared/contracts/viral.ts';
import { trainPersona } from './train-persona.ts';

const model = await startToldModel();
afterAll(() => model.stop());
const judged = { score: 50, hooks: ['A hook'], reasons: ['A reason.'] };
beforeEach(() => {
  model.asked.length = 0;
  model.answer = async () => judged;
});

const app = testApp();
const keyed = testApp({
  OPENAI_API_KEY: 'sk-told',
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'told',
});
type App = typeof app;

const personaOf = async (user: Caller, name = 'Dana') =>
  (await user.call(createPersona, { body: { name, description: 'd', personality: 'p' } })).id;

async function library(user: Caller, contents: string[], more: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (const content of contents) {
    const body = { title: 'A text', content, ...more };
    ids.push((await user.call(uploadViralContent, { body })).id);
  }
  return ids;
}

async function workspaceOf(of: App, user: Caller): Promise<string> {
  const { id } = await user.call(getCurrentUser);
  const [row] = (await of.asOwner(
    `select workspace_id from workspace_members where user_id = '${id}'`,
  )) as [{ workspace_id: string }];
  return row.workspace_id;
}

async function jobOf(user: Caller, id: string): Promise<ViralTrainingJob> {
  const found = (await user.call(listTrainingJobs)).find((job) => job.id === id);
  if (!found) throw new Error('The job is gone');
  return found;
}

/** A training that is about to run, as its handler sees it. */
async function prepared(of: App, name: string, contents: string[]) {
  const user = await of.signIn(name);
  const personaId = await personaOf(user);
  const viralContentIds = await library(user, contents);
  const job = await user.call(startTraining, { body: { personaId, viralContentIds } });
  const payload = { workspaceId: await workspaceOf(of, user), jobId: job.id };
  return { user, personaId, viralContentIds, job, payload };
}

describe('starting a training', () => {
  it('answers a job that waits, with the persona by name, and lists it first', async () => {
    const user = await app.signIn('starter');
    const personaId = await personaOf(user);
    const [one = '', two = ''] = await library(user, ['gm frens', 'fees again']);
    const body = { personaId, viralContentIds: [one, two, one] };
    const job = await user.call(startTraining, { body });
    expect(job).toMatchObject({
      jobType: 'style_training',
      viralContentIds: [one, two],
      personaId,
      personaName: 'Dana',
      focusAreas: ['hooks', 'patterns', 'engagement_optimization', 'viral_structure'],
      status: 'pending',
      progress: 0,
      message: 'Waiting to start',
    });
    expect(await user.call(listTrainingJobs)).toEqual([job]);
    await app.runJobs();
  });

  it('refuses a persona or a text of somebody else, and queues nothing', async () => {
    const alice = await app.signIn('train_alice');
    const mallory = await app.signIn('train_mallory');
    const [hers, mine] = [await personaOf(alice), await personaOf(mallory)];
    const [herText = ''] = await library(alice, ['secret sauce']);
    const [myText = ''] = await library(mallory, ['my own']);
    const start = (personaId: string, viralContentIds: string[]) =>
      mallory.refused(startTraining, { body: { personaId, viralContentIds } });
    expect(await start(hers, [myText])).toMatchObject({
      status: 404,
      message: 'Persona not found',
    });
    expect(await start(mine, [myText, herText])).toMatchObject({
      status: 404,
      message: 'One of the chosen texts is not in your viral library.',
    });
    expect(await start(mine, [herText, crypto.randomUUID()])).toMatchObject({
      message: '2 of the chosen texts are not in your viral library.',
    });
    expect(await mallory.call(listTrainingJobs)).toEqual([]);
    expect(await app.runJobs()).toBe(0);
  });

  it('refuses no text, more than a hundred, and what is no id or area', async () => {
    const user = await app.signIn('bounds');
    const personaId = await personaOf(user);
    const many = Array.from({ length: 101 }, () => crypto.randomUUID() as string);
    const start = (body: object) =>
      user.refused(startTraining, { body: { personaId, viralContentIds: many, ...body } });
    expect(await start({ viralContentIds: [] })).toMatchObject({
      status: 422,
      message: 'Choose at least one viral text',
    });
    expect((await start({})).status).toBe(422);
    expect((await start({ viralContentIds: ['1'] })).status).toBe(400);
    expect((await start({ viralContentIds: many.slice(0, 100) })).status).toBe(404);
    expect((await start({ focusAreas: ['luck'] })).status).toBe(422);
    expect((await start({ jobType: 'other' })).status).toBe(422);
  });

  it('trains a persona one job at a time, also when two start at once', async () => {
    const user = await app.signIn('twice');
    const [personaId, other] = [await personaOf(user), await personaOf(user, 'Other')];
    const viralContentIds = await library(user, ['gm']);
    const start = (id: string) =>
      user.fetch('/api/viral-training-jobs', {
        method: 'POST',
        body: JSON.stringify({ personaId: id, viralContentIds }),
        headers: { 'content-type': 'application/json' },
      });
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(personaId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const refused = await user.refused(startTraining, { body: { personaId, viralContentIds } });
    expect(refused.message).toBe(
      'This persona is in training already. Wait until it has finished, or cancel it.',
    );
    expect((await start(other)).status).toBe(201);
    expect(await app.runJobs()).toBeGreaterThanOrEqual(2);
    expect((await start(personaId)).status).toBe(201);
    await app.runJobs();
  });
});

describe('a training', () => {
  it('reads every text, ties them to the persona and makes its voice stale', async () => {
    const { user, personaId, viralContentIds, job, payload } = await prepared(app, 'trained', [
      'Why does nobody talk about fees?',
      'I lost 40% last week. Here is what I learnt',
    ]);
    await trainPersona(app.running.ctx, payload);
    expect(await jobOf(user, job.id)).toMatchObject({
      status: 'completed',
      progress: 100,
      message: 'Learnt from 2 texts',
    });
    const tied = await app.asOwner(
      `select viral_content_id from persona_viral where persona_id = '${personaId}'`,
    );
    expect(tied).toHaveLength(viralContentIds.length);
    const scores = (await user.call(listViralContent)).map(({ viralityScore }) => viralityScore);
    expect(scores.every((score) => score !== null)).toBe(true);
    const [persona] = await app.asOwner(
      `select voice_stale_since from personas where id = '${personaId}'`,
    );
    expect(persona).not.toEqual({ voice_stale_since: null });
    await app.runJobs();
  });

  it('shows how far it is, and announces each step', async () => {
    const { user, job, payload } = await prepared(keyed, 'watcher', ['one', 'two', 'three']);
    const seen: unknown[] = [];
    model.answer = async () => {
      const { status, progress, message } = await jobOf(user, job.id);
      seen.push([status, progress, message]);
      return judged;
    };
    const over = new AbortController();
    const events = await keyed.running.ctx.live.watch(payload.workspaceId, over.signal);
    await trainPersona(keyed.running.ctx, payload);
    expect(seen).toEqual([
      ['processing', 0, 'Waiting to start'],
      ['processing', 30, 'Read text 1 of 3'],
      ['processing', 60, 'Read text 2 of 3'],
    ]);
    const steps: unknown[] = [];
    for await (const event of events) {
      if (event.topic === 'training-jobs' && steps.push(event.id) === 5) break;
    }
    over.abort();
    expect(steps).toEqual(Array(5).fill(job.id));
    await keyed.runJobs();
  });

  it('stops before its next text when it is cancelled, and keeps nothing for the persona', async () => {
    const { user, personaId, job, payload } = await prepared(keyed, 'canceller', ['one', 'two']);
    model.answer = async () => {
      await user.call(cancelTraining, { params: { id: job.id } });
      return judged;
    };
    await trainPersona(keyed.running.ctx, payload);
    expect(model.asked).toHaveLength(1);
    const cancelled = await jobOf(user, job.id);
    expect(cancelled).toMatchObject({ status: 'cancelled', message: 'Cancelled', progress: 0 });
    expect(
      await keyed.asOwner(`select from persona_viral where persona_id = '${personaId}'`),
    ).toEqual([]);
    expect(await user.call(listViralInsights)).toEqual([]);
    const again = await user.refused(cancelTraining, { params: { id: job.id } });
    expect(again).toMatchObject({ status: 409, message: 'This training has ended already.' });
    await keyed.runJobs();
    expect(await jobOf(user, job.id)).toEqual(cancelled);
  });

  it('is cancelled by nobody else', async () => {
    const { user, job } = await prepared(app, 'cancel_alice', ['one']);
    const mallory = await app.signIn('cancel_mallory');
    const refused = await mallory.refused(cancelTraining, { params: { id: job.id } });
    expect(refused.status).toBe(404);
    expect((await jobOf(user, job.id)).status).toBe('pending');
    await app.runJobs();
  });

  it('goes on behind the last text after a crash, and asks for none twice', async () => {
    const { user, viralContentIds, job, payload } = await prepared(keyed, 'crasher', [
      'text one',
      'text two',
      'text three',
    ]);
    const second = viralContentIds[1];
    await keyed.asOwner(`
      create function crash() returns trigger language plpgsql as $$
        begin raise exception 'the disk is full'; end $$;
      create trigger crash before update on viral_content for each row
        when (new.id = '${second}') execute function crash()`);
    await expect(trainPersona(keyed.running.ctx, payload)).rejects.toThrow('the disk is full');
    expect(await jobOf(user, job.id)).toMatchObject({ status: 'processing', progress: 30 });
    await keyed.asOwner('drop trigger crash on viral_content; drop function crash()');
    await trainPersona(keyed.running.ctx, payload);
    expect(await jobOf(user, job.id)).toMatchObject({ status: 'completed', progress: 100 });
    const texts = model.asked.map((question) => /"post":"text (\w+)"/.exec(question)?.[1]);
    expect(texts).toEqual(['one', 'two', 'two', 'three']);
    const before = await user.call(listViralInsights);
    await trainPersona(keyed.running.ctx, payload);
    expect(await user.call(listViralInsights)).toEqual(before);
    await keyed.runJobs();
  });

  it('gives up after four tries that crash, in plain words', async () => {
    const { user, viralContentIds, job, payload } = await prepared(app, 'unlucky', ['text']);
    await app.asOwner(`
      create function crash() returns trigger language plpgsql as $$
        begin raise exception 'secret detail'; end $$;
      create trigger crash before update on viral_content for each row
        when (new.id = '${viralContentIds[0]}') execute function crash()`);
    for (let at = 0; at < 3; at += 1) {
      await expect(trainPersona(app.running.ctx, payload)).rejects.toThrow('secret detail');
    }
    await trainPersona(app.running.ctx, payload);
    await app.asOwner('drop trigger crash on viral_content; drop function crash()');
    expect(await jobOf(user, job.id)).toMatchObject({
      status: 'failed',
      message: 'Training failed on our side. Start it again.',
    });
    await app.runJobs();
  });

  it('leaves its findings once when two workers have it', async () => {
    const { user, job, payload } = await prepared(keyed, 'two_workers', ['a', 'b', 'c', 'd']);
    const { ctx } = keyed.running;
    await Promise.all([trainPersona(ctx, payload), trainPersona(ctx, payload)]);
    expect(await jobOf(user, job.id)).toMatchObject({ status: 'completed' });
    const uses = (await user.call(listViralInsights)).map(({ usageCount }) => usageCount);
    expect(new Set(uses)).toEqual(new Set([1]));
    await keyed.runJobs();
  });

  it('queues the rest as a run of its own when it takes long', async () => {
    const { user, job, payload } = await prepared(keyed, 'long', ['a', 'b', 'c']);
    const signal = new AbortController().signal;
    await trainPersona(keyed.running.ctx, payload, signal, 0);
    expect(await jobOf(user, job.id)).toMatchObject({ status: 'processing', progress: 30 });
    const [row] = await keyed.asOwner(
      `select tries from viral_training_jobs where id = '${job.id}'`,
    );
    expect(row).toEqual({ tries: 0 });
    await keyed.runJobs();
    expect(await jobOf(user, job.id)).toMatchObject({ status: 'completed', progress: 100 });
    expect(model.asked).toHaveLength(3);
  });

  it('says why when the model refuses, and can be started again', async () => {
    const { user, personaId, viralContentIds, job, payload } = await prepared(keyed, 'refused', [
      'a',
      'b',
    ]);
    model.answer = async () => new Refusal(401);
    await trainPersona(keyed.running.ctx, payload);
    expect(await jobOf(user, job.id)).toMatchObject({
      status: 'failed',
      message: 'OpenAI refused the API key. Check OPENAI_API_KEY.',
    });
    const again = await user.refused(cancelTraining, { params: { id: job.id } });
    expect(again.status).toBe(409);
    model.answer = async () => judged;
    const next = await user.call(startTraining, { body: { personaId, viralContentIds } });
    await keyed.runJobs();
    expect((await jobOf(user, next.id)).status).toBe('completed');
  });

  it('waits when the model limits requests, and says so', async () => {
    const { user, job, payload } = await prepared(keyed, 'limited', ['a']);
    model.answer = async () => new Refusal(429, { 'retry-after': '7' });
    await trainPersona(keyed.running.ctx, payload);
    expect(await jobOf(user, job.id)).toMatchObject({
      status: 'processing',
      message: 'A provider is limiting requests; going on in 7 seconds',
    });
    const [later] = (await keyed.asOwner(`
      select round(extract(epoch from start_after - created_on)) as seconds from pgboss.job
      where data->>'jobId' = '${job.id}' order by created_on desc limit 1`)) as [
      { seconds: string },
    ];
    expect(Number(later.seconds)).toBe(7);
    model.answer = async () => judged;
    await trainPersona(keyed.running.ctx, payload);
    expect((await jobOf(user, job.id)).status).toBe('completed');
    await keyed.runJobs();
  });

  it('goes on without texts that are deleted on the way, and fails when none is left', async () => {
    const { user, viralContentIds, job, payload } = await prepared(keyed, 'shrinking', ['a', 'b']);
    model.answer = async () => {
      await user.call(deleteViralContent, { params: { id: viralContentIds[1] as string } });
      return judged;
    };
    await trainPersona(keyed.running.ctx, payload);
    expect(await jobOf(user, job.id)).toMatchObject({
      status: 'completed',
      message: 'Learnt from 1 text; 1 had been deleted',
    });
    const gone = await prepared(keyed, 'emptied', ['a']);
    await gone.user.call(deleteViralContent, { params: { id: gone.viralContentIds[0] as string } });
    await trainPersona(keyed.running.ctx, gone.payload);
    expect(await jobOf(gone.user, gone.job.id)).toMatchObject({
      status: 'failed',
      message: 'None of the chosen texts is in the library any more.',
    });
    await keyed.runJobs();
  });

  it('ends quietly when its persona is deleted on the way', async () => {
    const { user, personaId, payload } = await prepared(keyed, 'orphan', ['a', 'b']);
    model.answer = async () => {
      await user.call(deletePersona, { params: { id: personaId } });
      return judged;
    };
    await trainPersona(keyed.running.ctx, payload);
    expect(model.asked).toHaveLength(1);
    expect(await user.call(listTrainingJobs)).toEqual([]);
    expect(await user.call(listPersonas)).toEqual([]);
    await keyed.runJobs();
  });
});

describe('the insights', () => {
  it('are counted per use, quote the library, and belong to the workspace', async () => {
    const user = await app.signIn('insightful');
    const personaId = await personaOf(user);
    const asking = Array.from({ length: 12 }, (_, at) => `Why is fee number ${at} so high?`);
    const telling = Array.from(
      { length: 12 },
      (_, at) => `Fees were calm in week ${at}. All fine.`,
    );
    const good = await library(user, asking, { views: 1_000, likes: 80 });
    await library(user, telling, { views: 1_000, likes: 10 });
    const focusAreas: 'hooks'[] = ['hooks'];
    const start = { personaId, viralContentIds: good, focusAreas };
    await user.call(startTraining, { body: start });
    await app.runJobs();
    const found = await user.call(listViralInsights);
    expect(found.map(({ category }) => category).sort()).toEqual(['hooks', 'questions']);
    const best = found.find(({ category }) => category === 'questions');
    expect(best).toMatchObject({ usageCount: 1, successRate: 100 });
    expect(best?.insight).toBe(
      'Ending with a question: in 12 of your 24 texts; median engagement 8% with it, 1% without.',
    );
    expect(best?.confidence).toBeGreaterThan(0.5);
    expect(best?.supportingEvidence[0]).toMatch(
      /^"Why is fee number \d+ so high\?" \(8% engagement\)$/,
    );
    await user.call(startTraining, { body: start });
    await app.runJobs();
    expect((await user.call(listViralInsights)).map(({ usageCount }) => usageCount)).toEqual([
      2, 2,
    ]);
    const stranger = await app.signIn('insight_other');
    expect(await stranger.call(listViralInsights)).toEqual([]);
  });

  it('forget the words of a text that is deleted', async () => {
    const { user, viralContentIds, payload } = await prepared(app, 'forgetful', [
      'Why is the sky purple?',
      'One plain statement',
    ]);
    await trainPersona(app.running.ctx, payload);
    expect(JSON.stringify(await user.call(listViralInsights))).toContain('sky purple');
    await user.call(deleteViralContent, { params: { id: viralContentIds[0] as string } });
    const left = await user.call(listViralInsights);
    expect(JSON.stringify(left)).not.toContain('purple');
    expect(left.map(({ category }) => category)).not.toContain('questions');
    expect(left.map(({ category }) => category)).toContain('length');
    await app.runJobs();
  });
});

it('lists training jobs by an index', async () => {
  const { payload, personaId } = await prepared(app, 'explained', ['a']);
  await app.runJobs();
  await app.asOwner(`
    insert into viral_training_jobs
      (workspace_id, persona_id, job_type, viral_content_ids, focus_areas, status)
    select '${payload.workspaceId}', '${personaId}', 'style_training', '{}', '{}', 'completed'
    from generate_series(1, 3000)`);
  await app.asOwner('analyze viral_training_jobs');
  const plan = JSON.stringify(
    await app.asOwner(`
      explain select j.*, p.name from viral_training_jobs j
      join personas p on p.workspace_id = j.workspace_id and p.id = j.persona_id
      where j.workspace_id = '${payload.workspaceId}'
      order by j.created_at desc, j.id limit 100`),
  );
  expect(plan).toContain('viral_training_jobs_newest_idx');
});
