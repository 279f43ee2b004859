import type { Intent } from '#shared/contracts/intents.ts';
import { type Situation, type SituationReading, UNSURE } from '#shared/contracts/situations.ts';

/** The readings under which what a press asks for would make no sense. */
const denied: Partial<Record<Intent, readonly Situation[]>> = {
  agree: ['grief', 'hostile', 'scam', 'incident', 'complaint'],
  congratulate: ['grief', 'hostile', 'scam', 'incident', 'complaint'],
  condolences: ['scam', 'hostile', 'question', 'joke', 'greeting'],
  thank: ['hostile', 'scam'],
};

/**
 * What a post is read as after a person has pressed what their reply is to do. They have read the post:
 * a reading that denies the press is dropped, one that goes with it stays.
 */
export function readingUnder(
  intent: Intent | undefined,
  reading: SituationReading,
): SituationReading {
  const isDenied =
    intent !== undefined && denied[intent]?.some((situation) => situation === reading.situation);
  return isDenied ? { ...reading, situation: UNSURE } : reading;
}
