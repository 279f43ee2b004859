import { sql } from 'kysely';
import { findRow, type NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { besideText, messageBeside } from '#api/db/schema/message-column.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { ViralTrainingJob } from '#shared/contracts/viral.ts';

const unfinished = ['pending', 'processing'] as const;

/** The latest 100, newest first, as the API answers them. */
export function listJobs(db: Db, owner: Owner) {
  return answered(db)
    .where('j.workspace_id', '=', owner)
    .orderBy('j.created_at', 'desc')
    .orderBy('j.id')
    .limit(100);
}

export function findJob(db: Db, owner: string, id: string) {
  return answered(db).where('j.workspace_id', '=', owner).where('j.id', '=', id);
}

function answered(db: Db) {
  return db
    .selectFrom('viral_training_jobs as j')
    .innerJoin('personas as p', (join) =>
      join.onRef('p.workspace_id', '=', 'j.workspace_id').onRef('p.id', '=', 'j.persona_id'),
    )
    .select([
      'j.id',
      'j.job_type as jobType',
      'j.viral_content_ids as viralContentIds',
      'j.persona_id as personaId',
      'p.name as personaName',
      'j.focus_areas as focusAreas',
      'j.status',
      'j.progress',
      'j.message',
      'j.created_at as createdAt',
    ])
    .select(messageBeside('j.message', 'j.progress_message').as('progressMessage'));
}

/** No row: the persona has a training that has not finished. */
export function insertJob(db: Db, owner: string, job: NewRow<'viral_training_jobs'>) {
  return db
    .insertInto('viral_training_jobs')
    .values({ workspace_id: owner, ...job, ...told(message('training.waiting')) })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'persona_id'])
        // Literal: a parameter would not prove which index is meant.
        .where(sql<boolean>`status in ('pending', 'processing')`)
        .doNothing(),
    )
    .returning('id');
}

/** Begins or resumes a run; no row when the job has ended or is gone. */
export function claimJob(db: Db, owner: string, id: string) {
  return db
    .updateTable('viral_training_jobs')
    .set((eb) => ({ status: 'processing', tries: eb('tries', '+', 1) }))
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('status', 'in', [...unfinished])
    .returning(['persona_id', 'viral_content_ids', 'focus_areas', 'texts_done', 'tries']);
}

/** No row when the job was cancelled, is gone, or another worker is already further. */
export function updateProgress(
  db: Db,
  owner: string,
  id: string,
  done: number,
  progress: number,
  doing: Message,
) {
  return db
    .updateTable('viral_training_jobs')
    .set({ texts_done: done, progress, ...told(doing) })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .where('texts_done', '=', done - 1)
    .returning('id');
}

/** The run ended early; the next one begins with so many tries. */
export function updateHandedOver(
  db: Db,
  owner: string,
  id: string,
  { doing, tries }: { doing: Message | undefined; tries: number },
) {
  return db
    .updateTable('viral_training_jobs')
    .set({ tries, ...(doing && told(doing)) })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .returning('id');
}

type Ended = Extract<ViralTrainingJob['status'], 'completed' | 'failed' | 'cancelled'>;

/** Once: no row when it has ended already. */
export function updateEnded(db: Db, owner: string, id: string, status: Ended, how: Message) {
  return db
    .updateTable('viral_training_jobs')
    .set({
      status,
      ...told(how),
      ...(status === 'completed' ? { progress: 100 } : {}),
      finished_at: sql`now()`,
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('status', 'in', [...unfinished])
    .returning('id');
}

/** What it is doing, or how it ended. */
function told(doing: Message) {
  const { text, json } = besideText(doing);
  return { message: text, progress_message: json };
}

/** Held against deletion: taken before the job's own lock, as a deletion takes them. */
export function holdPersona(db: Db, owner: string, personaId: string) {
  return findRow(db, owner, 'personas', personaId).forKeyShare();
}

export function insertLearnt(db: Db, owner: string, personaId: string, contentIds: string[]) {
  return db
    .insertInto('persona_viral')
    .values(
      contentIds.map((id) => ({
        workspace_id: owner,
        persona_id: personaId,
        viral_content_id: id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing());
}
