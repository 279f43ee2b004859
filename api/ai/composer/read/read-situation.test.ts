import { describe, expect, it } from 'vitest';
import { situationOf } from './read-situation.ts';
import { readText } from './read-text.ts';

const of = (text: string) => situationOf(text, readText(text, null));

describe('situationOf', () => {
  it.each([
    ['Got married yesterday. Gas fees were low so it was a sign.', 'milestone'],
    ['Our daughter arrived this morning, everyone is healthy', 'milestone'],
    ['gm frens ☀️ what are we building today', 'gm'],
    ['gm to everyone shipping on a Sunday. Coffee number three and the tests are still red', 'gm'],
    ['gn. tomorrow we try again', 'gn'],
    ["We're hiring a senior Rust engineer for our prover team", 'hiring'],
  ])('reads what a post is: %s', (text, situation) => {
    expect(of(text)).toBe(situation);
  });

  it.each([
    'Solana fees are spiking again and half my transactions are failing',
    'Our son sold the top',
    'What wallet do you give to your non-crypto friends?',
  ])('leaves a subject to be spoken of: %s', (text) => {
    expect(of(text)).toBeNull();
  });
});
