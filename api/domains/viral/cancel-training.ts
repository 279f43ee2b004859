import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { ViralTrainingJob } from '#shared/contracts/viral.ts';
import { findJob, updateEnded } from './training-queries.ts';

/** A run under way notices before its next text and keeps nothing for the persona. */
export async function cancelTraining(
  db: Database,
  owner: string,
  id: string,
): Promise<ViralTrainingJob> {
  return withWorkspace(db, owner, async (tx) => {
    const how = message('training.cancelled');
    const cancelled = await updateEnded(tx, owner, id, 'cancelled', how).executeTakeFirst();
    const job = await findJob(tx, owner, id).executeTakeFirst();
    if (!job) throw notFound('Training job');
    if (!cancelled) throw new AppError('conflict', message('rule.training-ended'));
    announce(tx, owner, 'training-jobs', id);
    return job;
  });
}
