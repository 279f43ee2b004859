import { type ApiClient, ApiError, ServerAway } from '#shared/client/api-client.ts';
import { pause } from '#shared/client/pause.ts';
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

/** Between the tries of one piece: a train has left its tunnel by then, or stays in it. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Brings a file piece by piece, so that it can be told how far it is. A piece that is lost on the
 * way is sent again, and the ones before it are not. Throws ApiError, ServerAway.
 */
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
    const piece = { params, body: { place, data } };
    await retryTransient(() => api.call(sendMediaPiece, piece, { signal }), signal);
    signal.throwIfAborted();
    onShare(end / file.size);
  }
  return retryTransient(() => api.call(finishMediaUpload, { params }, { signal }), signal);
}

/** Only for calls that may arrive twice. */
async function retryTransient<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const wait of WAITS_MS) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(wait, signal);
    }
  }
  return call();
}

/** The network, or a server that is being restarted: not an answer to this file. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError
    ? [502, 503, 504].includes(error.status)
    : error instanceof ServerAway;
}

function toBase64(piece: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(piece);
  });
}
