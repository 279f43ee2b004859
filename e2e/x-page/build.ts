import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { childEnv } from '#api/config/env.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = join(root, 'tools/sandbox/x-web');
const builds = join(root, 'dist/x-web-e2e');

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(sources, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of [...files, join(root, 'package-lock.json')]) {
    hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function removeOthers(current: string): Promise<void> {
  const old = (await readdir(builds)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  for (const name of old.filter((one) => one !== current)) {
    await rm(join(builds, name), { recursive: true, force: true });
  }
}

/**
 * Builds the X stand-in unless these very sources were built before, and answers the folder.
 * Folders are named after the sources and appear by one rename, so that workers which build at
 * the same time never see half a build.
 */
export async function buildXPage(): Promise<string> {
  const hash = await hashOfSources();
  const folder = join(builds, hash);
  if (await exists(folder)) return folder;
  const aside = join(builds, `aside-${process.pid}`);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(sources, 'vite.config.ts');
  // A child process: the test runner's NODE_ENV would bundle React's development build.
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--config', config, '--outDir', aside, '--logLevel', 'error'],
    { cwd: root, env: childEnv({ NODE_ENV: 'production' }) },
  );
  await rename(aside, folder).catch(async (error: unknown) => {
    await rm(aside, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  });
  await removeOthers(hash);
  return folder;
}
