import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { childEnv } from '#api/config/env.ts';
import { freePort } from '#api/db/embedded/free-port.ts';

/** On the same disk as the packages, which are linked and not copied. */
const clone = join(process.cwd(), 'test-results/dev-clone');
const postmaster = join(clone, '.data/postgres/postmaster.pid');

let dev: ChildProcess;
let output = '';

test.beforeAll(() => {
  rmSync(clone, { recursive: true, force: true });
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8' },
  ).split('\0');
  for (const file of files.filter((name) => name && existsSync(name))) {
    cpSync(file, join(clone, file));
  }
  for (const built of ['dist', '.output']) cpSync(built, join(clone, built), { recursive: true });
  linkFolder('node_modules', join(clone, 'node_modules'));
});

test.afterAll(async () => {
  if (dev.exitCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  rmSync(clone, { recursive: true, force: true });
});

/** All but what Vite has kept: a fresh clone has none. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name.startsWith('.vite') || entry.name === '.gallery') continue;
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** The numbers of processes whose command line names the clone. */
function processesOfClone(): string[] {
  const list = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(`${clone}/`));
}

test('npm run dev in a fresh clone serves the console, restarts an edited API and leaves nothing running', async ({
  page,
}) => {
  // It bundles every package anew and starts the API twice: minutes on a busy machine.
  test.setTimeout(700_000);
  const port = await freePort();
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: clone,
    env: childEnv({
      PATH: `${dirname(process.execPath)}:${childEnv({}).PATH}`,
      PORT: String(port),
      NODE_ENV: 'development',
      DATABASE_URL: '',
      LOCAL_AI_DETECT: 'off',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (chunk) => (output += String(chunk)));
  }
  const starts = () => output.split('is running on').length - 1;
  const limit = { timeout: 170_000 };
  await expect.poll(starts, limit).toBe(1);
  const refused: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    // Nobody is signed in.
    const isKnown = answer.status() === 401 && pathname === '/api/auth/user';
    if (answer.status() >= 400 && !isKnown) refused.push(`${answer.status()} ${pathname}`);
  });
  await page.goto(`http://localhost:${port}/login`);
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible(limit);
  expect(refused).toEqual([]);

  appendFileSync(join(clone, 'api/server/close-server.ts'), '\n// Edited.\n');
  await expect.poll(starts, limit).toBe(2);
  expect(readFileSync(postmaster, 'utf8')).not.toBe('');

  dev.kill('SIGINT');
  await once(dev, 'exit');
  expect(dev.exitCode).toBe(0);
  await expect.poll(processesOfClone, limit).toEqual([]);
  expect(existsSync(postmaster)).toBe(false);
  expect(output).not.toContain('DeprecationWarning');
});
