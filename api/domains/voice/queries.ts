import { type Expression, sql } from 'kysely';
import { findRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { trainsOnDrafts } from '#api/domains/settings/public.ts';
import type { LearntTexts } from './learn-texts.ts';
import type { Material } from './training-texts.ts';

/** The newest of each kind; characters beyond that say nothing new of how somebody writes. */
const MOST = { buckets: 500, drafts: 200, viral: 50, characters: 4_000 };

/** What is newer changes the lasting part of a prompt tomorrow. */
const today = sql<string>`date_trunc('day', now(), 'UTC')`;

/** A persona's voice as it was learnt, and what tells whether it still stands. */
export function findVoice(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('personas as p')
    .leftJoin('persona_voices as v', (join) =>
      join.onRef('v.workspace_id', '=', 'p.workspace_id').onRef('v.persona_id', '=', 'p.id'),
    )
    .where('p.workspace_id', '=', owner)
    .where('p.id', '=', personaId)
    .select([
      'p.voice_stale_since as staleSince',
      'v.version',
      'v.profile',
      'v.sources',
      'v.learnt_from as learntFrom',
      'v.learnt_at as learntAt',
    ])
    .select([
      sql<boolean>`p.training_data <> ''`.as('hasTraining'),
      sql<boolean>`coalesce(p.voice_stale_since < now() - interval '2 minutes', false)`.as(
        'overdue',
      ),
      revisions(owner, personaId).as('revisions'),
      sql<number>`(select count(*) from persona_viral
        where workspace_id = ${owner} and persona_id = ${personaId})`.as('viralCount'),
    ]);
}

/** The same with every text the persona may learn from now; of buckets only those it may read. */
export function findMaterial(db: Db, owner: string, personaId: string) {
  return findVoice(db, owner, personaId).select([
    'p.training_data as training',
    sql<Material['buckets']>`(
        select coalesce(json_agg(json_build_object(
          'type', s.content_type, 'text', s.content, 'isNew', s.created_at >= ${today})), '[]')
        from (
          select content_type, left(content, ${MOST.characters}) as content, created_at
          from content_samples
          where bucket_id in (${readable(owner, personaId)})
          order by created_at desc, id limit ${MOST.buckets}
        ) s)`.as('buckets'),
    sql<Material['drafts']>`(
        select coalesce(json_agg(json_build_object(
          'text', d.text, 'post', d.post, 'isReply', d.is_reply, 'isNew', d.is_new)), '[]')
        from (
          select left(final_text, ${MOST.characters}) as text, type = 'reply' as is_reply,
            left(case when type = 'reply' then coalesce(post, prompt) end, ${MOST.characters}) as post,
            decided_at >= ${today} as is_new
          from drafts
          where workspace_id = ${owner} and persona_id = ${personaId}
            and outcome = 'edited' and ${trainsOnDrafts(owner)}
          order by decided_at desc limit ${MOST.drafts}
        ) d)`.as('drafts'),
    sql<string[]>`array(
        select left(v.content, ${MOST.characters})
        from persona_viral l join viral_content v
          on v.workspace_id = l.workspace_id and v.id = l.viral_content_id
        where l.workspace_id = ${owner} and l.persona_id = ${personaId}
        order by v.virality_score desc nulls last, v.id limit ${MOST.viral})`.as('viral'),
  ]);
}

/** Held until the transaction ends: what changes meanwhile marks the voice as stale afterwards. */
export function lockPersona(db: Db, owner: string, personaId: string) {
  return findRow(db, owner, 'personas', personaId).forNoKeyUpdate();
}

export function upsertVoice(
  db: Db,
  owner: string,
  personaId: string,
  learnt: LearntTexts & { version: number; learntFrom: Record<string, number> },
) {
  const values = {
    version: learnt.version,
    profile: learnt.profile && JSON.stringify(learnt.profile),
    sources: JSON.stringify(learnt.sources),
    learnt_from: JSON.stringify(learnt.learntFrom),
    learnt_at: sql<string>`clock_timestamp()`,
  };
  return db
    .insertInto('persona_voices')
    .values({ workspace_id: owner, persona_id: personaId, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'persona_id']).doUpdateSet(values));
}

const staleSince = sql<string>`coalesce(voice_stale_since, clock_timestamp())`;

export function markStale(db: Db, owner: string, personaId: string) {
  return db
    .updateTable('personas')
    .set({ voice_stale_since: staleSince })
    .where('workspace_id', '=', owner)
    .where('id', '=', personaId)
    .returning('id');
}

/** The workspace's own personas that learn from a bucket, locked in one order by all who do this. */
export function markLearnersStale(db: Db, owner: string, bucketId: string) {
  return db
    .with('learners', (cte) =>
      cte
        .selectFrom('personas')
        .select('id')
        .where('workspace_id', '=', owner)
        .where(
          sql<boolean>`id in (
            select persona_id from persona_buckets
            where workspace_id = ${owner} and bucket_id = ${bucketId})`,
        )
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .updateTable('personas')
    .set({ voice_stale_since: staleSince })
    .where('workspace_id', '=', owner)
    .where('id', 'in', (eb) => eb.selectFrom('learners').select('learners.id'))
    .returning('id');
}

export function clearStale(db: Db, owner: string, personaId: string) {
  return db
    .updateTable('personas')
    .set({ voice_stale_since: null })
    .where('workspace_id', '=', owner)
    .where('id', '=', personaId);
}

/** Whether this workspace may read the bucket `b` now: its own, or a public one. */
export const isReadable = (owner: string) => sql<boolean>`(
  b.workspace_id = ${owner} or b.is_public and library_open(b.workspace_id))`;

/** The linked buckets that this workspace may read now. */
function readable(owner: string, personaId: string): Expression<{ id: string }> {
  return sql`
    select b.id from persona_buckets l join content_buckets b on b.id = l.bucket_id
    where l.workspace_id = ${owner} and l.persona_id = ${personaId} and ${isReadable(owner)}`;
}

function revisions(owner: string, personaId: string) {
  return sql<Record<string, number>>`(
    select coalesce(jsonb_object_agg(id, revision), '{}') from content_buckets
    where id in (${readable(owner, personaId)}))`;
}
