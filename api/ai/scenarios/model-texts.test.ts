import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { humanize } from '../humanize/humanize.ts';
import { learnStyle } from '../voice/profile/style-profile.ts';

interface Row {
  text: string;
  keep: string[];
}
const rows = readFileSync(new URL('./fixtures/model-texts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line));

const profiles = {
  sober: learnStyle([], 'professional', 'ct_lead'),
  dashes: learnStyle(Array(20).fill('Fees — again.'), 'technical', 'content_creator'),
  small: learnStyle(
    Array.from({ length: 30 }, (_, at) => `dont care about take ${at}, its all the same`),
    'casual',
    'shitposter',
  ),
  loud: learnStyle(
    Array(20).fill('We are so back!! NOBODY sleeps 🎉'),
    'humorous',
    'project_intern',
  ),
  terse: learnStyle(Array(20).fill("It's flat. I'd wait."), 'casual', 'reply_guy'),
};

/** Case and apostrophes of ordinary words are the persona's; of the rest they are part of it. */
const words = (text: string) => text.toLowerCase().replace(/['’]/g, '');
const exact =
  /`[^`]+`|["“«][^"”»]+["”»]|\p{Lu}{2,}|\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\$\p{L}+|@\w+|[$€£-]?\p{N}[\p{N}.,]*\s?[%\p{L}]*/gu;

describe('100 texts of models', () => {
  it('are there', () => expect(rows).toHaveLength(100));

  it.each(Object.entries(profiles))('lose nothing that carries meaning: %s', (_, profile) => {
    for (const { text, keep } of rows) {
      const result = humanize(text, profile).text;
      for (const kept of keep) {
        expect(words(result), `${kept}\n${text}`).toContain(words(kept));
        for (const [token] of kept.matchAll(exact)) expect(result, text).toContain(token.trim());
      }
    }
  });

  it('lose nothing beside one another either', () => {
    fc.assert(
      fc.property(
        fc.subarray(rows, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...Object.values(profiles)),
        fc.constantFrom(' ', '\n', '\n\n'),
        (some, profile, gap) => {
          const result = words(humanize(some.map(({ text }) => text).join(gap), profile).text);
          for (const kept of some.flatMap(({ keep }) => keep))
            expect(result).toContain(words(kept));
        },
      ),
      { numRuns: 300, seed: 31 },
    );
  });

  it('are rewritten: the stock phrases are gone', () => {
    const changed = rows.filter(({ text }) => humanize(text, profiles.sober).text !== text);
    expect(changed.length).toBeGreaterThan(25);
    for (const { text } of rows) {
      expect(humanize(text, profiles.sober).text).not.toMatch(
        /\b(?:moreover|furthermore|it's worth noting that|great question|delve|landscape)\b/i,
      );
    }
  });
});
