import pg from 'pg';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { type AppError, fieldError, notFound } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { deleteLinksBut, findLinks, insertLinks, listReadable } from './link-queries.ts';
import { voiceChanged } from './public.ts';
import { lockPersona } from './queries.ts';

/** Sets them all. Throws `invalid`, naming the first bucket that is neither own nor public. */
export async function setPersonaBuckets(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  personaId: string,
  bucketIds: string[],
): Promise<{ bucketIds: string[] }> {
  const wanted = [...new Set(bucketIds)];
  try {
    return await withWorkspace(db, owner, async (tx) => {
      if (!(await lockPersona(tx, owner, personaId).executeTakeFirst())) throw notFound('Persona');
      await assertReadable(tx, owner, wanted);
      const gone = await deleteLinksBut(tx, owner, personaId, wanted).execute();
      const fresh =
        wanted.length > 0 ? await insertLinks(tx, owner, personaId, wanted).execute() : [];
      if (gone.length + fresh.length > 0) await voiceChanged(tx, queue, owner, personaId);
      return await findLinks(tx, owner, personaId).executeTakeFirstOrThrow();
    });
  } catch (error) {
    throw wasDeletedMeanwhile(error) ? unknown('', 'One of these content buckets') : error;
  }
}

async function assertReadable(tx: Db, owner: string, wanted: string[]): Promise<void> {
  if (wanted.length === 0) return;
  const found = new Set((await listReadable(tx, owner, wanted).execute()).map(({ id }) => id));
  const missing = wanted.findIndex((id) => !found.has(id));
  if (missing >= 0) throw unknown(`.${missing}`, `Content bucket ${wanted[missing]}`);
}

function unknown(place: string, which: string): AppError {
  return fieldError(
    'invalid',
    `bucketIds${place}`,
    message('rule.bucket-not-readable', { what: which }),
  );
}

function wasDeletedMeanwhile(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'persona_buckets_bucket_id_fkey';
}
