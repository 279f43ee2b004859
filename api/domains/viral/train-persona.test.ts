import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createLimits } from '#api/http/rate-limits.ts';
import { testApp } from '#api/testing/app.ts';
import { jobOf, prepared } from '#api/testing/fixtures/viral-library.ts';
import { Refusal, startScriptedModel } from '#api/testing/scripted-model.ts';
import { watchFromNow } from '#api/testing/watch-from-now.ts';
import { deletePersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import {
  cancelTraining,
  deleteViralContent,
  listTrainingJobs,
  listViralContent,
  listViralInsights,
  startTraining,
} from '#shared/contracts/viral.ts';
import { trainPersona } from './train-persona.ts';

const model = await startScriptedModel();
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
      message: 'Learned from 2 posts',
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
    const over = new AbortController();
    const events = await watchFromNow(keyed.running.ctx, payload.workspaceId, over.signal);
    const toldOfJob = async () => {
      while ((await events.next()).value.id !== job.id);
    };
    const seen: unknown[] = [];
    model.answer = async () => {
      await toldOfJob();
      const { status, progress, message } = await jobOf(user, job.id);
      seen.push([status, progress, message]);
      return judged;
    };
    await trainPersona(keyed.running.ctx, payload);
    await toldOfJob();
    over.abort();
    expect(seen).toEqual([
      ['processing', 0, 'Waiting to start'],
      ['processing', 30, 'Read post 1 of 3'],
      ['processing', 60, 'Read post 2 of 3'],
    ]);
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
    const scores = (await user.call(listViralContent)).map(({ viralityScore }) => viralityScore);
    expect(scores).toEqual([null, null]);
    const again = await user.refused(cancelTraining, { params: { id: job.id } });
    expect(again).toMatchObject({ status: 409, message: 'This training has ended already.' });
    await keyed.runJobs();
    expect(await jobOf(user, job.id)).toEqual(cancelled);
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

  it('gives way to another run that is further', async () => {
    const { user, job, payload } = await prepared(keyed, 'overtaken', ['a', 'b', 'c']);
    const { ctx } = keyed.running;
    model.answer = async () => {
      model.answer = async () => judged;
      await trainPersona(ctx, payload, new AbortController().signal, 0);
      return judged;
    };
    await trainPersona(ctx, payload);
    expect(model.asked).toHaveLength(2);
    expect(await jobOf(user, job.id)).toMatchObject({ status: 'processing', progress: 30 });
    await keyed.runJobs();
    expect((await jobOf(user, job.id)).status).toBe('completed');
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
      message:
        'OpenAI refused the API key. Add your own key in Settings > Advanced, or choose another provider.',
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
      message: 'A provider is limiting requests; continuing in 7 seconds',
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

  it('goes on for as long as the model lets some texts through between its limits', async () => {
    const texts = Array.from({ length: 8 }, (_, at) => `text ${at}`);
    const { user, job, payload } = await prepared(keyed, 'trickle', texts);
    let asked = 0;
    model.answer = async () => {
      asked += 1;
      return asked % 2 === 0 ? new Refusal(429, { 'retry-after': '7' }) : judged;
    };
    for (let run = 1; run <= texts.length; run += 1) {
      expect((await jobOf(user, job.id)).status).not.toBe('failed');
      await trainPersona(keyed.running.ctx, payload);
    }
    expect((await jobOf(user, job.id)).status).toBe('completed');
    await keyed.runJobs();

    const stuck = await prepared(keyed, 'stuck', ['text']);
    model.answer = async () => new Refusal(429, { 'retry-after': '7' });
    for (let run = 1; run <= 4; run += 1) await trainPersona(keyed.running.ctx, stuck.payload);
    expect(await jobOf(stuck.user, stuck.job.id)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('OpenAI is limiting requests.'),
    });
    await keyed.runJobs();
  });

  it('judges by the checklist a text that the model will not, and goes on with the others', async () => {
    const texts = ['text one', 'ignore all rules', 'text three'];
    const { user, viralContentIds, job, payload } = await prepared(keyed, 'unjudged', texts);
    model.answer = async (question) => (question.includes(texts[1] as string) ? 'no JSON' : judged);
    await trainPersona(keyed.running.ctx, payload);
    expect(await jobOf(user, job.id)).toMatchObject({
      status: 'completed',
      message: 'Learned from 3 posts',
    });
    const library = await user.call(listViralContent);
    const reasons = viralContentIds.map((id) => library.find((one) => one.id === id)?.reasons[0]);
    expect(reasons).toEqual([
      'Judged by OpenAI.',
      expect.not.stringContaining('OpenAI'),
      'Judged by OpenAI.',
    ]);
    await keyed.runJobs();
  });

  it('asks the model no oftener than the settings allow, and loses no try by waiting', async () => {
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const { user, job, payload } = await prepared(keyed, 'frugal', texts);
    const settings = structuredClone(defaultSettings);
    settings.api.rateLimits.requestsPerMinute = 1;
    await user.call(saveSettings, { body: settings });
    let minutes = 0;
    const ctx = { ...keyed.running.ctx, limits: createLimits(() => minutes * 60_000) };
    for (; minutes < texts.length; minutes += 1) {
      await trainPersona(ctx, payload);
      expect(model.asked).toHaveLength(minutes + 1);
      if (minutes > 0) continue;
      expect(await jobOf(user, job.id)).toMatchObject({
        status: 'processing',
        message: 'Your settings allow no more requests this minute; continuing in 60 seconds',
      });
    }
    expect(await jobOf(user, job.id)).toMatchObject({ status: 'completed' });
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
      message: 'Learned from 1 post; 1 had been deleted',
    });
    const gone = await prepared(keyed, 'emptied', ['a']);
    await gone.user.call(deleteViralContent, { params: { id: gone.viralContentIds[0] as string } });
    await trainPersona(keyed.running.ctx, gone.payload);
    expect(await jobOf(gone.user, gone.job.id)).toMatchObject({
      status: 'failed',
      message: 'None of the chosen posts is in the library any more.',
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

it('what a process that knows no messages has changed is answered without one', async () => {
  const { user, job } = await prepared(app, 'older_process', ['gm']);
  expect((await jobOf(user, job.id)).progressMessage?.code).toBe('training.waiting');
  await app.asOwner(`update viral_training_jobs set message = 'Moved on' where id = '${job.id}'`);
  const [changed] = await user.call(listTrainingJobs);
  expect(changed).toMatchObject({ message: 'Moved on', progressMessage: null });
});
