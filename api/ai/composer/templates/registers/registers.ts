import type { Tone } from '#shared/contracts/common.ts';
import type { PersonaType } from '#shared/contracts/personas.ts';
import type { StyleProfile } from '../../../voice/profile/style-profile.ts';
import type { Register } from '../fill-template.ts';
import { blunt } from './blunt.ts';
import { dry } from './dry.ts';
import { formal } from './formal.ts';
import { playful } from './playful.ts';
import { scout } from './scout.ts';
import { technical } from './technical.ts';
import { warm } from './warm.ts';

const registers = { formal, dry, blunt, playful, warm, scout, technical };
type Name = keyof typeof registers;

const byTone: Record<Tone, Name[]> = {
  professional: ['formal', 'dry'],
  casual: ['scout', 'warm'],
  aggressive: ['blunt'],
  humorous: ['playful', 'dry'],
  technical: ['technical'],
};
const byType: Partial<Record<PersonaType, Name>> = {
  shitposter: 'playful',
  project_intern: 'warm',
  alpha_caller: 'scout',
  ct_lead: 'formal',
};

/** What a register sounds like in rates; how near the persona is decides how often it is taken. */
const signs: Record<Name, (style: StyleProfile) => number> = {
  formal: ({ lowerCase, fullStop, contraction, semicolon, exclamation }) =>
    (1 - lowerCase) * fullStop * (1 - contraction) * (1 - exclamation) + semicolon,
  dry: ({ lowerCase, fullStop, contraction, exclamation, emoji }) =>
    0.7 * (1 - lowerCase) * fullStop * contraction * (1 - exclamation) * (1 - emoji),
  blunt: ({ lowerCase, fullStop, words, sentences, capsWord }) =>
    (1 - lowerCase) * fullStop * (words / sentences < 7 ? 1 : 0.2) + capsWord,
  playful: ({ lowerCase, fullStop, noApostrophe, emoji }) =>
    lowerCase * (1 - fullStop) * (0.4 + 0.4 * noApostrophe + 0.4 * emoji),
  warm: ({ lowerCase, exclamation, emoji }) => (1 - lowerCase) * (exclamation + 0.5 * emoji),
  scout: ({ lowerCase, comma, emoji, fullStop }) =>
    lowerCase * (0.3 + 0.7 * comma) * (1 - emoji) * (1.2 - fullStop),
  technical: ({ lowerCase, fullStop, words, sentences }) =>
    0.6 * fullStop * (words / sentences < 10 ? 1 : 0.5) * (1 - 0.5 * lowerCase),
};

/** The ways of talking a persona has, each with how often it is to be taken. */
export function registersOf(
  style: StyleProfile,
  tone: Tone,
  type: PersonaType,
): [register: Register, weight: number][] {
  const trust = style.samples / (style.samples + 8);
  const weights = (Object.keys(registers) as Name[]).map((name): [Register, number] => {
    const set = byTone[tone].includes(name) ? 1 : byType[type] === name ? 0.5 : 0;
    return [registers[name], set * (1 - 0.5 * trust) + trust * Math.max(0, signs[name](style))];
  });
  const most = Math.max(...weights.map(([, weight]) => weight));
  return weights.filter(([, weight]) => weight > most / 3);
}
