import type { Tone } from '#shared/contracts/common.ts';
import type { Voice } from '../adapters/provider.ts';
import { type PostShape, shapeFromRates, shapeOf } from '../voice/features/post-shape.ts';
import { learnStyle, type StyleProfile } from '../voice/profile/style-profile.ts';
import type { SeededRandom } from './choose/seeded-random.ts';

/** Who writes: everything learned from a persona's samples, made ready for many drafts. */
export interface Writer {
  style: StyleProfile;
  shapes: PostShape[];
}

const kept = new Map<string, Writer>();
const mostKept = 16;

/** Learns a writer, or gives the one that was learned from the same samples before. */
export function writerOf({ samples, type }: Voice, tone: Tone): Writer {
  const key = [tone, type, ...samples].join('\u0000');
  const known = kept.get(key);
  if (known) return known;
  const writer = {
    style: learnStyle(samples, tone, type),
    shapes: samples.map(shapeOf).filter((shape) => shape !== null),
  };
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, writer);
  return writer;
}

/** The outside of one of the samples; the fewer there are, the more often one out of rates alone. */
export function pickShape({ shapes, style }: Writer, random: SeededRandom): PostShape {
  return shapes.length > 0 && random.chance(shapes.length / (shapes.length + 3))
    ? random.pick(shapes)
    : shapeFromRates(style, random);
}
