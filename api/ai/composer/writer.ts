import type { Tone } from '#shared/contracts/common.ts';
import type { Voice } from '../adapters/provider.ts';
import { type PostShape, shapeFromRates, shapeOf } from '../voice/features/post-shape.ts';
import { cohort } from '../voice/match/cohort.ts';
import { type ComparablePrint, comparable } from '../voice/match/comparable-print.ts';
import { printPost } from '../voice/match/post-print.ts';
import { VoiceSums } from '../voice/match/voice-print.ts';
import { learnStyle, type StyleProfile } from '../voice/profile/style-profile.ts';
import type { SeededRandom } from './choose/seeded-random.ts';
import type { Register } from './templates/fill-template.ts';
import { registersOf } from './templates/registers/registers.ts';

/** Who writes: everything learned from a persona's samples, made ready for many drafts. */
export interface Writer {
  style: StyleProfile;
  shapes: PostShape[];
  /** What drafts are compared with; null where too few samples show a voice. */
  voice: ComparablePrint | null;
  registers: [register: Register, weight: number][];
}

/** What has been written. */
export interface Composed {
  text: string;
  /** What it is written in: English, a few phrases of another language, or what is not known. */
  language: 'english' | 'phrases' | 'unknown';
}

const fewest = 5;
const kept = new Map<string, Writer>();
const mostKept = 16;

/** Learns a writer, or gives the one that was learned from the same samples before. */
export function writerOf({ samples, type }: Voice, tone: Tone): Writer {
  const key = [tone, type, ...samples].join('\u0000');
  const known = kept.get(key);
  if (known) return known;
  const style = learnStyle(samples, tone, type);
  const writer: Writer = {
    style,
    shapes: samples.map(shapeOf).filter((shape) => shape !== null),
    voice: samples.length < fewest ? null : voiceOf(samples),
    registers: registersOf(style, tone, type),
  };
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, writer);
  return writer;
}

function voiceOf(samples: string[]): ComparablePrint {
  return comparable(new VoiceSums(samples.map(printPost)).print(), cohort());
}

/** The outside of one of the samples; the fewer there are, the more often one out of rates alone. */
export function pickShape({ shapes, style }: Writer, random: SeededRandom): PostShape {
  return shapes.length > 0 && random.chance(shapes.length / (shapes.length + 3))
    ? random.pick(shapes)
    : shapeFromRates(style, random);
}

/** One of the registers, as often as its weight says. */
export function pickRegister({ registers }: Writer, random: SeededRandom): Register {
  let left = random.next() * registers.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [register, weight] of registers) {
    left -= weight;
    if (left <= 0) return register;
  }
  return random.pick(registers)[0];
}
