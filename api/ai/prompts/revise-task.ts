import type { Revision } from '#shared/contracts/revisions.ts';
import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import type { Brief } from '../adapters/provider.ts';

const tasks: Record<Revision, string> = {
  shorter: 'Make it shorter',
  longer: 'Make it longer: say more of what it says already, and nothing that nobody gave',
  plainer: 'Say it in plainer words: no jargon, no selling, short sentences',
  warmer: 'Make it warmer: kinder to whoever reads it, without praise that is not meant',
  more_direct: 'Make it more direct: the point first, no hedging, still civil',
};

/** Share of the draft's length that a shorter text may have at most. */
const SHORTER = 0.7;
/** Minimum share of the draft's length for a longer text. */
const LONGER = 1.2;

/** What a model is told of the draft that it changes. */
export function reviseTask({ revise }: Brief): string[] {
  if (!revise) return [];
  const { text, how, words } = revise;
  return [
    `The draft to change: ${JSON.stringify(text)}.`,
    [
      how && `${tasks[how]}.`,
      words?.trim() && `What the user wants changed: ${JSON.stringify(words.trim())}.`,
      'Keep its language, its meaning, and every fact, name, number and link that the change does not concern. Change nothing else.',
    ]
      .filter(Boolean)
      .join(' '),
  ];
}

/** Weighted characters that the changed draft may have; null for a thread. */
export function revisedLength({ revise, kind, platform }: Brief): {
  least: number;
  most: number;
} | null {
  if (!revise || kind === 'thread') return null;
  const limit = lengthLimits[platform];
  const length = weightedLength(revise.text);
  if (revise.how === 'shorter')
    return { least: 0, most: Math.min(limit, Math.max(20, Math.round(length * SHORTER))) };
  if (revise.how === 'longer')
    return { least: Math.min(Math.round(length * LONGER), limit - 20), most: limit };
  return { least: 0, most: limit };
}

/** The length in words for a model; null where nothing is revised. */
export function revisedLengthTask(brief: Brief): string | null {
  const length = revisedLength(brief);
  if (!length) return null;
  const { least, most } = length;
  if (least > 0) return `Length: ${least} to ${most} characters.`;
  return brief.revise?.how === 'shorter'
    ? `Length: at most ${most} characters.`
    : `Length: about as it is, at most ${most} characters.`;
}
