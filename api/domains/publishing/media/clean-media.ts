import type { Context } from '#api/context.ts';
import type { Database, Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError } from '#api/errors/app-error.ts';
import type { MediaItem, MediaType } from '#shared/contracts/publishing-media.ts';
import { lockUnclean, readBytes, updateBytes } from './media-queries.ts';
import { plainMedia } from './plain-media.ts';

const BATCH = 100;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Takes the metadata out of a stored file; answers it as it is now. Its id and what was approved stay. */
export async function cleanMedium(
  tx: Db,
  owner: string,
  media: Pick<MediaItem, 'id' | 'contentType' | 'bytes'>,
  background = false,
): Promise<MediaItem | undefined> {
  const file = {
    type: media.contentType as MediaType,
    size: media.bytes,
    read: async (from: number, length: number) =>
      (await readBytes(tx, owner, media.id, from, length).executeTakeFirstOrThrow()).bytes,
  };
  const { patch, size } = await plainMedia(file, owner, background).catch((error) => {
    if (error instanceof AppError) throw error;
    // What nothing can decode stays as it is.
    return { patch: null, size: {} };
  });
  return updateBytes(tx, owner, media.id, patch, size).executeTakeFirst();
}

/** The same for one that an older version has stored, before it is read. */
export async function cleanBeforeReading(
  db: Database,
  owner: string,
  id: string,
  background = false,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    // Of two that clean it at once, the second finds it clean.
    const media = await lockUnclean(tx, owner, id).executeTakeFirst();
    if (media) await cleanMedium(tx, owner, media, background);
  });
}

/** The files that older versions have stored, one after the other. One that fails is tried again another day. */
export async function cleanStoredMedia({
  across,
  db,
  log,
}: Pick<Context, 'across' | 'db' | 'log'>): Promise<void> {
  let last: { owner: string; id: string } | undefined = { owner: NOBODY, id: NOBODY };
  while (last) {
    const due: { owner: string; id: string }[] = await across
      .selectFrom('media')
      .select(['workspace_id as owner', 'id'])
      .where('is_clean', '=', false)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('workspace_id', 'id'), '>', tuple(last?.owner ?? NOBODY, last?.id ?? NOBODY)),
      )
      .orderBy('workspace_id')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { owner, id } of due) {
      await cleanBeforeReading(db, owner, id, true).catch((err) =>
        log.warn({ err, media: id }, 'could not remove the metadata of a file'),
      );
    }
    last = due.at(-1);
  }
}
