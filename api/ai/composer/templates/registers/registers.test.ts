import { describe, expect, it } from 'vitest';
import { learnStyle } from '../../../voice/profile/style-profile.ts';
import type { Focus } from '../../read/find-focus.ts';
import { allVariants, fillTemplate } from '../fill-template.ts';
import { blunt } from './blunt.ts';
import { dry } from './dry.ts';
import { formal } from './formal.ts';
import { playful } from './playful.ts';
import { registersOf } from './registers.ts';
import { scout } from './scout.ts';
import { technical } from './technical.ts';
import { warm } from './warm.ts';

const focus = (phrase: string, plural: boolean): Focus => ({
  bare: phrase,
  phrase,
  plural,
  score: 1,
});
const all = { blunt, dry, formal, playful, scout, technical, warm };

describe.each(Object.entries(all))('the %s register', (_, register) => {
  it.each(Object.entries(register))('has whole %s that claim nothing', (part, templates) => {
    for (const template of allVariants(templates as string[])) {
      for (const subject of [focus('fees', true), focus('the bridge', false)]) {
        const text = fillTemplate(template, subject);
        expect(text, template).not.toMatch(/[[\]{}|]|undefined| {2}|\d|—/);
        expect(text, template).not.toMatch(
          /\b(?:they breaks|it break|is it fees|guarantee\w*|100x)\b/i,
        );
        if (part !== 'leads') expect(text, template).not.toMatch(/[.,;]$/);
        if (part !== 'leads' && part !== 'tails') expect(template).toMatch(/\{[fF]\}/);
      }
    }
  });
});

describe('registersOf', () => {
  const many = (text: string) => Array<string>(40).fill(text);
  const best = (samples: string[]) =>
    registersOf(learnStyle(samples, 'casual', 'content_creator'), 'casual', 'content_creator').sort(
      (a, b) => b[1] - a[1],
    )[0]?.[0];

  it.each([
    ['formal', formal, 'It is not clear to me that the committee will act; we shall see.'],
    ['playful', playful, 'im so cooked lol dont ask 😭'],
    ['warm', warm, "We're so happy you're here! Thank you! 🎉"],
    ['blunt', blunt, "Stop it. You're wrong. Ship."],
  ])('hears the %s register in samples, whatever the tone says', (_, register, sample) => {
    expect(best(many(sample))).toBe(register);
  });

  it('goes by tone and type without samples', () => {
    const style = learnStyle([], 'technical', 'content_creator');
    expect(registersOf(style, 'technical', 'content_creator')[0]?.[0]).toBe(technical);
  });
});
