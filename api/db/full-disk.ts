import { statfs } from 'node:fs/promises';

const REMEMBERED_MS = 60_000;
/** Postgres writes its log of changes in pieces of this size. */
export const LEAST_BYTES = 16 * 1024 * 1024;
const CODES = ['53100', 'ENOSPC'];

let seenAt = Number.NEGATIVE_INFINITY;

/** Whether this, or what caused it, is Postgres' or the system's "no space left". Remembers that it was. */
export function isFullDisk(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  const isFull = CODES.includes(String(code)) || (cause !== undefined && isFullDisk(cause));
  if (isFull) seenAt = performance.now();
  return isFull;
}

/** Whether a write has failed for lack of space in the last minute, or this folder has no space left. */
export async function hasFullDisk(folder: string | null): Promise<boolean> {
  if (performance.now() - seenAt < REMEMBERED_MS) return true;
  if (folder === null) return false;
  const space = await statfs(folder).catch(() => null);
  return space !== null && space.bavail * space.bsize < LEAST_BYTES;
}
