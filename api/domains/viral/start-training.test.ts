import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { jobOf, library, personaOf, prepared } from '#api/testing/fixtures/viral-library.ts';
import { cancelTraining, listTrainingJobs, startTraining } from '#shared/contracts/viral.ts';

const app = testApp();

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
      message: 'One of the chosen posts is not in your viral library.',
    });
    expect(await start(mine, [herText, crypto.randomUUID()])).toMatchObject({
      message: '2 of the chosen posts are not in your viral library.',
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
      message: 'Choose at least one viral post',
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

it('a training is cancelled by nobody else', async () => {
  const { user, job } = await prepared(app, 'cancel_alice', ['one']);
  const mallory = await app.signIn('cancel_mallory');
  const refused = await mallory.refused(cancelTraining, { params: { id: job.id } });
  expect(refused.status).toBe(404);
  expect((await jobOf(user, job.id)).status).toBe('pending');
  await app.runJobs();
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
