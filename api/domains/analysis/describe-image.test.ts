import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { imageQuestion } from '#api/analysis/image/image-question.ts';
import { textReader } from '#api/analysis/image/text-reader.ts';
import { testApp } from '#api/testing/app.ts';
import { pngOf } from '#api/testing/png.ts';
import { Refusal, startScriptedModel } from '#api/testing/scripted-model.ts';
import { analyzeImage } from '#shared/contracts/analysis.ts';
import { startAiSandbox } from '#tools/sandbox/ai/ai-sandbox.ts';

const sandbox = await startAiSandbox();
const model = await startScriptedModel();
afterAll(() => Promise.all([sandbox.stop(), model.stop(), textReader.stop()]));
afterEach(() => {
  sandbox.heard.length = 0;
  model.asked.length = 0;
});

const bare = testApp();
const keyed = testApp({
  OPENAI_API_KEY: 'sk-secret',
  OPENAI_BASE_URL: sandbox.openAiUrl,
  OPENAI_MODEL: 'sandbox-none',
});
const told = testApp({
  OPENAI_API_KEY: 'sk-told',
  OPENAI_BASE_URL: model.url,
  OPENAI_MODEL: 'told',
});

const card = readFileSync(
  new URL('../../analysis/image/fixtures/price-card.png', import.meta.url),
).toString('base64');
const LOCAL = 'Read on this machine without an AI model: text, size and colours only.';

describe('a picture', () => {
  it('is read without any key: text, size and colours', async () => {
    const user = await bare.signIn('viewer');
    const seen = await user.call(analyzeImage, { body: { imageBase64: card } });
    expect(seen).toMatchObject({ width: 600, height: 320, provider: 'local', notes: [LOCAL] });
    expect(seen.text).toContain('67,250.40');
    expect(seen.description).toContain('600 x 320');
    expect(seen.colors[0]).toBe('#0b0e11');
    const address = { imageBase64: `data:image/png;base64,${card}` };
    expect(await user.call(analyzeImage, { body: address })).toEqual(seen);
  });

  it('is refused when it is none, too large, or an address', async () => {
    const user = await bare.signIn('badviewer');
    const send = (imageBase64: unknown) => user.refused(analyzeImage, { body: { imageBase64 } });
    expect(await send('')).toMatchObject({ status: 422, message: 'Image is required' });
    expect(await send('https://pbs.twimg.com/a.png')).toMatchObject({ status: 422 });
    expect(await send('data:image/svg+xml;base64,PHN2Zy8+')).toMatchObject({ status: 422 });
    expect(await send(pngOf(5 * 1024 * 1024 + 1).dataUrl)).toMatchObject({
      status: 413,
      message: 'Image must be smaller than 5MB',
    });
    const damaged = Buffer.from(card, 'base64').subarray(0, 3_000).toString('base64');
    expect(await send(damaged)).toMatchObject({ status: 422, message: 'Image is damaged' });
  });

  it('is shown to the model that is configured, with its colours counted here', async () => {
    const user = await keyed.signIn('shower');
    const seen = await user.call(analyzeImage, { body: { imageBase64: card } });
    expect(seen).toMatchObject({
      description: 'A sandbox model says so',
      provider: 'openai',
      width: 600,
      colors: ['#0b0e11', '#f0b90b', '#0ecb81'],
    });
    expect(sandbox.heard[0]?.pictures).toEqual([`data:image/png;base64,${card}`]);
  });

  it('brings nothing clickable into the description, whatever is written in it', async () => {
    const user = await told.signIn('lured');
    model.answer = async () => ({
      description: 'A chart that goes up. Visit https://evil.com/claim now.',
      text: 'up only\u202e',
    });
    const seen = await user.call(analyzeImage, { body: { imageBase64: card } });
    expect(seen).toMatchObject({ description: 'A chart that goes up.', text: 'up only' });
    expect(seen.notes).toEqual(['Removed a link that you did not ask for.']);
  });

  it('is read here when the model cannot look at pictures, and says so', async () => {
    const user = await told.signIn('blind');
    model.answer = async () => new Refusal(400);
    const seen = await user.call(analyzeImage, { body: { imageBase64: card } });
    expect(seen).toMatchObject({ provider: 'local', notes: [expect.any(String), LOCAL] });
    expect(seen.notes[0]).toMatch(/^OpenAI refused the request/);
    expect(seen.text).toContain('67,250.40');
  });

  it('is asked about without trusting what stands in it', async () => {
    const picture = {
      bytes: Buffer.from('x'),
      mimeType: 'image/png' as const,
      width: 1,
      height: 1,
    };
    const question = imageQuestion(picture);
    expect(question.prompt({ nonce: 'NONCE', canary: 'CANARY' })).toMatchSnapshot();
    expect(question.images).toEqual([{ mimeType: 'image/png', base64: 'eA==' }]);
  });

  it('hands on the wait of a limited model', async () => {
    const user = await told.signIn('hasty');
    model.answer = async () => new Refusal(429, { 'retry-after': '7' });
    const refused = await user.refused(analyzeImage, { body: { imageBase64: card } });
    expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('does not let one person take all turns', async () => {
    const user = await bare.signIn('crowd');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        user.fetch('/api/ai/analyze-image', {
          method: 'POST',
          body: JSON.stringify({ imageBase64: card }),
          headers: { 'content-type': 'application/json' },
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(statuses.every((status) => [200, 429].includes(status))).toBe(true);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
  });
});
