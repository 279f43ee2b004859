import { sql } from 'kysely';
import type { PostDraftLine } from '#shared/contracts/post-drafts.ts';

/**
 * The time that was picked for a draft, from its `content`; null where none was. As it was typed:
 * who shows it leaves out what is no time.
 */
export const draftSlot = sql<PostDraftLine['slot']>`
  case when content ->> 'when' = 'time' and content ->> 'date' <> '' and content ->> 'time' <> ''
  then json_build_object('date', content ->> 'date', 'time', left(content ->> 'time', 5),
    'zone', coalesce(content ->> 'zone', '')) end`;

/** The beginning of its first text; '' for none. */
export const draftText = (characters: number) => sql<string>`left(coalesce((
  select part ->> 'text' from jsonb_array_elements(content -> 'parts') part
  where part ->> 'text' <> '' limit 1), ''), ${sql.lit(characters)})`;
