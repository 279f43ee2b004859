import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv } from '#api/config/env.ts';
import { DownloadError } from './download-file.ts';

/** On disk, for one platform. */
export const ENGINE_BYTES = 80_000_000;
const LIMIT_MS = 600_000;

const manifest = new URL('../engine/package.json', import.meta.url);
const lock = new URL('../engine/package-lock.json', import.meta.url);
const markOf = (folder: string) => join(folder, '.installed');

/** Whether there is an engine for this system: its name in the lock file. */
export function isEngineSupported({ platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'>) {
  return ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'].includes(
    `${platform} ${arch}`,
  );
}

/** Whether an engine is installed, also one of an older version of Troupe: the next question brings the newer one. */
export const hasSomeEngine = (folder: string) => existsSync(markOf(folder));

/** Whether the engine of this version of Troupe is installed. */
export function hasEngine(folder: string): boolean {
  const mark = markOf(folder);
  return existsSync(mark) && readFileSync(mark, 'utf8') === lockHash();
}

/** Of npm; tests name another program. */
export interface Installer {
  program: string;
  timeoutMs: number;
}

/**
 * Installs the engine with npm: exact versions and checksums of its lock file, no install scripts, the package of this
 * platform alone. Throws DownloadError.
 */
export async function fetchEngine(
  folder: string,
  { program, timeoutMs }: Installer = { program: 'npm', timeoutMs: LIMIT_MS },
): Promise<void> {
  if (hasEngine(folder)) return;
  mkdirSync(folder, { recursive: true });
  rmSync(markOf(folder), { force: true });
  copyFileSync(manifest, join(folder, 'package.json'));
  copyFileSync(lock, join(folder, 'package-lock.json'));
  const flags = ['--ignore-scripts', '--loglevel=error', '--no-fund', '--no-audit'];
  const { code, output } = await run(program, ['ci', '--prefix', '.', ...flags], folder, timeoutMs);
  if (code !== 0) throw failed(reasonIn(output));
  writeFileSync(markOf(folder), lockHash());
}

function failed(reason: string): DownloadError {
  return new DownloadError('engine', `The engine could not be installed: ${reason}`);
}

let hash: string | undefined;

function lockHash(): string {
  hash ??= createHash('sha256').update(readFileSync(lock)).digest('hex');
  return hash;
}

function run(
  program: string,
  args: string[],
  cwd: string,
  timeout: number,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, {
    cwd,
    env: childEnv({}),
    timeout,
    // On Windows npm is a script of the shell.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output = `${output}${chunk}`.slice(-4_000)));
  return new Promise((resolve, reject) => {
    child.once('error', (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT';
      const missing = 'npm is not there. Install npm beside Node, then resume.';
      reject(isMissing ? new DownloadError('no_npm', missing, { cause }) : failed(cause.message));
    });
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** The last line of npm's that says something. */
function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!)\s*/i, '').trim());
  const told = lines.filter((line) => line !== '' && !/^(?:A complete log|code |\/)/.test(line));
  return `${(told[0] ?? 'npm ended early').slice(0, 200).replace(/\.$/, '')}.`;
}
