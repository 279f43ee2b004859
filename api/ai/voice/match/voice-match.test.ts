import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { learnVoice } from '../profile/voice-profile.ts';
import { splitSamples } from '../read/split-samples.ts';
import { voiceMatch } from './voice-match.ts';

const names = ['market-desk', 'trench-goblin', 'protocol-nerd', 'hype-intern', 'blunt-veteran'];
const personas = names.map((name) =>
  splitSamples(
    readFileSync(new URL(`../../../../tools/bench/personas/${name}.txt`, import.meta.url), 'utf8'),
  ),
);
const imitations = readFileSync(new URL('../fixtures/imitations.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): { persona: string; text: string } => JSON.parse(line));
/** Matches of each post by a voice that was learnt from the posts of the other sixths. */
const unseenMatches = (own: string[]) =>
  [0, 1, 2, 3, 4, 5].flatMap((part) => {
    const profile = learnVoice(own.filter((_, at) => at % 6 !== part));
    return own.filter((_, at) => at % 6 === part).map((text) => voiceMatch(profile, text) ?? -1);
  });
const [desk = [], goblin = []] = personas;

describe('voiceMatch', () => {
  it("ranks a persona's unseen posts above everybody else's, from half of its posts", () => {
    const areas = [0, 1].flatMap((half) =>
      personas.map((own) => {
        const profile = learnVoice(own.filter((_, at) => at % 2 === half));
        const match = (text: string) => voiceMatch(profile, text) ?? Number.NaN;
        const unseen = own.filter((_, at) => at % 2 !== half).map(match);
        const foreign = personas.filter((other) => other !== own).flatMap((all) => all.map(match));
        return areaUnderCurve(unseen, foreign);
      }),
    );
    expect(Math.min(...areas)).toBeGreaterThan(0.84);
    expect(areas.reduce((sum, area) => sum + area, 0) / areas.length).toBeGreaterThan(0.92);
  });

  it('puts usual posts of the persona in the middle and strangers at the bottom', () => {
    const profile = learnVoice(desk.slice(0, 40));
    const unseen = desk.slice(40).map((text) => voiceMatch(profile, text) ?? 0);
    const strangers = goblin.map((text) => voiceMatch(profile, text) ?? 0);
    expect(middle(unseen)).toBeGreaterThan(40);
    expect(middle(strangers)).toBeLessThan(5);
  });

  it.each(names.map((name, at): [string, string[]] => [name, personas[at] ?? []]))(
    'puts the middle of unseen posts at 50, and parodies below: %s',
    (name, own) => {
      const usual = middle(unseenMatches(own));
      expect(usual).toBeGreaterThanOrEqual(45);
      expect(usual).toBeLessThanOrEqual(55);
      const profile = learnVoice(own);
      const parodies = imitations.filter(({ persona }) => persona === name);
      const matches = parodies.map(({ text }) => voiceMatch(profile, text) ?? 100);
      expect(matches).toHaveLength(8);
      expect(matches.filter((match) => match < usual).length).toBeGreaterThanOrEqual(7);
    },
  );

  it.each([
    'the the the the the the',
    'the market the market the market the market',
    'gm gm gm gm gm gm gm gm',
    'lol lol lol lol lol',
    'asdf qwer zxcv hjkl uiop',
    'of and to in for with the',
    'banana purple seven quickly elephant under tomorrow soup',
    'a b c d e f g',
    'x x x x x x x x',
    'aaaaaaaaaaaaaaaaaaa',
  ])('hears nobody in %j', (nonsense) => {
    for (const own of personas) {
      expect(voiceMatch(learnVoice(own), nonsense)).toBeLessThan(20);
    }
  });

  it('gives whole numbers from 0 to 100', () => {
    const profile = learnVoice(desk);
    for (const text of [...desk, ...goblin]) {
      const match = voiceMatch(profile, text);
      expect(match).toBe(Math.round(match ?? -1));
      expect(match).toBeGreaterThanOrEqual(0);
      expect(match).toBeLessThanOrEqual(100);
    }
  });

  it('tells nothing below 20 samples, and nothing of a text without a word', () => {
    expect(voiceMatch(learnVoice(desk.slice(0, 19)), 'The book is flat.')).toBeNull();
    expect(voiceMatch(learnVoice(desk.slice(0, 20)), 'The book is flat.')).not.toBeNull();
    expect(voiceMatch(learnVoice(desk), '🔥 ...')).toBeNull();
  });

  it('gives the same answer after the profile was stored', () => {
    const profile = learnVoice(desk);
    const stored = JSON.parse(JSON.stringify(profile));
    for (const text of desk.slice(0, 5)) {
      expect(voiceMatch(stored, text)).toBe(voiceMatch(profile, text));
    }
  });

  it('is not confused by samples that are all the same', () => {
    const profile = learnVoice(Array<string>(30).fill('gm frens'));
    expect(voiceMatch(profile, 'gm frens')).toBe(100);
    expect(voiceMatch(profile, 'The committee will say nothing.')).toBe(0);
  });
});

function areaUnderCurve(own: number[], foreign: number[]): number {
  let won = 0;
  for (const mine of own) {
    for (const theirs of foreign) won += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
  }
  return won / (own.length * foreign.length);
}

function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
