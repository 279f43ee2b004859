import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { fieldError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { listPersonaNames, type PostRow } from '../queries.ts';
import { predictedScoresOf } from '../rules/predicted-scores.ts';
import { partTexts } from '../schedule/write-queries.ts';

/** Gives posts, locked by the caller, to another persona, or to none. Throws `not_found`. */
export async function setPersona(
  tx: Db,
  owner: string,
  rows: PostRow[],
  personaId: string | null,
): Promise<void> {
  if (personaId !== null) {
    const found = await listPersonaNames(tx, owner, [personaId]).execute();
    if (found.length === 0) {
      throw fieldError('not_found', 'personaId', message('rule.not-found', { field: 'Persona' }));
    }
  }
  const expected = await predictedScoresOf(
    tx,
    owner,
    rows.map(({ platform, parts }) => ({
      platform,
      persona_id: personaId,
      parts: partTexts(parts),
    })),
  );
  const given = rows.map(({ id }, place) => ({ id, ...expected[place] }));
  await sql`
    update scheduled_posts post
    set persona_id = ${personaId}, virality = given.virality, voice_match = given.voice_match,
      version = post.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      id uuid, virality real, voice_match real)
    where post.workspace_id = ${owner} and post.id = given.id`.execute(tx);
}
