import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { analyzeSentiment } from '#shared/contracts/analysis.ts';

const bare = testApp();

describe('the sentiment of a text', () => {
  it('is read with its words, heaviest first, and the same each time', async () => {
    const user = await bare.signIn('feeler');
    const body = { text: 'BTC breaking out to a new all time high, very bullish on this rally 🚀' };
    const reading = await user.call(analyzeSentiment, { body });
    expect(reading).toMatchObject({ supported: true, sentiment: 'bullish' });
    expect(reading.score).toBeGreaterThan(0);
    expect(reading.keywords.length).toBeGreaterThan(0);
    expect(reading.keywords.every((word) => typeof word === 'string')).toBe(true);
    expect(await user.call(analyzeSentiment, { body })).toEqual(reading);
  });

  it('is not guessed in a language that is not read', async () => {
    const user = await bare.signIn('foreigner');
    const body = { text: '今日はビットコインが大きく上がりました。とても嬉しいです。' };
    const reading = await user.call(analyzeSentiment, { body });
    expect(reading).toMatchObject({
      supported: false,
      sentiment: 'neutral',
      confidence: 0,
      score: 0,
      emotion: 'unknown',
      keywords: [],
    });
    expect(reading.reasoning).not.toBe('');
  });

  it('needs a text', async () => {
    const user = await bare.signIn('wordless');
    for (const text of ['', ' \u200b', undefined, 7]) {
      const refused = await user.refused(analyzeSentiment, { body: { text } });
      expect(refused).toMatchObject({ status: 422, message: 'Text is required' });
    }
    const long = await user.refused(analyzeSentiment, { body: { text: 'a'.repeat(20_001) } });
    expect(long.status).toBe(422);
  });
});
