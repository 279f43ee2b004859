import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import { type CopyVerdict, guardCopies } from '#api/ai/voice/copy-guard.ts';
import { voiceMatch } from '#api/ai/voice/voice-match.ts';
import type { VoiceProfile } from '#api/ai/voice/voice-profile.ts';
import { finishDraft } from './finish-draft.ts';

/** A draft as it was written, and what it is finished by. */
export interface RawDraft {
  brief: Brief;
  draft: Draft;
  /** What it must not repeat. */
  earlier: string[];
  profile: VoiceProfile | null;
  humanize: boolean;
}

export interface FinishedDraft {
  draft: Draft;
  verdict: CopyVerdict;
  /** Null without a voice to compare with. */
  voiceMatch: number | null;
}

/** Everything that happens to a draft once it is written. Pure. Throws as `finishDraft` does. */
export function finishInVoice(
  provider: Pick<AiProvider, 'id' | 'name'>,
  { brief, draft: raw, earlier, profile, humanize }: RawDraft,
): FinishedDraft {
  const draft = finishDraft(provider, brief, raw, { humanize });
  return {
    draft,
    verdict: guardCopies(draft.content, earlier),
    voiceMatch: profile && voiceMatch(profile, draft.content),
  };
}
