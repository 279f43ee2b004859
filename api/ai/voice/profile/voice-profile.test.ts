import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitSamples } from '../read/split-samples.ts';
import { CURRENT_VOICE_VERSION, learnVoice } from './voice-profile.ts';

const goblin = splitSamples(
  readFileSync(
    new URL('../../../../tools/bench/personas/trench-goblin.txt', import.meta.url),
    'utf8',
  ),
);
const many = (...texts: string[]) =>
  Array.from({ length: 40 }, (_, at) => texts[at % texts.length]!);

describe('learnVoice', () => {
  it('holds no post: numbers, and lists of at most three words', () => {
    const { version, ...profile } = learnVoice(goblin);
    expect(version).toBe(CURRENT_VOICE_VERSION);
    const strings = JSON.stringify(profile).match(/"(?:[^"\\]|\\.)*"(?!:)/g) ?? [];
    expect(strings.length).toBeGreaterThan(5);
    for (const text of strings)
      expect(text.trim().split(/\s+/).length, text).toBeLessThanOrEqual(4);
  });

  it('stays below 24 KB, also for the most samples there can be', () => {
    const texts = Array.from({ length: 400 }, (_, at) =>
      Array.from({ length: 40 }, (_, word) => `w${(at * 7919 + word * 104729).toString(36)}`).join(
        ' ',
      ),
    );
    expect(JSON.stringify(learnVoice(texts)).length).toBeLessThan(24 * 1_024);
  });

  it('measures rhythm', () => {
    const { rhythm } = learnVoice(many('One two three. Four five six seven eight nine ten.'));
    expect(rhythm.sentenceWords).toBe(5);
    expect(rhythm.sentenceVariation).toBeCloseTo(0.4);
    expect(rhythm.postWords).toEqual([10, 10, 10, 10, 10]);
    expect(rhythm.sentencesPerPost).toBe(2);
  });

  it('measures casing and marks', () => {
    const { rates } = learnVoice(many('gm ser, $SOL is up', 'WHY is it? I DONT know!! #sol'));
    expect(rates).toMatchObject({
      lowerCase: 0.5,
      firstCapital: 0.5,
      capsWord: 0.5,
      noEndMark: 0.5,
      exclamation: 0.5,
      comma: 0.5,
      cashtag: 0.5,
      hashtag: 0.5,
      noApostrophe: 1,
    });
  });

  it('finds what comes before and after any post, with its mark', () => {
    const { openers, closers, emojis } = learnVoice(
      many('Look, fees are back. Simple as that. 🔥', 'PSA: read the docs, imo', 'gm to all lol'),
    );
    const words = (habits: [string, number][]) => habits.map(([text]) => text);
    expect(words(openers)).toEqual(expect.arrayContaining(['look,', 'PSA:', 'gm']));
    expect(words(closers)).toEqual(expect.arrayContaining(['. Simple as that', ', imo', ' lol']));
    expect(emojis[0]?.[0]).toBe('🔥');
  });

  it('finds words said more than others say them, and never the usual ones', () => {
    const { words } = learnVoice(
      many('the trenches are the only place', 'we love the trenches here'),
    );
    expect(words[0]?.[0]).toBe('trenches');
    expect(words.map(([word]) => word)).not.toContain('the');
  });

  it('is an empty profile without samples', () => {
    const profile = learnVoice(['', '  ']);
    expect(profile.sampleCount).toBe(0);
    expect(profile.ownScores).toEqual([]);
    expect(JSON.stringify(profile)).not.toContain('null');
  });
});
