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

function best(texts: string[], earlier: string[], isVoiced = false): string {
  return finishBest({
    brief: briefOf(),
    drafts: texts.map((content) => ({ content, hashtags: [], notes: [] })),
    provider: { id: 'openai', name: 'OpenAI' },
    byModel: true,
    earlier,
    profile: isVoiced ? learnVoice(samples) : null,
    humanize: false,
    forecast: replyForecast,
  }).content;
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
