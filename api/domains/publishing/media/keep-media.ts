import type { z } from 'zod';
import type { Env } from '#api/config/env.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  type describeMedia,
  type MediaItem,
  type MediaType,
  mediaTypes,
  type uploadMedia,
} from '#shared/contracts/publishing-media.ts';
import { followMedium } from '../review/follow-content.ts';
import { assertOwnMedium } from '../rules/own-posts.ts';
import type { Patch } from './blank-mp4.ts';
import { assertFits, checkMedia, wrongMedia } from './check-media.ts';
import { cleanBeforeReading } from './clean-media.ts';
import { findMedia, insertMedia, readBytes, updateMedia } from './media-queries.ts';
import { plainMedia } from './plain-media.ts';
import { assertUploadQuota } from './upload-quota.ts';

const HEADER = /^data:((?:image|video)\/[a-z0-9+.-]+);base64,/;
const STRETCH_BYTES = 1024 * 1024;
/** What a file says of itself where AI made it, as the database looks for it in files that come in pieces. */
const AI_MARKS = ['rainedAlgorithmicMedia', 'tEXtparameters\0'];
const noMedia = () => notFound('Media');

/**
 * Keeps a picture, GIF or video without its metadata. Its first bytes say what it is, and have to agree
 * with what it is said to be. Throws `too_large`, `rate_limited`, and `invalid` for what X would not take.
 */
export async function keepMedia(
  db: Database,
  owner: string,
  { data, altText }: z.output<typeof uploadMedia.body>,
  env: Pick<Env, 'MEDIA_GB_PER_DAY'>,
): Promise<MediaItem> {
  const { bytes, type } = readDataUrl(data);
  const kind = mediaTypes[type];
  const described = describable(kind, altText);
  const file = {
    type,
    size: bytes.length,
    read: async (from: number, length: number) => bytes.subarray(from, from + length),
  };
  await checkMedia(file);
  const { patch, size } = await plainMedia(file, owner);
  return withWorkspace(db, owner, async (tx) => {
    await assertUploadQuota(tx, owner, bytes.length, env);
    return insertMedia(tx, owner, {
      kind,
      content_type: type,
      bytes: patch ? patched(bytes, patch) : bytes,
      alt_text: described,
      says_ai: saysAi(bytes),
      is_clean: true,
      ...size,
    }).executeTakeFirstOrThrow();
  });
}

/**
 * Sets the alt text of a picture or GIF. Throws `not_found`, `forbidden` for one in a post of somebody
 * else, and `invalid` for a video.
 */
export async function describe(
  db: Database,
  owner: string,
  id: string,
  { altText }: z.output<typeof describeMedia.body>,
): Promise<MediaItem> {
  return withWorkspace(db, owner, async (tx) => {
    const media = await findMedia(tx, owner, id).executeTakeFirstOrThrow(noMedia);
    await assertOwnMedium(tx, owner, id);
    const changes = { alt_text: describable(media.kind, altText) };
    // It may have been cleared away in between.
    const updated = await updateMedia(tx, owner, id, changes).executeTakeFirstOrThrow(noMedia);
    await followMedium(tx, owner, id);
    return updated;
  });
}

/** A file piece by piece: many may be read at once, and each may be large. Throws `not_found`. */
export async function readMedia(db: Database, owner: string, id: string) {
  const find = () =>
    withWorkspace(db, owner, (tx) =>
      findMedia(tx, owner, id).select('is_clean as isClean').executeTakeFirstOrThrow(noMedia),
    );
  let media = await find();
  if (!media.isClean) {
    await cleanBeforeReading(db, owner, id);
    media = await find();
  }
  const { kind, contentType, bytes: size } = media;
  const read = async (from: number, length: number) => {
    const { bytes } = await withWorkspace(db, owner, (tx) =>
      readBytes(tx, owner, id, from, length).executeTakeFirstOrThrow(noMedia),
    );
    return bytes;
  };
  async function* stretches() {
    for (let from = 0; from < size; from += STRETCH_BYTES) yield await read(from, STRETCH_BYTES);
  }
  return { kind, contentType, size, read, stretches };
}

/** X has descriptions for pictures and GIFs only. */
function describable(kind: MediaItem['kind'], altText: string): string {
  const text = altText.trim();
  if (kind === 'video' && text !== '') throw wrongMedia(message('media.alt-text'));
  return text;
}

function readDataUrl(data: string): { bytes: Buffer; type: MediaType } {
  const declared = HEADER.exec(data.slice(0, 64));
  const said = declared?.[1] === 'image/jpg' ? 'image/jpeg' : declared?.[1];
  if (!declared || said === undefined || !isMediaType(said))
    throw wrongMedia(message('media.no-media'));
  const bytes = Buffer.from(data.slice(declared[0].length), 'base64');
  assertFits(said, bytes.length);
  return { bytes, type: said };
}

function saysAi(bytes: Buffer): boolean {
  return AI_MARKS.some((mark) => bytes.includes(mark, 0, 'latin1'));
}

function patched(bytes: Buffer, { at, length, bytes: instead }: Patch): Buffer {
  return Buffer.concat([bytes.subarray(0, at), instead, bytes.subarray(at + length)]);
}

function isMediaType(text: string): text is MediaType {
  return Object.hasOwn(mediaTypes, text);
}
