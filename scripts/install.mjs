import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, say } from './run.mjs';

const LEAST = [20, 19];
const marker = join(root, 'node_modules/.troupe-lock');

/**
 * Installs what the lock file names, unless that has been done: `npm ci` deletes node_modules
 * first, so it runs only when the lock has changed. Building needs development packages too.
 */
export async function ensureInstalled() {
  assertNode();
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const wanted = lock.digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  say('Installing packages (once for each version of the lock file) ...');
  const flags = ['--loglevel=error', '--no-fund', '--no-audit'];
  const { code } = await run('npm', ['ci', ...flags]);
  if (code !== 0) throw new Error('npm ci failed: see above.');
  writeFileSync(marker, wanted);
}

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  throw new Error(
    `Troupe needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}.`,
  );
}
