import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder a command was started in. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Takes what `.env` sets and the shell does not. Not for tests: those see the same everywhere. */
export function readEnvFile() {
  const file = `${root}.env`;
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Runs a program in the project's folder. Quiet: its output is kept and comes back, to be shown
 * only when it failed. Answers the exit code and that output.
 */
export async function run(program, args, { quiet = false, env = {} } = {}) {
  const windowsScript = process.platform === 'win32' && program === 'npm';
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: windowsScript,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}

/** A program that a package of ours brings, run with this Node. */
export const tool = (path, args, options) =>
  run(process.execPath, [`node_modules/${path}`, ...args], options);

/** A line of a launcher: as it is on a terminal, in production as a line of the log. */
export function say(line) {
  console.log(formed(30, line));
}

/** The same on standard error, for what ends it. */
export function complain(line) {
  console.error(formed(60, line));
}

function formed(level, msg) {
  if (process.env.NODE_ENV !== 'production') return msg;
  return JSON.stringify({ level, time: new Date().toISOString(), msg });
}
