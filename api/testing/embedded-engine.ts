import { mkdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { fetchEngine } from '#api/embedded-model/download/fetch-engine.ts';

const folder = resolve('node_modules/.cache/troupe-engine');

/** The real engine, installed from the registry by the first test that needs it and kept for the next run. Answers its folder. */
export async function embeddedEngine(): Promise<string> {
  await fetchEngine(folder);
  return folder;
}

/** The same where a server with this DATA_DIR expects it. */
export async function putEngine(dataDir: string): Promise<void> {
  mkdirSync(`${dataDir}/embedded-models`);
  symlinkSync(await embeddedEngine(), `${dataDir}/embedded-models/engine`);
}
