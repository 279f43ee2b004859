import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { fetchEngine, hasEngine } from '#api/embedded-model/download/fetch-engine.ts';

const lock = readFileSync('api/embedded-model/engine/package-lock.json');
const hash = createHash('sha256').update(lock).digest('hex');
const folder = resolve(`node_modules/.cache/troupe-engine-${hash.slice(0, 12)}`);

/**
 * The real engine, installed from the registry by the first test that needs it and kept for the next run. Answers its
 * folder. Of two processes that install it at once the first one's stays.
 */
export async function embeddedEngine(): Promise<string> {
  if (hasEngine(folder)) return folder;
  const own = `${folder}-${process.pid}`;
  await fetchEngine(own);
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!hasEngine(folder)) throw error;
  }
  return folder;
}

/** The same where a server with this DATA_DIR expects it. */
export async function putEngine(dataDir: string): Promise<void> {
  mkdirSync(`${dataDir}/embedded-models`);
  symlinkSync(await embeddedEngine(), `${dataDir}/embedded-models/engine`);
}
