import type { z } from 'zod';
import { CURRENT_VOICE_VERSION } from '#api/ai/voice/profile/voice-profile.ts';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { learnVoiceJob } from './learn-voice-job.ts';
import { clearStale, findMaterial, findVoice, lockPersona, upsertVoice } from './queries.ts';

/** Runs that another one overtook, before the job is handed back. */
const MOST_RUNS = 3;

/**
 * Learns a persona's voice from everything it may read at this moment. No transaction is open
 * meanwhile. A change that comes meanwhile has queued its own run; a run that wrote meanwhile may have
 * read older texts, so that this one reads them anew.
 */
export async function learnVoice(
  { db }: Pick<Context, 'db'>,
  { workspaceId: owner, personaId }: z.output<typeof learnVoiceJob.payload>,
): Promise<void> {
  for (let run = 0; run < MOST_RUNS; run += 1) {
    const read = await withWorkspace(db, owner, (tx) =>
      findMaterial(tx, owner, personaId).executeTakeFirst(),
    );
    if (!read) return;
    const { training, buckets, drafts, revisions, learntAt } = read;
    const material = { training, buckets, drafts };
    const learnt = await runTextTask('learn-voice', [material], { owner, background: true });
    const isKept = await withWorkspace(db, owner, async (tx) => {
      if (!(await lockPersona(tx, owner, personaId).executeTakeFirst())) return true;
      const now = await findVoice(tx, owner, personaId).executeTakeFirstOrThrow();
      if (now.learntAt !== learntAt) return false;
      await upsertVoice(tx, owner, personaId, {
        version: CURRENT_VOICE_VERSION,
        ...learnt,
        learntFrom: revisions,
      }).execute();
      await clearStale(tx, owner, personaId).execute();
      announce(tx, owner, 'voice', personaId);
      return true;
    });
    if (isKept) return;
  }
  throw new Error('A voice was learnt by several at once');
}
