import { z } from 'zod/mini';

/** What a post is to the one who would answer it, as the classifier reads it. */
export const situations = [
  'grief',
  'hostile',
  'scam',
  'incident',
  'complaint',
  'question',
  'news',
  'opinion',
  'joke',
  'greeting',
  'not_understood',
] as const;
export type Situation = (typeof situations)[number];

/** `confidence` is a calibrated probability from 0 to 1. */
export const situationReading = z.object({
  /** One of `situations`, or one that a newer server knows. */
  situation: z.string(),
  confidence: z.number(),
});
export interface SituationReading extends z.output<typeof situationReading> {
  situation: Situation;
}

/** Below it a reading is a guess, and nobody is told of it. */
const LEAST_CONFIDENCE = 0.6;

export function isSure({ confidence }: { confidence: number }): boolean {
  return confidence >= LEAST_CONFIDENCE;
}
