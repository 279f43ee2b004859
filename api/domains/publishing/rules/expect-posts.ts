import { voiceMatch } from '#api/ai/voice/match/voice-match.ts';
import type { VoiceProfile } from '#api/ai/voice/profile/voice-profile.ts';
import { scoreVirality } from '#api/analysis/virality/score-virality.ts';
import type { Platform } from '#shared/contracts/common.ts';

export interface ExpectedPost {
  platform: Platform;
  personaId: string | null;
  text: string;
  hasMedia: boolean;
}

export interface Expectations {
  /** 0..100, a reasoned score and no forecast. */
  virality: number;
  /** Null without a persona, or one whose voice is not learnt. */
  voice_match: number | null;
}

/** What is expected of these posts, in their order. Pure. */
export function expectPosts(
  posts: ExpectedPost[],
  profiles: ReadonlyMap<string, VoiceProfile>,
): Expectations[] {
  return posts.map(({ platform, personaId, text, hasMedia }) => {
    const profile = profiles.get(personaId ?? '');
    return {
      virality: scoreVirality({ text, hasMedia, platform }).score,
      voice_match: profile ? voiceMatch(profile, text) : null,
    };
  });
}
