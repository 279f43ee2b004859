import { type InferResult, sql, type UpdateObject } from 'kysely';
import type { NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import { settingsZone } from '#api/db/schema/settings-zone.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import type { Persona } from '#shared/contracts/personas.ts';

const columns = [
  'id',
  'name',
  'description',
  'personality',
  'type',
  'platform',
  'tone',
  'training_data as trainingData',
  'status',
  'image_version as imageVersion',
  'monthly_limit_micros as limitMicros',
  'facts',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** What a persona's posts of the last seven days did. */
interface Week {
  key: string | null;
  posts_today: number;
  engagement: number | null;
  impressions: number | null;
}

/** Newest first, with what their posts of today and of the last seven days did. */
export function listPersonas(db: Db, owner: Owner) {
  const week = sql<Week>`(
    with bound as materialized (
      select at, (at at time zone 'UTC')::date + 1 as next_day,
        date_trunc('day', at, 'UTC') + interval '1 day' as next_midnight,
        date_trunc('day', now() at time zone zone) at time zone zone as today
      from (select now() - interval '7 days' as at, ${settingsZone(owner)} as zone) since
    )
    select key, sum(engagement) as engagement, sum(reach) as impressions,
      sum(posts_today)::integer as posts_today
    from (
      -- Whole days by their totals, what is left of the first one post by post.
      select key, engagement, reach, 0 as posts_today
      from bound, origin_totals
      where workspace_id = ${owner} and origin = 'persona' and days = 1 and start >= next_day
      union all
      select persona_id::text, coalesce(engagement, 0), coalesce(impressions, 0), 0
      from bound, scheduled_posts
      where workspace_id = ${owner} and ${isIn('published')}
        and posted_at > at and posted_at < next_midnight
      union all
      select persona_id::text, 0, 0, 1
      from bound, scheduled_posts
      where workspace_id = ${owner} and ${isIn('published')} and posted_at >= today
    ) part
    group by key
  )`;
  return db
    .selectFrom('personas')
    .leftJoin(week.as('week'), (join) => join.on(sql<boolean>`week.key = personas.id::text`))
    .select(columns)
    .select(['week.posts_today as postsToday', 'week.engagement', 'week.impressions'])
    .where('workspace_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id');
}

export function findPersona(db: Db, owner: Owner, id: string) {
  return db
    .selectFrom('personas')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** Held until the transaction ends, to tell what a change changes. */
export function lockTexts(db: Db, owner: string, id: string) {
  return db
    .selectFrom('personas')
    .select(['training_data', 'facts'])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forNoKeyUpdate();
}

export function insertPersona(db: Db, owner: string, values: NewRow<'personas'>) {
  return db
    .insertInto('personas')
    .values({ workspace_id: owner, ...values })
    .returning(columns);
}

export function updatePersona(
  db: Db,
  owner: string,
  id: string,
  values: UpdateObject<Tables, 'personas'>,
) {
  return db
    .updateTable('personas')
    .set({ ...values, updated_at: sql`now()` })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning(columns);
}

export interface ImageRow {
  version: string;
  clean_version: string;
  content_type: string;
  bytes: Buffer;
}

/** Of dollars, as a limit is stored. */
export function toMicros(dollars: number | null | undefined): number | null {
  return dollars == null ? null : Math.round(dollars * 1_000_000);
}

export function findImage(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('persona_images')
    .select(['version', 'clean_version', 'content_type', 'bytes'])
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId);
}

export function upsertImage(db: Db, owner: string, personaId: string, image: ImageRow) {
  return db
    .insertInto('persona_images')
    .values({ workspace_id: owner, persona_id: personaId, ...image })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'persona_id']).doUpdateSet(image));
}

/** One that may hold metadata yet, locked until the transaction ends. */
export function lockUncleanImage(db: Db, owner: string, personaId: string) {
  return findImage(db, owner, personaId)
    .where(sql<boolean>`clean_version is distinct from version`)
    .forUpdate();
}

/** Puts the bytes without metadata in the place of those before; its version stays. */
export function updateImageBytes(db: Db, owner: string, personaId: string, bytes: Buffer) {
  return db
    .updateTable('persona_images')
    .set(({ ref }) => ({ bytes, clean_version: ref('version') }))
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId);
}

export function deleteImage(db: Db, owner: string, personaId: string) {
  return db
    .deleteFrom('persona_images')
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId);
}

export type PersonaRow = InferResult<ReturnType<typeof findPersona>>[number];
type ListedRow = InferResult<ReturnType<typeof listPersonas>>[number];

/**
 * A row as the API answers it: the settings appear at the top and once more under `config`. Only a
 * list tells figures; the engagement rate is percent of the last seven days.
 */
export function toPersona(row: PersonaRow & Partial<ListedRow>): Persona {
  const { imageVersion, limitMicros, postsToday, engagement, impressions, ...persona } = row;
  const { id, personality, platform, tone, trainingData } = persona;
  return {
    ...persona,
    profileImageUrl: imageVersion ? `/api/personas/${id}/image?v=${imageVersion}` : null,
    config: { personality, platform, tone, trainingData },
    postsToday: postsToday ?? 0,
    engagementRate: impressions ? (100 * (engagement ?? 0)) / impressions : 0,
    monthlyLimit: limitMicros === null ? null : limitMicros / 1_000_000,
  };
}
