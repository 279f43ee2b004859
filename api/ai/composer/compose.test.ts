import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { tones } from '#shared/contracts/common.ts';
import { type ContentType, contentTypes } from '#shared/contracts/generation.ts';
import { personaTypes } from '#shared/contracts/personas.ts';
import { sameText, shingles, similarity } from '#shared/lib/text/near-duplicate.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief } from '../adapters/provider.ts';
import { guardOutput } from '../guard/output-guard.ts';
import { guardCopies } from '../voice/copy-guard.ts';
import { rhythmOf } from '../voice/features/rhythm.ts';
import { voiceMatch } from '../voice/match/voice-match.ts';
import { learnVoice } from '../voice/profile/voice-profile.ts';
import { readPost } from '../voice/read/read-post.ts';
import { splitSamples } from '../voice/read/split-samples.ts';
import { compose } from './compose.ts';

const subjects = [
  'Solana fees and failed transactions',
  'native USDC on a bridge',
  'restaking and rehypothecation',
  'spot Bitcoin ETFs',
  'validator rewards',
  'leverage in a bear market',
  'wallets for friends outside of crypto',
];
const post = (changes: Partial<Brief> = {}) =>
  briefOf({ kind: 'post', prompt: 'Solana fees', post: null, ...changes });

function everyBrief(): Brief[] {
  return subjects.flatMap((prompt) =>
    tones.flatMap((tone) =>
      personaTypes.map((type, variant) =>
        post({ tone, variant, prompt, voice: { ...briefOf().voice, type } }),
      ),
    ),
  );
}

describe('drafts', () => {
  it('fit into a post, and pass the output guard', () => {
    for (const brief of everyBrief()) {
      const { text } = compose(brief);
      expect(weightedLength(text)).toBeLessThanOrEqual(280);
      expect(guardOutput(text, { user: brief.prompt ?? '', post: '' })).toEqual({
        text,
        notes: [],
      });
    }
  });

  it('bring in no number, ticker or stock phrase of their own', () => {
    for (const brief of everyBrief()) {
      const { text } = compose(brief);
      expect(text).not.toMatch(/\p{N}|\$[a-z]/iu);
      expect(text).not.toMatch(
        /great point|game.changer|in today's|moreover|delve|—|\{|undefined/i,
      );
    }
  });

  it('are the same for the same brief and differ between variants', () => {
    const of = (variant: number) => compose(post({ variant })).text;
    expect(of(3)).toBe(of(3));
    const all = Array.from({ length: 200 }, (_, variant) => of(variant));
    expect(new Set(all).size).toBeGreaterThanOrEqual(190);
  });

  it('make no point twice', () => {
    for (let variant = 0; variant < 200; variant += 1) {
      const { text } = compose(post({ variant, tone: 'technical' }));
      const ends = text
        .toLowerCase()
        .split(/[.?!]\s*/)
        .filter((sentence) => sentence.length >= 24)
        .map((sentence) => sentence.slice(-24));
      expect(new Set(ends).size, text).toBe(ends.length);
    }
  });
});

describe('style', () => {
  const samples = Array.from({ length: 60 }, (_, at) => `lol day ${at} of fees eating my lunch 😂`);

  it('follows the persona: lower case, no full stop, its emoji', () => {
    const brief = post({ tone: 'humorous', voice: { ...briefOf().voice, samples } });
    const drafts = Array.from({ length: 40 }, (_, variant) => compose({ ...brief, variant }).text);
    const share = (holds: (text: string) => boolean) => drafts.filter(holds).length / drafts.length;
    expect(share((text) => !/\p{Lu}/u.test(text))).toBeGreaterThan(0.8);
    expect(share((text) => text.includes('😂'))).toBeGreaterThan(0.8);
    expect(share((text) => /\.\s*(?:😂)?$/u.test(text))).toBeLessThan(0.25);
  });

  it('copies no sample: what it would have written is not written once it is a sample', () => {
    for (let variant = 0; variant < 40; variant += 1) {
      const withSample = (sample: string) =>
        compose(post({ variant, voice: { ...briefOf().voice, samples: [sample] } })).text;
      const first = withSample('The desk is flat into the weekend.');
      expect(similarity(shingles(withSample(first)), shingles(first))).toBeLessThan(sameText);
    }
  });
});

describe('voice', () => {
  const personas = ['trench-goblin', 'macro-skeptic', 'latam-founder', 'solidity-auditor'].map(
    (name) => {
      const path = new URL(`../../../tools/bench/personas/${name}.txt`, import.meta.url);
      const samples = splitSamples(readFileSync(path, 'utf8'));
      return { samples, profile: learnVoice(samples) };
    },
  );
  const draftsOf = (samples: string[]) =>
    subjects.flatMap((prompt) =>
      // By then what stands in the lists is used up, and every word is the persona's choice.
      [100, 101].map((variant) => {
        const voice = { ...briefOf().voice, samples };
        return compose(post({ variant, prompt, tone: 'casual', voice })).text;
      }),
    );

  it('of drafts is that of their persona more than of any other', () => {
    for (const { samples, profile } of personas) {
      const mean = (of: typeof profile) => {
        const matches = draftsOf(samples).map((text) => voiceMatch(of, text) ?? 0);
        return matches.reduce((sum, match) => sum + match, 0) / matches.length;
      };
      const own = mean(profile);
      expect(own).toBeGreaterThan(8);
      for (const other of personas) {
        if (other.profile !== profile) expect(own).toBeGreaterThan(mean(other.profile));
      }
    }
  });

  it('keeps its rhythm: sentences of about the lengths and the variety of the samples', () => {
    for (const { samples, profile } of personas) {
      const rhythm = rhythmOf(draftsOf(samples).map(readPost));
      expect(Math.abs(rhythm.sentenceVariation - profile.rhythm.sentenceVariation)).toBeLessThan(
        0.25,
      );
      expect(rhythm.sentenceWords / profile.rhythm.sentenceWords).toBeGreaterThan(0.6);
      expect(rhythm.sentenceWords / profile.rhythm.sentenceWords).toBeLessThan(1.6);
    }
  });

  it('repeats no earlier post', () => {
    const brief = post({ voice: { ...briefOf().voice, samples: personas[0]?.samples ?? [] } });
    const earlier: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { text } = compose(brief, earlier);
      expect(guardCopies(text, earlier).block).toBe(false);
      earlier.push(text);
    }
  });

  it('is quick enough to wait for', () => {
    const brief = post({ voice: { ...briefOf().voice, samples: personas[0]?.samples ?? [] } });
    compose(brief);
    const started = process.cpuUsage();
    for (let variant = 1; variant <= 20; variant += 1) compose({ ...brief, variant });
    // 5 ms each on a quiet machine; the limit only catches a change of order.
    expect(process.cpuUsage(started).user / 20_000).toBeLessThan(60);
  });
});

describe('posts', () => {
  const of = (kind: ContentType, prompt: string) =>
    compose(briefOf({ kind, prompt, post: null })).text;

  it.each(contentTypes.filter((kind) => kind !== 'reply'))('%s: names its subject', (kind) => {
    expect(of(kind, 'Write about restaking risks').toLowerCase()).toContain('restaking risks');
  });

  it('hold a fact of the user word for word', () => {
    expect(of('post', 'We shipped v2 of our bridge, fees are down 40%')).toContain(
      'We shipped v2 of our bridge, fees are down 40%',
    );
  });

  it('number the posts of a thread, each within the limit', () => {
    const parts = of('thread', 'stablecoins and who earns on them').split('\n\n');
    expect(parts.length).toBeGreaterThanOrEqual(3);
    parts.forEach((part, at) => {
      expect(part.startsWith(`${at + 1}/ `)).toBe(true);
      expect(weightedLength(part)).toBeLessThanOrEqual(280);
    });
  });

  it('say something else in every part of a thread, 3 to 6 parts', () => {
    for (const prompt of ['restaking risks', 'We shipped v2 of our bridge. Fees are down 40%.']) {
      for (let variant = 0; variant < 30; variant += 1) {
        const parts = compose(briefOf({ kind: 'thread', prompt, post: null, variant })).text.split(
          '\n\n',
        );
        expect(parts.length).toBeGreaterThanOrEqual(3);
        expect(parts.length).toBeLessThanOrEqual(6);
        parts.forEach((part, at) => {
          expect(
            guardCopies(
              part.slice(3),
              parts.slice(0, at).map((one) => one.slice(3)),
            ).warn,
            part,
          ).toBe(false);
        });
      }
    }
  });

  it('tell people what they are to be told', () => {
    expect(of('post', 'tell people to join our call on Friday at 5pm UTC')).toContain(
      'oin our call on Friday at 5pm UTC',
    );
  });

  it('never promise anything in a call', () => {
    for (let variant = 0; variant < 50; variant += 1) {
      const brief = briefOf({ kind: 'alpha_call', prompt: '$SOL breakout', post: null, variant });
      expect(compose(brief).text).toMatch(/not advice|NFA|own work/i);
      expect(compose(brief).text).not.toMatch(/guarantee|100x|risk.free/i);
    }
  });

  it.each([
    '',
    '🔥🔥',
    '...',
    'a'.repeat(4_000),
    'x '.repeat(2_000),
    '$',
    '{f} {p} {q}',
    '$1 $& $$',
  ])('survive odd prompt %#', (prompt) => {
    const text = of('post', prompt);
    expect(text).not.toBe('');
    expect(weightedLength(text)).toBeLessThanOrEqual(280);
  });
});
