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
  situation: z.enum(situations),
  confidence: z.number(),
});
export type SituationReading = z.output<typeof situationReading>;
