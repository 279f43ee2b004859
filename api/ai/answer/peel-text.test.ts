import { describe, expect, it } from 'vitest';
import { peelText } from './peel-text.ts';
import { severalTexts } from './without-preface.ts';

const peeled = (text: string) =>
  peelText(text, { names: ['tarp', 'Goblin Dave'], hashtags: ['GM'] });

describe('what models put around a text', () => {
  it.each([
    ["Sure! Here's a reply you could post:\n\nYes, since Tuesday.", 'Yes, since Tuesday.'],
    ['Certainly, here is a possible reply: fees fell', 'fees fell'],
    ['Here is a draft for you:\n\n"Nice."', 'Nice.'],
    ['Klar! Hier ist eine Antwort:\nGuter Punkt, danke', 'Guter Punkt, danke'],
    ['Claro, aquí tienes una respuesta: sube el martes', 'sube el martes'],
    ['もちろんです！以下が返信案です：\nそれはそう', 'それはそう'],
    ['Reply: o RPC ganhou de novo', 'o RPC ganhou de novo'],
    ['Option A: gm from the tracks', 'gm from the tracks'],
    ['Draft 1 (dry): gm', 'gm'],
    ['tarp says: me, against medical advice', 'me, against medical advice'],
    ['@tarp: gm', 'gm'],
    ['"gm to all of you"', 'gm to all of you'],
    ['„Stimmt.“', 'Stimmt.'],
    ['「それはそう」', 'それはそう'],
    ['gm\n\n(2 characters)', 'gm'],
    ['gm\n\nLet me know if you would like another version!', 'gm'],
    ['gm\n\nThis reply keeps the tone short and dry.', 'gm'],
    ['**Core is in line.** The dollar is *flat*, so:', 'Core is in line. The dollar is flat, so:'],
    ['so:\n- the market moved\n- I would wait', 'so:\nthe market moved\nI would wait'],
    ['# Fees\nfell', 'Fees\nfell'],
    ['R&amp;D spend is up, and it&#39;s the burn', "R&D spend is up, and it's the burn"],
    ['so i can be late ten times a second #L2 #crypto', 'so i can be late ten times a second'],
    ['line one\\n\\nline two', 'line one\n\nline two'],
  ])('%j is peeled', (text, rest) => {
    expect(peeled(text)).toBe(rest);
  });
});

describe('what a person writes stays', () => {
  it.each([
    "Sure! I'd buy that book",
    "Here's the thing: fees are up",
    "Here's my take: nobody bridges for fun",
    'This is what I mean: it broke',
    'The reply guy meta: dead',
    'Reply guys: log off',
    'response times: 3ms',
    'Draft picks: three',
    'Answer: no.',
    '"gm" he said, then "gn"',
    '2 * 3 * 4 = 24',
    'const rate = base + slope * utilisation is the line you want.',
    'use `a*b*c` and __init__',
    '*sips coffee*',
    '- one\n- two\n- three',
    '1. revoke\n2. move\n3. post',
    'If A<B and B<C then the spread is positive, i.e. the basis pays.',
    'gm #GM',
    '#gm',
    'tarps say a lot',
    'Note: this is testnet only',
    'I <3 this & that',
    'a_b_c and snake_case_names',
    'Good question. The yearly rate is on the market page, it accrues per block.',
  ])('%j', (text) => {
    expect(peeled(text)).toBe(text);
  });
});

it('several drafts of one answer are told apart', () => {
  expect(severalTexts('Option A: gm\nOption B: gn')).toEqual(['gm', 'gn']);
  expect(severalTexts('Here are three replies:\n1. one\n2. two\n3. three')).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(severalTexts('1. revoke\n2. move')).toEqual(['1. revoke\n2. move']);
});

it.each(['\n', '*', '**a', '- ', '"', '#a ', '&amp', 'Reply: ', 'Sure! ', '_', '`'])(
  '25,000 characters of %j are peeled in bounded time',
  (unit) => {
    expect(peeled(unit.repeat(25_000 / unit.length)).length).toBeLessThanOrEqual(25_000);
  },
);
