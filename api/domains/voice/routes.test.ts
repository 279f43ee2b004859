import { describe, expect, it } from 'vitest';
import { withWorkspace } from '#api/db/tenant.ts';
import { testApp } from '#api/testing/app.ts';
import { watchFromNow } from '#api/testing/watch-from-now.ts';
import { decideDraft } from '#shared/contracts/drafts.ts';
import { generateContent } from '#shared/contracts/generation.ts';
import { deletePersona, updatePersona } from '#shared/contracts/persona-changes.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';
import { voiceChanged, voiceOfPersona } from './public.ts';
import {
  learns,
  personaOf,
  readByDrafts,
  settled,
  voiceOf,
  workspaceOf,
} from './testing/persona-voices.ts';

const app = testApp();
const posts = ['gm frens', 'another day another rug lol', 'funding flipped again. tbh expected'];

describe('learning a voice', () => {
  it('learns from the training text in the background and tells who watches', async () => {
    const user = await app.signIn('trainer');
    const params = await personaOf(user, posts.join('\n'));
    expect(await voiceOf(user, params)).toEqual({
      card: null,
      learning: true,
      learntAt: null,
      sources: { training: 0, buckets: 0, drafts: 0, viral: 0 },
    });
    const over = new AbortController();
    const events = await watchFromNow(app.running.ctx, await workspaceOf(app, params), over.signal);
    await app.runJobs();
    expect((await events.next()).value).toEqual({ topic: 'voice', id: params.id });
    over.abort();
    const voice = await voiceOf(user, params);
    expect(voice).toMatchObject({
      card: { sampleCount: 3 },
      learning: false,
      sources: { training: 3, buckets: 0, drafts: 0, viral: 0 },
    });
    expect(voice.learntAt).toMatch(/Z$/);
  });

  it('queues nothing for a persona without texts, and once for many changes', async () => {
    const user = await app.signIn('quiet');
    const params = await personaOf(user);
    expect(await learns(user, params)).toBe(false);
    expect(await app.runJobs()).toBe(0);
    for (const trainingData of posts) {
      await user.call(updatePersona, { params, body: { config: { trainingData } } });
    }
    expect(await app.runJobs()).toBe(1);
    expect(await voiceOf(user, params)).toMatchObject({ sources: { training: 1 } });
  });

  it('is not set off by a change that leaves the training text as it was', async () => {
    const user = await app.signIn('renamer');
    const params = await personaOf(user, 'gm');
    await app.runJobs();
    await user.call(updatePersona, { params, body: { name: 'New', trainingData: 'gm' } });
    expect(await app.runJobs()).toBe(0);
    expect(await learns(user, params)).toBe(false);
  });

  it('forgets what was taken out of the training text', async () => {
    const user = await app.signIn('forgetter');
    const params = await personaOf(user, posts.join('\n'));
    await app.runJobs();
    await user.call(updatePersona, { params, body: { trainingData: '' } });
    expect(await settled(app, user, params)).toMatchObject({
      card: null,
      sources: { training: 0 },
    });
    expect(await readByDrafts(app, params)).toMatchObject({ profile: null, samples: [] });
  });

  it('learns from drafts as the person rewrote them, and from no other', async () => {
    const user = await app.signIn('drafter');
    const params = await personaOf(user, 'gm');
    await app.runJobs();
    const owner = await workspaceOf(app, params);
    const draft = (
      content: string,
      outcome: string,
      final = 'null',
    ) => `('${owner}', '${params.id}',
      'post', 'p', '${content}', 'local', '${outcome}', ${final}, now())`;
    await app.asOwner(`
      insert into drafts (workspace_id, persona_id, type, prompt, content, provider, outcome, final_text, decided_at)
      values ${[
        draft('taken as it was', 'accepted'),
        draft('before the edit', 'edited', `'after the edit'`),
        draft('thrown away', 'discarded'),
        draft('never looked at', 'offered'),
      ].join(',')}`);
    const { db, queue } = app.running.ctx;
    await withWorkspace(db, owner, (tx) => voiceChanged(tx, queue, owner, params.id));
    expect(await settled(app, user, params)).toMatchObject({ sources: { training: 1, drafts: 1 } });
    const { samples } = await readByDrafts(app, params);
    expect(samples).toEqual(['after the edit', 'gm']);
  });

  it('learns from edited drafts by itself only where the settings let it', async () => {
    const user = await app.signIn('untrained');
    const train = async (isOn: boolean) => {
      const body = structuredClone(defaultSettings);
      body.automation.aiPersonaTraining = isOn;
      await user.call(saveSettings, { body });
    };
    const params = await personaOf(user, 'gm');
    await app.runJobs();
    const use = async () => {
      const draft = await user.call(generateContent, {
        body: { personaId: params.id, prompt: 'fees are low again today', provider: 'local' },
      });
      const id = draft.draftId as string;
      await user.call(decideDraft, {
        params: { id },
        body: { outcome: 'accepted', finalText: `mine ${id}` },
      });
    };
    await train(false);
    await use();
    expect(await learns(user, params)).toBe(false);
    await user.call(updatePersona, { params, body: { config: { trainingData: 'gm all' } } });
    expect((await settled(app, user, params)).sources).toMatchObject({ training: 1, drafts: 0 });
    await train(true);
    await use();
    expect((await settled(app, user, params)).sources.drafts).toBe(2);
  });

  it('leaves a persona be that was deleted before its turn', async () => {
    const user = await app.signIn('deleter');
    const params = await personaOf(user, 'gm');
    await user.call(deletePersona, { params });
    expect(await app.runJobs()).toBe(1);
    expect(await user.refused(getPersonaVoice, { params })).toMatchObject({ status: 404 });
  });

  it('learns once more when something changes while it learns', async () => {
    const user = await app.signIn('racer');
    const params = await personaOf(user, 'gm');
    const [learnt] = await Promise.all([
      app.runJobs(),
      user.call(updatePersona, { params, body: { trainingData: 'gm\ngn' } }),
    ]);
    expect(learnt).toBeGreaterThan(0);
    await app.runJobs();
    expect(await voiceOf(user, params)).toMatchObject({
      learning: false,
      sources: { training: 2 },
    });
  });

  it('comes again when it breaks, and is not lost', async () => {
    const user = await app.signIn('breaker');
    const params = await personaOf(user, 'gm');
    await app.asOwner('alter table persona_voices rename column sources to sources_2');
    await expect(app.runJobs()).rejects.toThrow(/sources/);
    await app.asOwner('alter table persona_voices rename column sources_2 to sources');
    expect(await learns(user, params)).toBe(true);
    await app.asOwner(`update pgboss.job set start_after = now() where state = 'retry'`);
    await app.runJobs();
    expect(await voiceOf(user, params)).toMatchObject({ learning: false, card: {} });
  });

  it('learns a voice of an older version again as soon as somebody looks', async () => {
    const user = await app.signIn('upgrader');
    const params = await personaOf(user, posts.join('\n'));
    await app.runJobs();
    await app.asOwner(`update persona_voices set version = 0 where persona_id = '${params.id}'`);
    expect(await readByDrafts(app, params)).toMatchObject({ profile: null, outdated: true });
    expect(await voiceOf(user, params)).toMatchObject({ card: null, learning: true });
    expect(await app.runJobs()).toBe(1);
    expect(await readByDrafts(app, params)).toMatchObject({
      outdated: false,
      profile: { version: 3 },
    });
  });

  it('queues a learning anew that has been lost', async () => {
    const user = await app.signIn('loser');
    const params = await personaOf(user, 'gm');
    await app.asOwner('delete from pgboss.job');
    expect(await learns(user, params)).toBe(true);
    expect(await app.runJobs()).toBe(0);
    await app.asOwner(`update personas set voice_stale_since = now() - interval '3 minutes'
      where id = '${params.id}'`);
    await settled(app, user, params);
  });
});

describe('what a persona was trained on that went viral', () => {
  it('is handed out apart from the voice, and counted at once', async () => {
    const user = await app.signIn('viral');
    const params = await personaOf(user, 'gm');
    await app.runJobs();
    const owner = await workspaceOf(app, params);
    await app.asOwner(`
      with v as (insert into viral_content (workspace_id, title, content, content_type, platform)
        values ('${owner}', 't', 'the viral text', 'text', 'twitter') returning id)
      insert into persona_viral select '${owner}', '${params.id}', id from v`);
    expect(await voiceOf(user, params)).toMatchObject({ learning: false, sources: { viral: 1 } });
    expect(await readByDrafts(app, params)).toMatchObject({
      samples: ['gm'],
      viral: ['the viral text'],
    });
  });
});

it('shows the voice of no other workspace', async () => {
  const owner = await app.signIn('voice_owner');
  const thief = await app.signIn('voice_thief');
  const params = await personaOf(owner, 'gm');
  const other = await workspaceOf(app, await personaOf(thief));
  const refused = await thief.refused(getPersonaVoice, { params });
  expect(refused).toMatchObject({ status: 404, message: 'Persona not found' });
  await expect(voiceOfPersona(app.running.ctx.db, other, params.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});
