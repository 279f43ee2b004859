import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { SavedDraft } from '#shared/contracts/drafts.ts';
import type { ContentType, DraftUsage, ProviderId } from '#shared/contracts/generation.ts';

const columns = [
  'id',
  'persona_id as personaId',
  'type',
  'prompt',
  'content',
  'provider',
  'voice_match as voiceMatch',
  'outcome',
  'final_text as finalText',
  'edit_distance as editDistance',
  'created_at as createdAt',
] as const;

const LISTED = 100;
/** Drafts nobody decided on; older ones go. */
const MOST_OFFERED = 500;
/** Earlier drafts that a new one is compared with, and characters of each. */
const COMPARED = { drafts: 1_000, characters: 4_000, builtIn: 200 };
/** Used replies to one author, more than a prompt takes: those on the page are left out. */
const EXCHANGES = { replies: 20, characters: 240 };

export interface NewDraft {
  type: ContentType;
  prompt: string;
  content: string;
  post: string | null;
  post_author: string | null;
  provider: ProviderId;
  voice_match: number | null;
  usage: DraftUsage | null;
}

/** No row when the persona is gone; one that is there stays until the transaction ends. */
export function heldPersona(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('personas')
    .where('workspace_id', '=', owner)
    .where('id', '=', personaId)
    .forKeyShare();
}

/** Answers no row when the persona is gone. */
export function insertDraft(db: Db, owner: string, personaId: string, draft: NewDraft) {
  return db
    .insertInto('drafts')
    .columns([
      'workspace_id',
      'persona_id',
      'type',
      'prompt',
      'content',
      'post',
      'post_author',
      'provider',
      'voice_match',
      'input_tokens',
      'output_tokens',
      'cost_micros',
    ])
    .expression(
      heldPersona(db, owner, personaId).select((eb) => [
        'workspace_id',
        'id',
        eb.val(draft.type).$castTo<ContentType>().as('type'),
        sql<string>`${draft.prompt}::text`.as('prompt'),
        sql<string>`${draft.content}::text`.as('content'),
        sql<string | null>`${draft.post}::text`.as('post'),
        sql<string | null>`${draft.post_author}::text`.as('post_author'),
        sql<ProviderId>`${draft.provider}::text`.as('provider'),
        sql<number | null>`${draft.voice_match}::smallint`.as('voice_match'),
        sql<number | null>`${draft.usage?.inputTokens}::integer`.as('input_tokens'),
        sql<number | null>`${draft.usage?.outputTokens}::integer`.as('output_tokens'),
        sql<number | null>`${draft.usage?.costMicros}::bigint`.as('cost_micros'),
      ]),
    )
    .returning('id');
}

export function deleteOldOffers(db: Db, owner: string, personaId: string) {
  return db
    .deleteFrom('drafts')
    .where('workspace_id', '=', owner)
    .where(
      sql<boolean>`id in (
        select id from drafts
        where workspace_id = ${owner} and persona_id = ${personaId} and outcome = 'offered'
        order by created_at desc, id offset ${MOST_OFFERED})`,
    );
}

/** What drafts of this persona say already, the newest first; as used where they were edited. */
export function listEarlierTexts(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('drafts')
    .select(sql<string>`left(coalesce(final_text, content), ${COMPARED.characters})`.as('text'))
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(COMPARED.drafts);
}

/** The last texts of the built-in composer for any persona of the workspace, the newest first. */
export function listBuiltInTexts(db: Db, owner: string) {
  return db
    .selectFrom('drafts')
    .select(sql<string>`left(content, ${COMPARED.characters})`.as('text'))
    .where('workspace_id', '=', owner)
    .where('provider', '=', 'local')
    .orderBy('created_at', 'desc')
    .limit(COMPARED.builtIn);
}

/** What this persona used as replies to an author (`authorKey`), the newest first. */
export function listExchanges(db: Db, owner: string, personaId: string, author: string) {
  return db
    .selectFrom('drafts')
    .select([
      sql<string>`left(coalesce(post, prompt), ${EXCHANGES.characters})`.as('post'),
      sql<string>`left(coalesce(final_text, content), ${EXCHANGES.characters})`.as('reply'),
    ])
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId)
    .where('post_author', '=', author)
    .where(sql<boolean>`outcome in ('accepted', 'edited')`)
    .orderBy('decided_at', 'desc')
    .limit(EXCHANGES.replies);
}

export function listSavedDrafts(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('drafts')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED);
}

/** Locked, so that of two decisions at once the second sees the first. */
export function findDraft(db: Db, owner: string, id: string) {
  return db
    .selectFrom('drafts')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forUpdate();
}

export function updateOutcome(
  db: Db,
  owner: string,
  id: string,
  decided: Pick<SavedDraft, 'outcome' | 'finalText' | 'editDistance'>,
) {
  return db
    .updateTable('drafts')
    .set({
      outcome: decided.outcome,
      final_text: decided.finalText,
      edit_distance: decided.editDistance,
      decided_at: sql<string>`clock_timestamp()`,
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning(columns);
}
