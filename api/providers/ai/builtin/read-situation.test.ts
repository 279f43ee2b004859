import { describe, expect, it } from 'vitest';
import { isTender, situationOf } from './read-situation.ts';
import { readText } from './read-text.ts';

const of = (text: string) => situationOf(text, readText(text, null));

describe('situationOf', () => {
  it.each([
    ['Lost my seed phrase backup in the flood. 7 years of savings.', 'loss'],
    ['my whole wallet got drained overnight', 'loss'],
    ['I just got rugged again', 'loss'],
    ['Laid off this morning along with half the eng team. DMs open.', 'layoff'],
    ["We're shutting down. Users can withdraw until March 31.", 'shutdown'],
    ['The bridge was exploited at 04:12 UTC. We have paused withdrawals.', 'incident'],
    ['How do you deal with burnout in this industry?', 'burnout'],
    ["Some personal news: I'm leaving the foundation. Just tired.", 'farewell'],
    ['My dad passed away on Sunday', 'grief'],
    ['Got married yesterday. Gas fees were low so it was a sign.', 'milestone'],
    ['gm frens ☀️ what are we building today', 'gm'],
    ['gn. tomorrow we try again', 'gn'],
    ['👀', 'bare'],
    ['https://t.co/abc', 'bare'],
    ['this 👇', 'bare'],
    ['1/ I spent 6 months reading every exit mechanism. A thread', 'thread'],
    ['POV: you set a limit order below the bottom', 'joke'],
  ])('hears what a post is: %s', (text, situation) => {
    expect(of(text)).toBe(situation);
  });

  it.each([
    'Another multisig where all signers are the same guy. They lost everything.',
    'Solana fees are spiking again and half my transactions are failing',
    'Lost my mind over this chart',
    'What wallet do you give to your non-crypto friends?',
  ])('leaves a subject to be spoken of: %s', (text) => {
    expect(of(text)).toBeNull();
  });

  it('gives no condolences to who laughs', () => {
    expect(isTender(of('lol I just got liquidated 😂'))).toBe(false);
  });
});
