import { removeMetadata } from '#api/pictures/remove-metadata.ts';
import { mediaLimits, mediaTypes } from '#shared/contracts/publishing-media.ts';
import { mp4MetadataPatch, type Patch } from './blank-mp4.ts';
import type { MediaFile } from './mp4-boxes.ts';

export interface PlainMedia {
  /** What takes the metadata out of the file; null where it has none that can be taken out. */
  patch: Patch | null;
  /** How wide and high a picture or GIF is seen; of a video nothing is known. */
  size: { width: number | null; height: number | null };
}

/**
 * Finds out what of a file has to change, so that it no longer says where, when and by which device it
 * was made. Throws what `removeMetadata` throws.
 */
export async function plainMedia(
  file: MediaFile,
  owner: string,
  background = false,
): Promise<PlainMedia> {
  if (file.type === 'video/mp4') {
    return { patch: await mp4MetadataPatch(file), size: { width: null, height: null } };
  }
  const before = await file.read(0, file.size);
  const limit = mediaLimits[mediaTypes[file.type]].bytes;
  const { bytes, ...size } = await removeMetadata(file.type, before, { owner, limit, background });
  const isSame = bytes.equals(before);
  return { patch: isSame ? null : { at: 0, length: before.length, bytes }, size };
}
