import { type PostShape, wordsOfShape } from '../../voice/features/post-shape.ts';
import { cohort } from '../../voice/match/cohort.ts';
import { printPost } from '../../voice/match/post-print.ts';
import { voiceScorer } from '../../voice/match/voice-likeness.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { contentWords } from '../read/lexicon.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Written {
  text: string;
  /** What it was written for. */
  shape: PostShape;
  /** Another variant has the better claim to it. */
  shared: boolean;
}

/** Drafts, best first: like the persona, of the length they were meant to have, about the subject. */
export function rankDrafts(
  drafts: Written[],
  { brief, writer: { voice, style } }: PlanContext,
  random: SeededRandom,
): string[] {
  const subject = contentWords(brief.post?.text ?? brief.prompt ?? '');
  const others = cohort();
  // Few samples show a voice less surely than its rates do.
  const trust = style.samples / (style.samples + 10);
  const scored = drafts.map(({ text, shape, shared: disputed }) => {
    const like = voice === null ? null : voiceScorer(printPost(text), others)(voice);
    const shared = [...contentWords(text)].filter((word) => subject.has(word)).length;
    const length = brief.kind === 'thread' ? 0 : lengthMiss(text, shape);
    const quoted = text.includes('"') ? 0.3 : 0;
    const score =
      trust * ((like?.grams ?? 0) + (like?.rest ?? 0)) +
      Math.min(shared, 2) * 0.2 -
      length -
      quoted +
      0.4 * random.next();
    return { text, score: disputed ? score - 2.2 : score };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ text }) => text);
}

function lengthMiss(text: string, shape: PostShape): number {
  const words = text.split(/\s+/).length;
  return 1.5 * Math.abs(Math.log(words / Math.max(3, wordsOfShape(shape))));
}
