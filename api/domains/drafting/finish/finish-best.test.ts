import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { learnVoice } from '#api/ai/voice/profile/voice-profile.ts';
import { splitSamples } from '#api/ai/voice/read/split-samples.ts';
import { briefOf } from '#api/testing/brief.ts';
import { replyForecast } from '../brief/account-forecast.ts';
import { finishBest } from './finish-best.ts';

/** Every third post of a persona is new to its voice. */
const file = new URL('../../../../tools/bench/personas/trench-goblin.txt', import.meta.url);
const posts = splitSamples(readFileSync(file, 'utf8'));
const samples = posts.filter((_, at) => at % 3 !== 0);
const [alike = ''] = posts;

function finished(texts: string[], earlier: string[], isVoiced = false, takes = false) {
  return finishBest({
    brief: briefOf(takes ? { takes } : {}),
    drafts: texts.map((content) => ({ content, hashtags: [], notes: [] })),
    provider: { id: 'openai', name: 'OpenAI' },
    byModel: true,
    earlier,
    profile: isVoiced ? learnVoice(samples) : null,
    humanize: false,
    forecast: replyForecast,
  });
}

function best(texts: string[], earlier: string[], isVoiced = false): string {
  return finished(texts, earlier, isVoiced).content;
}

const formal = 'The fee schedule was revised by the committee in accordance with its mandate.';

it('takes the text that is most like the persona', () => {
  expect(best([formal, alike], [], true)).toBe(alike);
});

it('takes the text that is furthest from earlier drafts', () => {
  const near = 'The fee schedule was revised by the committee last week, at long last.';
  expect(best([near, 'Blobs made rollups cheap.', near], [formal])).toBe(
    'Blobs made rollups cheap.',
  );
});

it('takes a copy last, however much it sounds like the persona', () => {
  expect(best([alike, formal], [alike], true)).toBe(formal);
});

const promise = 'Guaranteed profit: buy here, sell above 220, you cannot lose.';

it('never takes another text that may not be shown, however new it is', () => {
  expect(best([formal, promise], [formal])).toBe(formal);
});

it('answers takes in their order, each once, without those that may not be shown', () => {
  const blobs = 'Blobs made rollups cheap.';
  const { content, takes } = finished([formal, promise, formal, blobs], [], true, true);
  expect([content, ...(takes ?? []).map((take) => take.content)]).toEqual([formal, blobs]);
});
