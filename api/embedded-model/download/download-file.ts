import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { EmbeddedModel } from '#shared/contracts/embedded-models.ts';

export type DownloadFault = NonNullable<EmbeddedModel['fault']>;

/** Why a download ended early, with a sentence for a terminal. What has arrived is kept, unless it was wrong. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';

  constructor(
    readonly fault: DownloadFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface Download {
  url: string;
  /** Where the whole file stands in the end. */
  path: string;
  bytes: number;
  sha256: string;
  /** Aborted to pause. */
  signal: AbortSignal;
  /** Free bytes on the disk of the path; null where it does not say. */
  freeBytes(): Promise<number | null>;
  onProgress(received: number): void;
  onChecking(): void;
}

/** Left free on the disk beside the file. */
const RESERVE = 200_000_000;
/** A server that sends nothing for so long is given up. */
const SILENCE_MS = 60_000;

/** Of a file that has arrived in part. */
export const partOf = (path: string) => `${path}.part`;

/**
 * Downloads a file, from where an earlier attempt ended, and moves it into its place once its checksum is right. Throws
 * DownloadError, or the reason of `signal`.
 */
export async function downloadFile(download: Download): Promise<void> {
  const { path, bytes, sha256, signal, onProgress, onChecking } = download;
  const part = partOf(path);
  const received = await sizeOf(part);
  await assertSpace(download, bytes - received);
  onProgress(received);
  if (received < bytes) await fetchRest(download, part, received);
  onChecking();
  if ((await sizeOf(part)) !== bytes || (await checksumOf(part, signal)) !== sha256) {
    await rm(part, { force: true });
    throw new DownloadError(
      'wrong_checksum',
      'The file that arrived is not the published one: its checksum is wrong. It was deleted.',
    );
  }
  await rename(part, path);
}

export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  return found?.size ?? 0;
}

async function assertSpace({ freeBytes }: Download, needed: number): Promise<void> {
  const free = await freeBytes();
  if (free === null || free >= needed + RESERVE) return;
  throw new DownloadError(
    'disk_full',
    `The disk has ${gigabytes(free)} GB free, and ${gigabytes(needed + RESERVE)} GB are needed.`,
  );
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);

async function fetchRest(download: Download, part: string, received: number): Promise<void> {
  const { url, bytes, signal } = download;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(url, {
      headers: received > 0 ? { range: `bytes=${received}-` } : {},
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new DownloadError(
        'refused',
        `${new URL(url).host} answered with status ${response.status}.`,
      );
    }
    // A server that knows no ranges sends the whole file again.
    const from = response.status === 206 ? received : 0;
    const written = await write(download, part, from, response.body, () => timer.refresh());
    if (written < bytes) throw broken(url);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof DownloadError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw broken(url, error);
    throw new DownloadError('disk_full', 'The disk is full. Free some space, then resume.', {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

function broken(url: string, cause?: unknown): DownloadError {
  const { host } = new URL(url);
  return new DownloadError('interrupted', `The connection to ${host} broke. Resume the download.`, {
    cause,
  });
}

async function write(
  { bytes, onProgress }: Download,
  part: string,
  from: number,
  body: AsyncIterable<Uint8Array>,
  onPiece: () => void,
): Promise<number> {
  const file = await open(part, from > 0 ? 'r+' : 'w');
  let at = from;
  try {
    for await (const piece of body) {
      onPiece();
      at += piece.length;
      // Longer than it should be: the checksum would only tell at the end of the disk.
      if (at > bytes) break;
      await file.write(piece, 0, piece.length, at - piece.length);
      onProgress(at);
    }
  } finally {
    await file.close();
  }
  return at;
}

async function checksumOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash, { signal });
  return hash.digest('hex');
}
