import { AppError } from '#api/errors/app-error.ts';
import { removeMetadata } from '#api/pictures/remove-metadata.ts';
import { imageLimit } from '#shared/lib/media-limits.ts';
import { damaged, readPicture, type SentPicture } from './read-picture.ts';

/**
 * The same as `readPicture` for what a model is asked about: it says nothing of place and device. Throws
 * `invalid` for what cannot be decoded.
 */
export async function readPlainPicture(imageBase64: string, owner: string): Promise<SentPicture> {
  const picture = await readPicture(imageBase64);
  try {
    const limit = imageLimit.bytes;
    const { bytes } = await removeMetadata(picture.mimeType, picture.bytes, { owner, limit });
    return { ...picture, bytes };
  } catch (error) {
    throw error instanceof AppError ? error : damaged(error);
  }
}
