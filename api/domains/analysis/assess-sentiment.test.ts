import { afterAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { Refusal, startScriptedModel } from '#api/testing/scripted-model.ts';
import { analyzeSentiment } from '#shared/contracts/analysis.ts';

const model = await startScriptedModel();
afterAll(() => model.stop());
beforeEach(() => {
  model.asked.length = 0;
});
const bare = testApp();
const keyed = testApp({
  OPENAI_API_KEY: 'sk-told',
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'told',
});
const bullish = { text: 'BTC breaking out to a new all time high, very bullish on this rally 🚀' };

it('asks the model in use, whose shares decide, and says who judged', async () => {
  const user = await keyed.signIn('asks');
  model.answer = async () => ({ bullish: 1, bearish: 6, neutral: 1 });
  const reading = await user.call(analyzeSentiment, { body: bullish });
  expect(reading).toMatchObject({
    sentiment: 'bearish',
    confidence: 0.75,
    score: -0.625,
    keywords: [],
    reasoning: 'Judged by OpenAI.',
  });
  expect(model.asked).toHaveLength(1);
  expect(model.asked[0]).toContain(bullish.text);
});

it('keeps the words of the own reading where both agree', async () => {
  const user = await keyed.signIn('agrees');
  const own = await (await bare.signIn('own')).call(analyzeSentiment, { body: bullish });
  model.answer = async () => ({ bullish: 0.9, bearish: 0.02, neutral: 0.08 });
  const reading = await user.call(analyzeSentiment, { body: bullish });
  expect(reading.keywords).toEqual(own.keywords);
  expect(reading.reasoning).toBe(`Judged by OpenAI. ${own.reasoning}`);
});

it('reads with it what the own model does not', async () => {
  const user = await keyed.signIn('japanese');
  model.answer = async () => ({ bullish: 0.8, bearish: 0.1, neutral: 0.1 });
  const body = { text: '今日はビットコインが大きく上がりました。とても嬉しいです。' };
  expect(await user.call(analyzeSentiment, { body })).toMatchObject({
    supported: true,
    sentiment: 'bullish',
    emotion: 'unknown',
  });
});

it.each([
  ['refuses', new Refusal(401)],
  ['answers in another form', { mood: 'great' }],
  ['gives no mood a share', { bullish: 0, bearish: 0, neutral: 0 }],
])('reads alone when the model %s', async (_, said) => {
  const own = await (await bare.signIn('alone')).call(analyzeSentiment, { body: bullish });
  const user = await keyed.signIn('fallback');
  model.answer = async () => said;
  expect(await user.call(analyzeSentiment, { body: bullish })).toEqual(own);
  expect(model.asked.length).toBeGreaterThan(0);
});
