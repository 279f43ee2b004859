import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { announce } from '#api/live/live-changes.ts';
import {
  CURRENT_VOICE_VERSION,
  learnVoice as learn,
} from '#api/providers/ai/voice/voice-profile.ts';
import type { learnVoiceJob } from './learn-voice-job.ts';
import { atMost, inOrder, textsOf } from './learning-texts.ts';
import { clearStale, findMaterial, lockPersona, upsertVoice } from './queries.ts';

/** More tell hardly more, and learning holds up everything else in this process. */
const MOST_TEXTS = 500;

/**
 * Learns a persona's voice from everything it may read at this moment. One transaction holds the
 * persona: a change that comes meanwhile waits, marks the voice as stale after us and queues anew.
 */
export async function learnVoice(
  { db }: Pick<Context, 'db'>,
  { workspaceId: owner, personaId }: z.output<typeof learnVoiceJob.payload>,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    if (!(await lockPersona(tx, owner, personaId).executeTakeFirst())) return;
    const material = await findMaterial(tx, owner, personaId).executeTakeFirstOrThrow();
    const used = atMost(MOST_TEXTS, textsOf(material));
    const texts = inOrder(used);
    await upsertVoice(tx, owner, personaId, {
      version: CURRENT_VOICE_VERSION,
      profile: texts.length > 0 ? learn(texts) : null,
      sources: {
        training: used.training.length,
        buckets: used.buckets.length,
        drafts: used.edited.length + used.accepted.length,
      },
      learntFrom: material.revisions,
    }).execute();
    await clearStale(tx, owner, personaId).execute();
    announce(tx, owner, 'voice', personaId);
  });
}
