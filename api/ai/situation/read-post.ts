import {
  leastConfidence,
  type Situation,
  type SituationReading,
  UNSURE,
} from '#shared/contracts/situations.ts';
import { type ClassifiedSituation, classifySituation } from './classify-situation.ts';

/** What a post is to the one who answers it; `unsure` where the most probable situation lacks the confidence it needs. */
export function readPost(text: string): SituationReading {
  const read = classifySituation(text);
  return { situation: sureSituation(read), confidence: read.confidence };
}

export function sureSituation(
  { situation, confidence }: Pick<ClassifiedSituation, 'situation' | 'confidence'>,
  least: Record<Situation, number> = leastConfidence,
): SituationReading['situation'] {
  return confidence >= least[situation] ? situation : UNSURE;
}
