import { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, fieldError, notFound } from '#api/errors/app-error.ts';
import { defineJob } from '#api/queue/define-job.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type {
  startTraining as startTrainingCall,
  ViralTrainingJob,
} from '#shared/contracts/viral.ts';
import { holdContent } from './queries.ts';
import { findJob, holdPersona, insertJob } from './training-queries.ts';

/** Works through the viral texts of one training job. */
export const trainPersonaJob = defineJob({
  name: 'train-persona',
  payload: z.object({ workspaceId: z.string(), jobId: z.string() }),
  // More than the tries that the training itself counts, so that the last one can say why it failed.
  retryLimit: 5,
});

/**
 * The training and the work that does it begin to exist together. Throws `not_found` for a persona
 * or a text of another workspace, `conflict` while the persona has a training that has not ended.
 */
export async function startTraining(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  input: z.output<typeof startTrainingCall.body>,
): Promise<ViralTrainingJob> {
  const contentIds = [...new Set(input.viralContentIds)];
  return withWorkspace(db, owner, async (tx) => {
    const persona = await holdPersona(tx, owner, input.personaId).executeTakeFirst();
    if (!persona) throw notFound('Persona');
    await assertInLibrary(tx, owner, contentIds);
    const job = await insertJob(tx, owner, {
      persona_id: persona.id,
      viral_content_ids: contentIds,
      job_type: input.jobType,
      focus_areas: [...new Set(input.focusAreas)],
    }).executeTakeFirst();
    if (!job) throw new AppError('conflict', message('rule.in-training'));
    await queue.send(tx, trainPersonaJob, { workspaceId: owner, jobId: job.id });
    announce(tx, owner, 'training-jobs', job.id);
    return findJob(tx, owner, job.id).executeTakeFirstOrThrow();
  });
}

async function assertInLibrary(tx: Db, owner: string, ids: string[]): Promise<void> {
  const held = await holdContent(tx, owner, ids).execute();
  if (held.length === ids.length) return;
  const missing = ids.length - held.length;
  const reason =
    missing === 1
      ? message('rule.text-not-in-library')
      : message('rule.texts-not-in-library', { n: missing });
  throw fieldError('not_found', 'viralContentIds', reason);
}
