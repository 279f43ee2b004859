import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { findImage, type ImageRow } from './queries.ts';

export async function readImage(db: Database, owner: string, id: string): Promise<ImageRow> {
  const image = await withWorkspace(db, owner, (tx) => findImage(tx, owner, id).executeTakeFirst());
  if (!image) throw notFound('Image');
  return image;
}
