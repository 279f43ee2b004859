import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { trainsOnDrafts } from '#api/domains/settings/public.ts';
import type { DecidedDraft, ForgottenLesson } from './learn-lessons.ts';

/** The newest decisions, and characters of each text: enough to show a habit. */
const MOST = { decided: 200, characters: 1_000, sent: 2_000, forgotten: 500 };

/** One read: the decisions on a persona's drafts and what was forgotten of them. */
export function findDecisions(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('personas')
    .where('workspace_id', '=', owner)
    .where('id', '=', personaId)
    .select([
      trainsOnDrafts(owner).as('learns'),
      sql<DecidedDraft[]>`(
        select coalesce(json_agg(d), '[]') from (
          select type, outcome, edit_distance as changed, left(content, ${MOST.characters}) as draft,
            left(final_text, ${MOST.sent}) as sent,
            case when type = 'reply' then left(coalesce(post, prompt), ${MOST.characters}) end as post,
            coalesce(extract(epoch from decided_at)::float8, 0) as at
          from drafts
          where workspace_id = ${owner} and persona_id = ${personaId} and outcome <> 'offered'
          order by decided_at desc limit ${MOST.decided}
        ) d)`.as('decided'),
      sql<ForgottenLesson[]>`(
        select coalesce(json_agg(f), '[]') from (
          select kind, phrase, extract(epoch from forgotten_at)::float8 as at
          from forgotten_lessons where workspace_id = ${owner} and persona_id = ${personaId}
          order by forgotten_at desc limit ${MOST.forgotten}
        ) f)`.as('forgotten'),
    ]);
}

/** From now on; the persona may be gone. */
export function upsertForgotten(
  db: Db,
  owner: string,
  personaId: string,
  { kind, phrase }: Pick<ForgottenLesson, 'kind' | 'phrase'>,
) {
  return sql`
    insert into forgotten_lessons (workspace_id, persona_id, kind, phrase)
    select workspace_id, id, ${kind}::text, ${phrase}::text from personas
    where workspace_id = ${owner} and id = ${personaId} for key share
    on conflict (workspace_id, persona_id, kind, phrase)
    do update set forgotten_at = clock_timestamp()`.execute(db);
}
