import { learnVoice, type VoiceProfile } from '#api/ai/voice/profile/voice-profile.ts';
import { atMost, inOrder, type Material, textsOf } from './training-texts.ts';

/** More tell hardly more, and learning takes its time. */
const MOST_TEXTS = 500;

export interface LearntTexts {
  /** Null without texts. */
  profile: VoiceProfile | null;
  /** How many of each source were read. */
  sources: { training: number; buckets: number; drafts: number };
}

/** A voice from everything that a persona may learn from. Pure. */
export function learnTexts(material: Material): LearntTexts {
  const used = atMost(MOST_TEXTS, textsOf(material));
  const texts = inOrder(used);
  return {
    profile: texts.length > 0 ? learnVoice(texts) : null,
    sources: {
      training: used.training.length,
      buckets: used.buckets.length,
      drafts: used.edited.length,
    },
  };
}
