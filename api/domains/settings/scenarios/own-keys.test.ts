import { describe, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type Caller, testApp } from '#api/testing/app.ts';
import {
  generateContent,
  generateMultiple,
  listAiProviders,
} from '#shared/contracts/generation.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import { defaultSettings, saveSettings } from '#shared/contracts/settings.ts';

const sandbox = await aiSandbox();

const addresses = {
  OPENAI_BASE_URL: sandbox.openAiUrl,
  GEMINI_BASE_URL: sandbox.geminiUrl,
  XAI_BASE_URL: sandbox.grokUrl,
};
const bare = testApp(addresses);
const keyed = testApp({ ...addresses, OPENAI_API_KEY: 'sk-of-the-operator' });
const grokKeyed = testApp({ ...addresses, XAI_API_KEY: 'xai-of-the-operator' });

async function withKeys(user: Caller, openaiApiKey: string, geminiApiKey = '') {
  const body = structuredClone(defaultSettings);
  Object.assign(body.api, { openaiApiKey, geminiApiKey });
  await user.call(saveSettings, { body });
}

async function personaOf(user: Caller): Promise<string> {
  const body = { name: 'Dana', description: 'd', personality: 'p' };
  return (await user.call(createPersona, { body })).id;
}

const configured = async (user: Caller) =>
  (await user.call(listAiProviders)).filter((one) => one.configured).map(({ id }) => id);

describe("a person's own key", () => {
  it('makes a provider theirs, and nobody else’s', async () => {
    const [rich, poor] = [await bare.signIn('own_rich'), await bare.signIn('own_poor')];
    expect(await configured(rich)).toEqual(['local']);
    await withKeys(rich, 'sk-mine-000001', 'gm-mine-000002');
    expect(await configured(rich)).toEqual(['openai', 'gemini', 'local']);
    expect(await configured(poor)).toEqual(['local']);
    const personaId = await personaOf(rich);
    const body = { personaId, prompt: 'why fees', providers: ['openai', 'gemini'] as const };
    await rich.call(generateMultiple, { body: { ...body, providers: [...body.providers] } });
    expect(sandbox.heard.map(({ key }) => key).sort()).toEqual([
      'Bearer sk-mine-000001',
      'gm-mine-000002',
    ]);
    const refused = await poor.refused(generateContent, {
      body: { personaId: await personaOf(poor), prompt: 'why fees', provider: 'openai' },
    });
    expect(refused).toMatchObject({ status: 503 });
  });

  it('comes before the operator’s, from the next draft on, and gives way when it is cleared', async () => {
    const user = await keyed.signIn('own_first');
    const personaId = await personaOf(user);
    const keysUsed: string[] = [];
    for (const key of ['', 'sk-first-000001', 'sk-second-000002', '']) {
      await withKeys(user, key);
      await user.call(generateContent, { body: { personaId, prompt: 'why fees' } });
      keysUsed.push(sandbox.heard.at(-1)?.key ?? '');
    }
    expect(keysUsed).toEqual([
      'Bearer sk-of-the-operator',
      'Bearer sk-first-000001',
      'Bearer sk-second-000002',
      'Bearer sk-of-the-operator',
    ]);
  });

  it('for Grok is sealed, masked, and comes before the operator’s', async () => {
    const user = await grokKeyed.signIn('own_grok');
    const personaId = await personaOf(user);
    /** The key that the draft was written with. */
    const draft = async () => {
      await user.call(generateContent, {
        body: { personaId, prompt: 'why fees', provider: 'grok' },
      });
      return sandbox.heard.at(-1)?.key;
    };
    expect(await draft()).toBe('Bearer xai-of-the-operator');
    const body = structuredClone(defaultSettings);
    body.api.grokApiKey = 'xai-mine-000007';
    const saved = await user.call(saveSettings, { body });
    expect(saved.api.grokApiKey).toBe('••••0007');
    expect(await draft()).toBe('Bearer xai-mine-000007');
    // An older client does not name the key.
    const { grokApiKey: _, ...api } = saved.api;
    await user.call(saveSettings, { body: { ...saved, api } });
    expect(await draft()).toBe('Bearer xai-mine-000007');
    const [row] = (await grokKeyed.asOwner(
      `select secrets::text, data::text from settings where secrets ? 'grokApiKey'`,
    )) as { secrets: string; data: string }[];
    expect(`${row?.secrets} ${row?.data}`).not.toContain('xai-mine');
    await user.call(saveSettings, { body: { ...saved, api: { ...api, grokApiKey: '' } } });
    await draft();
    expect(sandbox.heard.at(-1)?.key).toBe('Bearer xai-of-the-operator');
  });

  it('that is refused is named as theirs, and never written to a log or an answer', async () => {
    const user = await keyed.signIn('own_wrong');
    const personaId = await personaOf(user);
    await withKeys(user, 'sk-wrong-key-4242');
    sandbox.fault = 'bad-key';
    const refused = await user.refused(generateContent, { body: { personaId, prompt: 'fees' } });
    expect(refused).toMatchObject({
      status: 502,
      message: 'OpenAI refused the API key. Check your OpenAI API key in Settings.',
    });
    expect(JSON.stringify(refused) + keyed.logged.join('')).not.toContain('sk-wrong');
  });
});
