import type { ApiClient } from '#shared/client/api-client.ts';
import {
  beginMediaUpload,
  finishMediaUpload,
  MEDIA_PIECE_BYTES,
  type MediaItem,
  type MediaType,
  sendMediaPiece,
} from '#shared/contracts/publishing-media.ts';

export interface Upload {
  file: File;
  signal: AbortSignal;
  /** Hears how much has arrived, from 0 to 1. */
  onShare(share: number): void;
}

/** Brings a file piece by piece, so that it can be told how far it is. Throws ApiError. */
export async function uploadFile(
  api: ApiClient,
  { file, signal, onShare }: Upload,
): Promise<MediaItem> {
  const body = { contentType: file.type as MediaType, bytes: file.size };
  const { id } = await api.call(beginMediaUpload, { body }, { signal });
  const params = { id };
  for (let place = 0; place * MEDIA_PIECE_BYTES < file.size; place += 1) {
    const end = Math.min((place + 1) * MEDIA_PIECE_BYTES, file.size);
    const data = await toBase64(file.slice(place * MEDIA_PIECE_BYTES, end));
    await api.call(sendMediaPiece, { params, body: { place, data } }, { signal });
    signal.throwIfAborted();
    onShare(end / file.size);
  }
  return api.call(finishMediaUpload, { params }, { signal });
}

function toBase64(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(piece);
  });
}
