import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { pngOf } from '#api/testing/png.ts';
import { listActivities } from '#shared/contracts/activities.ts';
import {
  createPersona,
  deletePersona,
  getPersonaImage,
  updatePersona,
} from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';

const app = testApp();
const valid = {
  name: 'Degen Dana',
  description: 'Trades perps, sleeps never',
  personality: 'Dry, quick, allergic to hype',
};

describe('creating a persona', () => {
  it('fills in the defaults of the form and shows the settings twice, as the contract says', async () => {
    const alice = await app.signIn('alice');
    const persona = await alice.call(createPersona, { body: valid });
    expect(persona).toMatchObject({
      ...valid,
      type: 'content_creator',
      platform: 'twitter',
      tone: 'professional',
      status: 'active',
      trainingData: '',
      profileImageUrl: null,
      config: { personality: valid.personality, platform: 'twitter', tone: 'professional' },
    });
    expect(persona.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await alice.call(listPersonas)).toEqual([persona]);
  });

  it('takes platform, tone and training data from config when only config has them', async () => {
    const user = await app.signIn('config_user');
    const config = { platform: 'telegram', tone: 'humorous', trainingData: 'gm' } as const;
    const persona = await user.call(createPersona, { body: { ...valid, config } });
    expect(persona).toMatchObject(config);
  });

  it.each([
    ['name', 'Name is required'],
    ['description', 'Description is required'],
    ['personality', 'Personality is required'],
  ])('refuses an empty, blank or missing %s and stores nothing', async (field, message) => {
    const user = await app.signIn(`no_${field}`);
    for (const value of ['', '   ', '\u200b\u2060', undefined, 7]) {
      const refused = await user.refused(createPersona, { body: { ...valid, [field]: value } });
      expect(refused).toMatchObject({ status: 422, code: 'invalid', message });
      expect(refused.issues).toMatchObject([{ path: field, message }]);
    }
    expect(await user.call(listPersonas)).toEqual([]);
  });

  it('refuses a type, platform or tone outside its list', async () => {
    const user = await app.signIn('enums');
    for (const field of ['type', 'platform', 'tone']) {
      const refused = await user.refused(createPersona, { body: { ...valid, [field]: 'Twitter' } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: field }] });
    }
  });

  it('keeps text to the letter: emoji, right-to-left, markup, quotes', async () => {
    const user = await app.signIn('unicode');
    const name = `👨‍👩‍👧‍👦 مرحبا <b>'; drop table personas;--`;
    const persona = await user.call(createPersona, { body: { ...valid, name } });
    expect((await user.call(listPersonas))[0]?.name).toBe(name);
    expect(persona.name).toBe(name);
  });

  it('ignores fields that only the server sets', async () => {
    const user = await app.signIn('assigner');
    const body = { ...valid, id: crypto.randomUUID(), workspaceId: 'x', createdAt: '1999' };
    const persona = await user.call(createPersona, { body });
    expect(persona.id).not.toBe(body.id);
    expect(persona.createdAt).not.toBe('1999');
  });
});

describe('profile images', () => {
  it('takes a data URL and gives back a short address that holds the very bytes', async () => {
    const user = await app.signIn('pictured');
    const image = pngOf(400);
    const persona = await user.call(createPersona, {
      body: { ...valid, profileImageUrl: image.dataUrl },
    });
    expect(persona.profileImageUrl?.length).toBeLessThan(100);
    const response = await user.fetch(persona.profileImageUrl as string);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(image.bytes);
  });

  it('changes its address with its bytes, keeps it on other changes, drops it on null', async () => {
    const user = await app.signIn('repictured');
    const first = await user.call(createPersona, {
      body: { ...valid, profileImageUrl: pngOf(300).dataUrl },
    });
    const params = { id: first.id };
    const change = (body: object) => user.call(updatePersona, { params, body });
    expect((await change({ name: 'Other' })).profileImageUrl).toBe(first.profileImageUrl);
    const echoed = await change({ profileImageUrl: first.profileImageUrl });
    expect(echoed.profileImageUrl).toBe(first.profileImageUrl);
    const second = await change({ profileImageUrl: pngOf(301).dataUrl });
    expect(second.profileImageUrl).not.toBe(first.profileImageUrl);
    expect((await change({ profileImageUrl: null })).profileImageUrl).toBeNull();
    expect(await user.refused(getPersonaImage, { params })).toMatchObject({ status: 404 });
  });

  it('takes 5 MB and refuses one byte more with the sentence of the form', async () => {
    const user = await app.signIn('heavy');
    const limit = 5 * 1024 * 1024;
    await user.call(createPersona, { body: { ...valid, profileImageUrl: pngOf(limit).dataUrl } });
    for (const size of [limit + 1, 6 * 1024 * 1024]) {
      const body = { ...valid, profileImageUrl: pngOf(size).dataUrl };
      expect(await user.refused(createPersona, { body })).toMatchObject({
        status: 413,
        code: 'too_large',
        message: 'Image must be smaller than 5MB',
      });
    }
    expect(await user.call(listPersonas)).toHaveLength(1);
  });

  it('refuses what is not a picture, whatever it claims to be', async () => {
    const user = await app.signIn('faker');
    const encode = (type: string, bytes: Buffer | string) =>
      `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
    const png = pngOf(100).bytes;
    const huge = Buffer.from(png);
    huge.writeUInt32BE(100_000, 16);
    const wrong = [
      'https://example.com/a.png',
      'javascript:alert(1)',
      encode('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'.padEnd(200)),
      encode('image/png', '<html>'.padEnd(200)),
      encode('image/jpeg', png),
      encode('image/png', huge),
      encode('image/png', png.subarray(0, 8)),
      'data:image/png;base64,',
    ];
    for (const profileImageUrl of wrong) {
      const refused = await user.refused(createPersona, { body: { ...valid, profileImageUrl } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: 'profileImageUrl' }] });
    }
  });
});

describe('changing and deleting a persona', () => {
  it('toggles the status without touching anything else', async () => {
    const user = await app.signIn('toggler');
    const before = await user.call(createPersona, { body: valid });
    const params = { id: before.id };
    const paused = await user.call(updatePersona, { params, body: { status: 'paused' } });
    expect(paused).toEqual({ ...before, status: 'paused', updatedAt: paused.updatedAt });
    const odd = await user.refused(updatePersona, { params, body: { status: 'Paused' } });
    expect(odd).toMatchObject({ status: 422 });
  });

  it('saves the settings dialog: top-level fields and config together', async () => {
    const user = await app.signIn('saver');
    const { id } = await user.call(createPersona, { body: valid });
    const body = {
      name: 'Renamed',
      description: 'New',
      personality: 'Calm',
      type: 'ct_lead' as const,
      config: { personality: 'Calm', platform: 'discord', tone: 'casual', trainingData: 'wagmi' },
    };
    const saved = await user.call(updatePersona, { params: { id }, body: body as never });
    expect(saved).toMatchObject(body);
    const emptied = await user.refused(updatePersona, { params: { id }, body: { name: ' ' } });
    expect(emptied.message).toBe('Name is required');
  });

  it('answers another workspace exactly as it answers a persona that never was', async () => {
    const owner = await app.signIn('owner');
    const { id } = await owner.call(createPersona, { body: valid });
    const thief = await app.signIn('thief');
    for (const params of [{ id }, { id: crypto.randomUUID() }]) {
      for (const refused of [
        await thief.refused(updatePersona, { params, body: { name: 'Mine' } }),
        await thief.refused(deletePersona, { params }),
      ]) {
        expect(refused).toMatchObject({ status: 404, message: 'Persona not found' });
      }
      expect(await thief.refused(getPersonaImage, { params })).toMatchObject({ status: 404 });
    }
    expect(await owner.call(listPersonas)).toHaveLength(1);
    expect(await thief.call(listActivities)).toEqual([]);
  });

  it('deletes once, and of two deletes at the same time one wins', async () => {
    const user = await app.signIn('deleter');
    const { id } = await user.call(createPersona, { body: valid });
    const path = `/api/personas/${id}`;
    const answers = await Promise.all([1, 2].map(() => user.fetch(path, { method: 'DELETE' })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404]);
    expect(await user.call(listPersonas)).toEqual([]);
  });

  it('writes each step into the activities, newest first', async () => {
    const user = await app.signIn('active');
    const { id } = await user.call(createPersona, { body: valid });
    await user.call(updatePersona, { params: { id }, body: { status: 'paused' } });
    await user.call(deletePersona, { params: { id } });
    const activities = await user.call(listActivities);
    expect(activities.map((activity) => activity.type)).toEqual([
      'persona_deleted',
      'persona_updated',
      'persona_created',
    ]);
    expect(activities[0]?.description).toBe('Deleted persona "Degen Dana"');
  });
});

it('a list tells what each persona has posted today and how its week went', async () => {
  const user = await app.signIn('figures');
  const active = await user.call(createPersona, { body: { ...valid, name: 'Active' } });
  const idle = await user.call(createPersona, { body: { ...valid, name: 'Idle' } });
  await app.asOwner(`
    insert into scheduled_posts (workspace_id, platform, persona_id, scheduled_time, time_zone,
      wall_clock, not_before, grace_minutes, status, posted_at, impressions, engagement)
    select workspace_id, 'twitter', id, at, 'UTC', '', at, 60, 'posted', at, 1000, 30
    from personas, unnest(array[now(), now() - interval '2 days', now() - interval '9 days']) at
    where id = '${active.id}'`);
  const listed = await user.call(listPersonas);
  expect(listed.find(({ id }) => id === active.id)).toMatchObject({
    postsToday: 1,
    engagementRate: 3,
  });
  expect(listed.find(({ id }) => id === idle.id)).toMatchObject({
    postsToday: 0,
    engagementRate: 0,
  });
});

it('are a thousand at most, and the sentence says so', async () => {
  const user = await app.signIn('crowded');
  const body = { name: 'Mira', description: 'Markets', personality: 'dry' };
  const { id } = await user.call(createPersona, { body });
  await app.asOwner(`insert into personas (workspace_id, name, description, personality, type, platform, tone)
    select workspace_id, name, description, personality, type, platform, tone
    from personas, generate_series(2, 1000) where id = '${id}'`);
  expect(await user.refused(createPersona, { body })).toMatchObject({
    status: 409,
    message: 'You can have at most 1,000 personas.',
  });
  await user.call(deletePersona, { params: { id } });
  const headers = { 'content-type': 'application/json' };
  const more = { method: 'POST', body: JSON.stringify(body), headers };
  const atOnce = Array.from({ length: 5 }, () => user.fetch(createPersona.path, more));
  const statuses = (await Promise.all(atOnce)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409, 409, 409, 409]);
  expect(await user.call(listPersonas)).toHaveLength(1_000);
});

it('refuses facts that were changed from others than are stored, and keeps those', async () => {
  const user = await app.signIn('facts_twice');
  const { id } = await user.call(createPersona, { body: valid });
  const fact = (text: string) => ({ kind: 'product' as const, text });
  const save = { params: { id } };
  const first = { facts: [fact('Depthly shows depth')], factsSeen: [] };
  const { facts = [] } = await user.call(updatePersona, { ...save, body: first });
  const second = { facts: [fact('Depthly is free')], factsSeen: [] };
  expect(await user.refused(updatePersona, { ...save, body: second })).toMatchObject({
    ...{ status: 409, code: 'conflict', reason: 'rule.facts-changed' },
  });
  const [{ facts: kept } = {}] = await user.call(listPersonas);
  expect(kept).toEqual(facts);
  const again = { facts: [...first.facts, ...second.facts], factsSeen: facts };
  expect((await user.call(updatePersona, { ...save, body: again })).facts).toHaveLength(2);
  // An older client names none.
  await user.call(updatePersona, { ...save, body: { facts: [] } });
});
