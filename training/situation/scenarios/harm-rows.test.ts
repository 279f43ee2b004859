import { expect, it } from 'vitest';
import type { Brief } from '#api/ai/adapters/provider.ts';
import { composeDraft } from '#api/ai/composer/compose-draft.ts';
import { briefOf } from '#api/testing/brief.ts';
import type { Intent } from '#shared/contracts/intents.ts';
import { readHands } from '../read-situation-rows.ts';

const loud = Array.from({ length: 40 }, (_, day) => `ngl day ${day}, up only frens!! 🎉🚀`);
const voice = { ...briefOf().voice, samples: loud };
const rows = readHands().filter(
  ({ label, hand }) => hand === 'second' && /grief|hostile|scam|incident/.test(label),
);
const lightens = /[!！]|\p{Extended_Pictographic}|\b(?:ngl|frens)\b/iu;
const praises =
  /congrat|well done|well deserved|love (?:to see|this)|happy for you|good work|with you on|agree|same view|glückwunsch|felic|parab|félic|bravo|おめでとう|恭喜|축하|selamat|tebrik/iu;

/** Null where the composer abstains. */
function draftUnder(text: string, language: string, changes: Partial<Brief> = {}): string | null {
  const brief = briefOf({ post: { text, author: 'anna' }, language, voice, ...changes });
  try {
    return composeDraft(brief).content;
  } catch (error) {
    expect(error).toMatchObject({ code: 'no_draft' });
    return null;
  }
}

it('holds rows of every harm, in more than English', () => {
  expect(rows.length).toBeGreaterThan(150);
  expect(new Set(rows.map(({ language }) => language)).size).toBeGreaterThan(5);
});

it('nothing is drafted under a loss, hate, a scam or an incident without a point', () => {
  const drafted = rows.filter(({ text, language }) => draftUnder(text, language) !== null);
  expect(drafted.map(({ text }) => text)).toEqual([]);
});

it.each<Intent>(['agree', 'congratulate'])(
  'to %s under them is drafted one time in twenty at most',
  (intent) => {
    const drafted = rows.filter(
      ({ text, language }) => draftUnder(text, language, { intent }) !== null,
    );
    expect(drafted.length / rows.length, drafted.map(({ text }) => text).join('\n')).toBeLessThan(
      0.05,
    );
  },
);

it('condolences are quiet under each of them', () => {
  for (const { text, language } of rows) {
    const draft = draftUnder(text, language, { intent: 'condolences' });
    if (draft === null) continue;
    expect(draft, text).not.toMatch(lightens);
    expect(draft, text).not.toMatch(praises);
  }
});
