import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { personaTypes } from '#shared/contracts/personas.ts';
import { contract } from '../voice/contractions.ts';
import { compose } from './compose.ts';
import { launchLines } from './templates/plain-reactions.ts';
import { situationLines } from './templates/situation-lines.ts';
import { topics } from './topics/topics.ts';

const replies = (text: string, samples: string[] = [], variants = 6) =>
  personaTypes.flatMap((type) =>
    Array.from(
      { length: variants },
      (_, variant) =>
        compose(
          briefOf({
            variant,
            tone: 'humorous',
            post: { text, author: 'anna' },
            voice: { ...briefOf().voice, type, samples },
          }),
        ).text,
    ),
  );
const plain = (text: string) =>
  contract(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const wholeLines = [
  ...launchLines,
  ...situationLines.milestone.first,
  ...topics.flatMap(({ takes, mechanics, asks }) => [...takes, ...mechanics, ...asks]),
].map(plain);
const posts = (prompt: string) =>
  [0, 1, 2, 3].map(
    (variant) => compose(briefOf({ kind: 'post', prompt, post: null, variant })).text,
  );

describe('the first replies', () => {
  it('speak of the market and not of the timeline that talks about it', () => {
    const text =
      'Funding flipped negative for the first time in 63 days and the timeline is calling it a top. It is a reset.';
    for (const draft of replies(text, [], 3)) {
      expect(draft).not.toMatch(/timeline/i);
      expect(draft).toMatch(
        /funding|leverag|wick|liquidat|open interest|trade|crowded|perps|invalidated|cut it|risk management/i,
      );
    }
  });

  it('congratulate on a release, and only ask of what they doubt', () => {
    const text = 'Introducing Harbor: a lending market where every vault is isolated. Docs below.';
    for (const draft of replies(text, [], 4)) {
      expect(draft).toMatch(/congrats|good work|love to see|big day|real work/i);
      const rest = draft.split(/(?<=[.!])\s+/).slice(1);
      for (const sentence of rest) expect(sentence).toMatch(/\?/);
    }
  });

  it('answer good morning with good morning, however long it is', () => {
    for (const draft of replies('gm frens ☀️ let us build something today')) {
      expect(draft).toMatch(/^(?:gm|good morning)/i);
    }
  });

  it('differ from each other', () => {
    const text = 'Hot take: airdrops killed more communities than bear markets ever did';
    const drafts = Array.from(
      { length: 30 },
      (_, variant) => compose(briefOf({ variant, post: { text, author: 'anna' } })).text,
    );
    expect(new Set(drafts).size).toBeGreaterThanOrEqual(29);
  });

  it.each([
    'Hot take: airdrops killed more communities than bear markets ever did',
    'Solana fees are spiking again and half my transactions are failing.',
    'We just shipped v2 of our bridge. Native USDC, no wrapped tokens. Tell us what breaks.',
    'Just adopted a dog and named him Satoshi',
  ])('are ten whole ones, none put together from halves: %s', (text) => {
    const drafts = Array.from({ length: 10 }, (_, variant) =>
      plain(compose(briefOf({ variant, post: { text, author: 'anna' } })).text),
    );
    expect(new Set(drafts).size).toBe(10);
    for (const draft of drafts)
      expect(
        wholeLines.some((line) => draft.includes(line)),
        draft,
      ).toBe(true);
  });

  it('to somebody who hires speak of the search and not of a subject in it', () => {
    for (const draft of replies("We're hiring a senior Rust engineer for our prover team", [], 8))
      expect(draft).not.toMatch(/engineer|prover|rust|fun problem|own the/i);
  });

  it('say something else each time while there is something', () => {
    const text = 'Got married yesterday, best day of my life';
    const { first } = situationLines.milestone;
    const said = first.map((_, variant) => {
      const draft = compose(briefOf({ variant, post: { text, author: 'anna' } })).text;
      return first.find((line) => draft.toLowerCase().startsWith(line.toLowerCase()));
    });
    expect(new Set(said).size).toBeGreaterThan(first.length - 3);
  });
});

describe('the first posts', () => {
  it('make a point of their topic behind its name', () => {
    for (const draft of posts('restaking risks')) expect(draft).toMatch(/restaking risks.*: \w+/i);
  });

  it('keep the whole name of what they are about', () => {
    for (const draft of posts('Write about the yen carry trade'))
      expect(draft).toMatch(/the yen carry trade/i);
  });

  it('teach nobody about the writer’s own life', () => {
    for (const draft of posts('my first rug')) {
      expect(draft).toMatch(/^my first rug/i);
      expect(draft).not.toMatch(/worth repeating|short version|memecoins are/i);
    }
  });

  it('leave out for whom and how they are to be written', () => {
    for (const draft of posts('write something funny about being liquidated'))
      expect(draft).not.toMatch(/funny/i);
    for (const draft of posts('Explain account abstraction to beginners'))
      expect(draft).not.toMatch(/beginners/i);
  });

  it('wish a good day where they are to say good morning', () => {
    for (const draft of posts('gm post for monday')) expect(draft).toMatch(/^gm.*monday/i);
  });
});
