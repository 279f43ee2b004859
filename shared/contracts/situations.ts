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

/** The reader's answer where it is not sure of any of them. */
export const UNSURE = 'unsure';

/** `confidence` is a calibrated probability from 0 to 1. */
export const situationReading = z.object({
  /** One of `situations`, `unsure`, or one that a newer server knows. */
  situation: z.string(),
  confidence: z.number(),
});
export interface SituationReading extends z.output<typeof situationReading> {
  situation: Situation | typeof UNSURE;
}

/** What each situation needs to be said: a false word of grief or a scam harms more. `training/situation` prints them. */
export const leastConfidence: Record<Situation, number> = {
  grief: 0.71,
  hostile: 0.5,
  scam: 0.75,
  incident: 0.7,
  complaint: 0.65,
  question: 0.3,
  news: 0.3,
  opinion: 0.5,
  joke: 0.62,
  greeting: 0.3,
  not_understood: 0.3,
};

/** Below what its situation needs a reading is a guess, and nobody is told of it. */
export function isSure<R extends z.output<typeof situationReading>>(
  reading: R,
): reading is R & { situation: Situation } {
  const least: Record<string, number> = leastConfidence;
  return reading.confidence >= (least[reading.situation] ?? Number.POSITIVE_INFINITY);
}
