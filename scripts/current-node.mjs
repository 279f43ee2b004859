import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { complain, root, run, say } from './run.mjs';

/** The IANA release that Troupe needs: older ones have wrong clocks in Canada and Morocco. */
const LEAST_ZONE_DATA = '2026c';
const folder = join(root, 'scripts/node-runtime');

/**
 * Runs this command under a Node with current time zone data. Returns where this Node has it, or
 * where no other Node can be installed; otherwise the process ends with the exit code of the other.
 */
export async function ensureCurrentNode() {
  if (process.versions.tz >= LEAST_ZONE_DATA) return;
  const node = await install();
  if (node === null) {
    const { node: version, tz } = process.versions;
    complain(
      `Node ${version} has time zone data ${tz}; Troupe needs ${LEAST_ZONE_DATA} or newer for right ` +
        'clocks in every time zone. Install Node 24.21 or newer.',
    );
    return;
  }
  process.exit(await runUnder(node));
}

/** The path of the locked Node, installed when it is missing; null where it cannot be had. */
async function install() {
  const { platform, arch } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const program = join(
    folder,
    'node_modules',
    name,
    'bin',
    `node${platform === 'win32' ? '.exe' : ''}`,
  );
  if (starts(program)) return program;
  say(`Installing Node with time zone data ${LEAST_ZONE_DATA} (once) ...`);
  const flags = ['--loglevel=error', '--no-fund', '--no-audit'];
  await run('npm', ['ci', '--prefix', folder, ...flags]);
  return starts(program) ? program : null;
}

/** An Alpine system has a C library that the packaged Node cannot use. */
function starts(program) {
  if (!existsSync(program)) return false;
  const { stdout } = spawnSync(program, ['-p', 'process.versions.tz'], { encoding: 'utf8' });
  return (stdout ?? '').trim() >= LEAST_ZONE_DATA;
}

/** Its programs find the same Node, as the first one on their path. */
function runUnder(node) {
  const path = [dirname(node), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (constants.signals[signal ?? 'SIGKILL'] ?? 0)),
    );
  });
}
