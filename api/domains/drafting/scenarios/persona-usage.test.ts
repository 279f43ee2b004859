import { describe, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import { generateAdvanced } from '#shared/contracts/advanced-generation.ts';
import { getPersonaUsage } from '#shared/contracts/drafts.ts';
import { generateContent, generateMultiple, generateReply } from '#shared/contracts/generation.ts';
import { createPersona, updatePersona } from '#shared/contracts/persona-changes.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { getSettings, saveSettings } from '#shared/contracts/settings.ts';

const sandbox = await aiSandbox();
const app = testApp({
  OPENAI_API_KEY: 'sk-secret',
  OPENAI_BASE_URL: sandbox.openAiUrl,
  LOCAL_AI_BASE_URL: sandbox.localUrl,
});

const prompt = 'rollup fees fall because blobs are cheap';

async function personaOf(user: Caller, monthlyLimit?: number): Promise<string> {
  const body = { name: 'Dana', description: 'd', personality: 'p' };
  return (await user.call(createPersona, { body: { ...body, monthlyLimit } })).id;
}

const usageOf = (user: Caller, id: string) => user.call(getPersonaUsage, { params: { id } });

/** What one answer of the sandbox takes: 1,000 tokens at $0.20 and 200 at $1.20 a million. */
const COST = 440;

describe('what models take for a persona', () => {
  it('is summed for the month, drafts that are not kept or not written included', async () => {
    const user = await app.signIn('usage_sum');
    const personaId = await personaOf(user);
    const nothing = { drafts: 0, inputTokens: 0, outputTokens: 0, costMicros: 0 };
    const month = new Date().toISOString().slice(0, 7);
    expect(await usageOf(user, personaId)).toEqual({ month, ...nothing });
    await user.call(generateContent, { body: { personaId, prompt } });
    await user.call(generateAdvanced, { body: { personaId, targetAudience: 'traders' } });
    await user.call(generateContent, { body: { personaId, prompt, provider: 'local' } });
    sandbox.fault = 'wrong-schema';
    await user.refused(generateContent, { body: { personaId, prompt } });
    sandbox.fault = null;
    // One answer each of the first two, and two that could not be read.
    expect(await usageOf(user, personaId)).toEqual({
      month,
      drafts: 2,
      inputTokens: 4_000,
      outputTokens: 800,
      costMicros: 4 * COST,
    });
  });

  it('counts tokens without a cost where the model has no price', async () => {
    const user = await app.signIn('usage_local');
    const personaId = await personaOf(user);
    await user.call(generateContent, { body: { personaId, prompt, provider: 'local-server' } });
    expect(await usageOf(user, personaId)).toMatchObject({ inputTokens: 1_000, costMicros: 0 });
  });

  it('begins anew with the month of the time zone in the settings', async () => {
    const user = await app.signIn('usage_month');
    const personaId = await personaOf(user);
    const settings = await user.call(getSettings);
    const profile = { ...settings.profile, timezone: 'JST' as const };
    await user.call(saveSettings, { body: { ...settings, profile } });
    await user.call(generateContent, { body: { personaId, prompt } });
    const [row] = await app.asOwner(`
      select month = date_trunc('month', now() at time zone 'Asia/Tokyo')::date as here
      from persona_usage where persona_id = '${personaId}'`);
    expect(row).toEqual({ here: true });
    await app.asOwner(`update persona_usage set month = month - interval '1 month'
      where persona_id = '${personaId}' returning 1`);
    expect(await usageOf(user, personaId)).toMatchObject({ drafts: 0, costMicros: 0 });
  });

  it('is found by the key', async () => {
    const plan = await app.asOwner(`explain (costs off) select * from persona_usage
      where workspace_id = gen_random_uuid() and persona_id = gen_random_uuid()
        and month = date_trunc('month', now() at time zone 'UTC')::date`);
    expect(JSON.stringify(plan)).toContain('persona_usage_pkey');
  });
});

describe('a monthly limit', () => {
  it('lets the built-in write once it is reached, and says so until it is raised', async () => {
    const user = await app.signIn('usage_limit');
    const personaId = await personaOf(user, 0.01);
    const writer = async () => {
      const body = { personaId, prompt };
      return user.call(generateContent, { body });
    };
    expect((await writer()).provider).toBe('openai');
    await app.asOwner(`update persona_usage set cost_micros = 9999
      where persona_id = '${personaId}' returning 1`);
    expect((await writer()).provider).toBe('openai');
    const asked = sandbox.heard.length;
    const draft = await writer();
    expect(draft).toMatchObject({ provider: 'local' });
    expect(draft).not.toHaveProperty('usage');
    expect(draft.notes.slice(0, 2)).toEqual([
      'Dana has reached its monthly limit of $0.01 for AI models. Raise it in the settings of the persona.',
      'Built-in, no AI model.',
    ]);
    const reply = { originalTweet: 'gm everyone', tweetAuthor: 'anna', context: 'fees fell' };
    expect((await user.call(generateReply, { body: { ...reply, personaId } })).provider).toBe(
      'local',
    );
    const { results } = await user.call(generateMultiple, {
      body: { personaId, prompt, providers: ['openai', 'local-server'] },
    });
    expect(results).toMatchObject([
      { provider: 'openai', error: { params: { persona: 'Dana', limit: '0.01' } } },
      { provider: 'local-server' },
    ]);
    const toOpenAi = sandbox.heard.slice(asked).filter(({ path }) => path.includes('/openai/'));
    expect(toOpenAi).toEqual([]);
    await user.call(updatePersona, { params: { id: personaId }, body: { monthlyLimit: 1 } });
    expect((await writer()).provider).toBe('openai');
  });

  it('is the persona’s, set and taken away, and kept by what does not name it', async () => {
    const user = await app.signIn('usage_set');
    const id = await personaOf(user, 5.5);
    const change = (body: object) => user.call(updatePersona, { params: { id }, body });
    expect(await user.call(listPersonas)).toMatchObject([{ monthlyLimit: 5.5 }]);
    expect(await change({ status: 'paused' })).toMatchObject({ monthlyLimit: 5.5 });
    expect(await change({ monthlyLimit: null })).toMatchObject({ monthlyLimit: null });
    for (const monthlyLimit of [0, -1, 0.001, 10_001]) {
      const refused = await user.refused(updatePersona, { params: { id }, body: { monthlyLimit } });
      expect(refused.status).toBe(422);
    }
  });
});
