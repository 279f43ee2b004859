import { afterAll, expect, it } from 'vitest';
import { aiSandbox } from '#api/testing/ai-sandbox.ts';
import { type TestApp, testApp } from '#api/testing/app.ts';
import { startScriptedModel } from '#api/testing/scripted-model.ts';
import { generateContent, generateReply } from '#shared/contracts/generation.ts';
import { type FactInput, updatePersona } from '#shared/contracts/persona-changes.ts';
import { personaOf, training } from '../testing/persona-with-samples.ts';

const sandbox = await aiSandbox();
const model = await startScriptedModel();
afterAll(() => model.stop());
const app = testApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: sandbox.openAiUrl });
const scripted = testApp({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url });
const facts: FactInput[] = [
  { kind: 'product', text: 'Depthly shows order book depth' },
  { kind: 'link', text: 'https://depthly.example/docs' },
  { kind: 'never_say', text: 'guaranteed' },
];

async function informed(place: TestApp, name: string) {
  const user = await place.signIn(name);
  const personaId = await personaOf(user, training);
  await user.call(updatePersona, { params: { id: personaId }, body: { facts } });
  return { user, personaId };
}

it('facts reach the model with their date, the same bytes for every draft of the persona', async () => {
  const { user, personaId } = await informed(app, 'informed');
  const post = { originalTweet: 'Which tool shows depth?', tweetAuthor: 'anna' };
  await user.call(generateReply, { body: { ...post, personaId } });
  await user.call(generateContent, { body: { personaId, prompt: 'say something about depth' } });
  const [first, second] = sandbox.heard;
  const today = new Date().toISOString().slice(0, 10);
  expect(first?.system).toContain(`"Depthly shows order book depth (${today})"`);
  expect(first?.system).toContain('Never write or hint at: ["guaranteed"]');
  expect(first?.messages[0]).toContain(`Today is ${today}.`);
  expect(second?.system).toBe(first?.system);
  expect([first, second].map((heard) => heard?.messages.length)).toEqual([1, 1]);
  expect(first?.body).toMatchObject({ max_completion_tokens: expect.any(Number) });
});

it('a link of the facts may stand in a draft, and any other is taken out', async () => {
  const { user, personaId } = await informed(scripted, 'linked');
  model.answer = async () => ({
    content: 'Depth is at https://depthly.example/docs today. Others use https://evil.example now.',
    hashtags: [],
  });
  const body = { personaId, prompt: 'say where to see depth' };
  const { content } = await user.call(generateContent, { body });
  expect(content).toContain('https://depthly.example/docs');
  expect(content).not.toContain('evil');
});
