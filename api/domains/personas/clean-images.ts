import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { PictureType } from '#api/pictures/strip-metadata.ts';
import { withoutMetadata } from './profile-image.ts';
import { findImage, lockUncleanImage, updateImageBytes } from './queries.ts';

const BATCH = 100;

/** The picture of a persona; one that an older version has stored loses its metadata first. Throws `not_found`. */
export async function readImage(db: Database, owner: string, personaId: string) {
  const find = () =>
    withWorkspace(db, owner, (tx) =>
      findImage(tx, owner, personaId).executeTakeFirstOrThrow(() => notFound('Image')),
    );
  const image = await find();
  if (image.clean_version === image.version) return image;
  await cleanImage(db, owner, personaId);
  return find();
}

/** The pictures that older versions have stored. */
export async function cleanStoredImages({
  across,
  db,
  log,
}: Pick<Context, 'across' | 'db' | 'log'>): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (let found = BATCH; found === BATCH; ) {
    const due = await across
      .selectFrom('persona_images')
      .select(['workspace_id as owner', 'persona_id as id'])
      .where(sql<boolean>`clean_version is distinct from version`)
      .where('persona_id', '>', last)
      .orderBy('persona_id')
      .limit(BATCH)
      .execute();
    for (const { owner, id } of due) {
      await cleanImage(db, owner, id, true).catch((err) =>
        log.warn({ err, persona: id }, 'could not remove the metadata of a picture'),
      );
    }
    found = due.length;
    last = due.at(-1)?.id ?? last;
  }
}

async function cleanImage(
  db: Database,
  owner: string,
  personaId: string,
  background = false,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const image = await lockUncleanImage(tx, owner, personaId).executeTakeFirst();
    if (!image) return;
    const type = image.content_type as PictureType;
    // What nothing can decode stays as it is.
    const bytes = await withoutMetadata(type, image.bytes, owner, background).catch((error) => {
      if (error.code !== 'invalid') throw error;
      return image.bytes;
    });
    await updateImageBytes(tx, owner, personaId, bytes).execute();
  });
}
