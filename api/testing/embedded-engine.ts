import { join } from 'node:path';
import { fetchEngine } from '#api/embedded-model/download/fetch-engine.ts';

const folder = 'node_modules/.cache/troupe-engine';

/** The real engine, installed from the registry by the first test that needs it and kept for the next run. Answers its folder. */
export async function embeddedEngine(): Promise<string> {
  await fetchEngine(folder);
  return join(process.cwd(), folder);
}
