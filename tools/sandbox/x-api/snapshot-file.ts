import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Snapshot, snapshot } from './records.ts';

const DEBOUNCE_MS = 100;

/** The snapshot in that file. One of another version counts as none: people sign in again. */
export async function readSnapshot(file: string): Promise<Snapshot | null> {
  try {
    return snapshot.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

export function snapshotWriter(file: string, take: () => Snapshot) {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => {}).then(() => replaceFile(file, JSON.stringify(take())));
    return writing;
  };
  return {
    /** Something changed: the file follows within 100 ms. */
    changed() {
      // A full disk must not end the program; the next change tries again, and flush tells.
      timer ??= setTimeout(() => void write().catch(() => {}), DEBOUNCE_MS);
    },
    /** Resolves when the file holds every change; throws what kept it from being written. */
    flush: () => (timer ? write() : writing),
  };
}

/** A reader, or a crash in mid-write, never sees half a file. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, text, { mode: 0o600 });
  await rename(next, file);
}
