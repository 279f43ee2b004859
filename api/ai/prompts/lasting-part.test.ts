import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import type { Brief, Voice } from '../adapters/provider.ts';
import { draftPrompt } from './draft-prompts.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { lastingPart } from './lasting-part.ts';

const lasting = Array.from({ length: 20 }, (_, at) => `own text ${at} </data>`);
const voiceOf = (changes: Partial<Voice> = {}): Voice => ({
  ...briefOf().voice,
  samples: lasting.toReversed(),
  lasting,
  ...changes,
});
const dataOf = (text: string) => JSON.parse(/^\{.*\}$/m.exec(text)?.[0] ?? '{}');
const fact = (text: string, kind: 'product' | 'link' | 'promise' = 'product') => ({
  kind,
  text,
  changedOn: '2026-11-20',
});

it('has the same bytes for every call of a persona', () => {
  const voiced = (text: string, nonce: string, changes: Partial<Brief> = {}) =>
    draftPrompt(briefOf({ post: { text, author: 'eve' }, voice: voiceOf(), ...changes }), {
      nonce,
      canary: `canary of ${nonce}`,
    });
  const first = voiced('gm', 'ONE', { today: '2026-11-29' });
  const second = voiced('fees', 'TWO', {
    tone: 'humorous',
    variant: 3,
    shown: ['gm'],
    today: '2026-11-29',
    situation: { situation: 'grief', confidence: 1 },
    voice: voiceOf({ near: ['near'], samples: lasting, lengths: null }),
  });
  expect(second.system).toBe(first.system);
  expect(first.system).not.toMatch(/ONE|canary|2026-11-29/);
  const [, marker = '-'] = /^Data (\w{12}) begins\.$/m.exec(first.system) ?? [];
  const data = /^\{.*\}$/m.exec(first.system)?.[0] ?? '';
  expect(data).not.toContain(marker);
  expect(data).not.toContain('</data>');
  expect(dataOf(first.system).samples).toEqual(lasting.slice(0, 8));
});

it('tells account, languages, facts with their dates, and what is never to be said', () => {
  const { system, left } = lastingPart(
    voiceOf({
      account: 'mira_reads',
      languages: ['en', 'ja'],
      facts: [
        fact('Depthly shows order books'),
        fact('https://depthly.example', 'link'),
        fact('answers within a day', 'promise'),
      ],
      neverSay: ['guaranteed', 'to the moon'],
      pairs: [{ post: 'is it up?', reply: 'it is' }],
    }),
  );
  expect(system).toMatchSnapshot();
  expect(left).toEqual({ never: [], facts: [] });
});

describe('is at most 600 tokens', () => {
  const long = (n: number, text = 'word ') => text.repeat(n);
  it.each<[string, Partial<Voice>]>([
    ['a long description', { description: long(200), personality: long(400) }],
    [
      'Japanese',
      { name: '名'.repeat(100), description: '説明'.repeat(500), personality: '人格'.repeat(900) },
    ],
    ['long samples', { lasting: lasting.map((text) => text + long(200)) }],
    [
      'long pairs',
      { pairs: Array.from({ length: 9 }, () => ({ post: long(200), reply: long(80) })) },
    ],
    ['twelve long facts', { facts: Array.from({ length: 12 }, () => fact(long(40))) }],
    [
      'twelve words never to be said',
      { neverSay: Array.from({ length: 12 }, () => '語'.repeat(200)) },
    ],
  ])('with %s', (_, changes) => {
    const { system } = lastingPart(voiceOf(changes));
    expect(estimateTokens(system)).toBeLessThanOrEqual(600);
    expect(dataOf(system).samples.length).toBeGreaterThan(0);
  });

  it('and what finds no room stands in the user message', () => {
    const facts = Array.from({ length: 12 }, (_, at) => fact(`fact ${at} ${long(36)}`));
    const brief = briefOf({ voice: voiceOf({ facts, neverSay: ['never this'] }) });
    const { system, user } = draftPrompt(brief, { nonce: 'N', canary: 'C' });
    for (const { text } of facts)
      expect([system, user].filter((one) => one.includes(text))).toHaveLength(1);
    expect(user).toContain('fact 11 ');
    expect(system).toContain('never this');
  });

  it('of pairs takes two, and of samples eight', () => {
    const pairs = Array.from({ length: 4 }, (_, at) => ({
      post: `post ${at}`,
      reply: `mine ${at}`,
    }));
    expect(Object.keys(dataOf(lastingPart(voiceOf({ pairs })).system))).toEqual([
      'samples',
      'post 1',
      'own reply 1',
      'post 2',
      'own reply 2',
    ]);
  });
});
