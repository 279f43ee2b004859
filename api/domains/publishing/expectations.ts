import { setImmediate as breathe } from 'node:timers/promises';
import { scoreVirality } from '#api/analysis/virality/score-virality.ts';
import type { Db } from '#api/db/database.ts';
import { voiceProfiles } from '#api/domains/voice/service.ts';
import { voiceMatch } from '#api/providers/ai/voice/voice-match.ts';
import type { Platform } from '#shared/contracts/common.ts';

interface Expecting {
  platform: Platform;
  persona_id?: string | null | undefined;
  parts: { text: string; mediaIds: string[] }[];
}

export interface Expectations {
  /** 0..100, a reasoned score and no forecast. */
  virality: number;
  /** Null without a persona, or one whose voice is not learnt. */
  voice_match: number | null;
}

/** What is expected of posts before anybody has seen them, to be held against what they reach. */
export async function expectationsOf(
  tx: Db,
  owner: string,
  posts: Expecting[],
): Promise<Expectations[]> {
  const personaIds = [...new Set(posts.flatMap(({ persona_id }) => persona_id ?? []))];
  const profiles = await voiceProfiles(tx, owner, personaIds);
  const expected: Expectations[] = [];
  for (const { platform, persona_id, parts } of posts) {
    const text = parts.map((part) => part.text).join('\n\n');
    const hasMedia = parts.some(({ mediaIds }) => mediaIds.length > 0);
    const profile = profiles.get(persona_id ?? '');
    expected.push({
      virality: scoreVirality({ text, hasMedia, platform }).score,
      voice_match: profile ? voiceMatch(profile, text) : null,
    });
    await breathe();
  }
  return expected;
}
