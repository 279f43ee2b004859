import { CURRENT_VOICE_VERSION, type VoiceProfile } from '#api/ai/voice/profile/voice-profile.ts';

interface LearntVoice {
  version: number | null;
  profile: unknown;
  /** The revision of each bucket it was learnt from; null: never learnt. */
  learntFrom: Record<string, number> | null;
  /** The revision of each bucket it may learn from now. */
  revisions: Record<string, number>;
  hasTraining: boolean;
  staleSince: string | null;
}

/**
 * Whether a learnt voice may be used, and whether it must be learnt again although nobody has
 * marked it as stale: it is of an older version, or a bucket has changed, come or gone.
 */
export function voiceState(voice: LearntVoice): {
  profile: VoiceProfile | null;
  outdated: boolean;
} {
  const { learntFrom, revisions } = voice;
  if (learntFrom === null) {
    const hasTexts = voice.hasTraining || Object.keys(revisions).length > 0;
    return { profile: null, outdated: hasTexts && voice.staleSince === null };
  }
  const current = voice.version === CURRENT_VOICE_VERSION;
  const withdrawn = Object.keys(learntFrom).some((id) => !(id in revisions));
  const changed =
    withdrawn || Object.entries(revisions).some(([id, revision]) => learntFrom[id] !== revision);
  return {
    // Only the code that learnt a profile can read it, and only who may read its texts may use it.
    profile: current && !withdrawn ? (voice.profile as VoiceProfile | null) : null,
    outdated: (!current || changed) && voice.staleSince === null,
  };
}
