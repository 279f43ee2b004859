import { expect, it } from 'vitest';
import type { Brief } from '#api/ai/adapters/provider.ts';
import { briefOf } from '#api/testing/brief.ts';
import { composeDraft } from './compose-draft.ts';

const post = (prompt: string, changes: Partial<Brief> = {}) =>
  composeDraft(briefOf({ kind: 'post', post: null, prompt, ...changes })).content;
const asked = (situation: string) =>
  expect.objectContaining({ code: 'no_draft', extra: { params: { situation } } });

it.each([
  [
    'short post about the outage: the rpc was down for 20 minutes and is back',
    'The rpc was down for 20 minutes and is back.',
  ],
  ['Write a tweet saying that our mainnet is live', 'Our mainnet is live.'],
  ['mainnet is live today. ask people for questions', 'Mainnet is live today.'],
  ['We shipped CSV export. Keep it short and add emojis', 'We shipped CSV export.'],
  ['Kurzer Post über: wir sind heute live gegangen', 'Wir sind heute live gegangen.'],
  [
    'Tell everyone to attend our AMA on Thursday at 5pm UTC',
    'Attend our AMA on Thursday at 5pm UTC.',
  ],
  ['gm, building quietly today', 'Gm, building quietly today.'],
])('words about the post are not its text: %s', (prompt, content) => {
  expect(post(prompt)).toBe(content);
});

it('lines and lists keep their order and their breaks', () => {
  const notes =
    'v3 is out\n\n- faster sync\n* search forgives typos\n\nupdate from the settings page';
  expect(post(notes)).toBe(
    'V3 is out.\n\n- Faster sync\n- Search forgives typos\n\nUpdate from the settings page.',
  );
});

it.each([
  ['bare_topic', 'Solana fees and failed transactions'],
  ['bare_topic', 'Write a post about restaking risks'],
  ['bare_topic', 'Comment on the post of @anna'],
  ['bare_topic', 'write a tweet about our bridge launch'],
  ['bare_topic', 'Post über unser Meetup'],
  ['bare_topic', 'Escribe un tuit sobre las comisiones'],
  ['bare_topic', '写一条关于手续费的推文'],
])('a bare topic is answered by questions (%s): %s', (situation, prompt) => {
  expect(() => post(prompt)).toThrow(asked(situation));
});

it('a thread has a part for each paragraph, or sentences that fit', () => {
  const parts = post('First we measured. Then we cut.\n\nNow it is fast.', { kind: 'thread' });
  expect(parts.split('\n\n')).toEqual(['First we measured. Then we cut.', 'Now it is fast.']);
  const one = post('First we measured. Then we cut half of it.', { kind: 'thread' });
  expect(one.split('\n\n')).toHaveLength(2);
});
