import { lengthLimits } from '#shared/lib/post-rules/length-limit.ts';
import type { Brief, TextLengths } from './adapters/provider.ts';

/** Fewer say nothing of a length. */
const FEWEST = 6;

/** Characters of these texts: their median and the middle four fifths; null of too few. */
export function usualLengths(texts: string[]): TextLengths | null {
  if (texts.length < FEWEST) return null;
  const lengths = texts.map((text) => text.trim().length).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.round((lengths.length - 1) * share)] ?? 0;
  return { from: at(0.1), median: at(0.5), to: at(0.9) };
}

/**
 * How long the text is to be: as the persona writes, drafts that it has edited before all; or as the
 * owner's note needs, whose facts come before any length.
 */
export function lengthTask({ kind, platform, voice, learnt, prompt }: Brief): string {
  const limit = lengthLimits[platform];
  if (kind === 'thread') return `Length: at most ${limit} characters for each post.`;
  const usual = learnt?.length ?? voice.lengths ?? usualLengths(voice.samples);
  const longer = prompt ? `, more only where the note needs it, at most ${limit}` : '';
  if (usual) {
    const { from, median, to } = usual;
    return `Length: mostly ${from} to ${Math.min(to, limit)} characters, half under ${median}${longer}.`;
  }
  if (kind === 'reply') return `Length: one or two short sentences${longer}.`;
  return `Length: at most ${limit} characters.`;
}
