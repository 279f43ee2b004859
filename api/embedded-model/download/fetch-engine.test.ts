import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { embeddedEngine } from '#api/testing/embedded-engine.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { fetchEngine, hasEngine, hasSomeEngine, isEngineSupported } from './fetch-engine.ts';

const lock: {
  packages: Record<string, { integrity?: string; resolved?: string; version?: string }>;
} = JSON.parse(readFileSync('api/embedded-model/engine/package-lock.json', 'utf8'));
const timeoutMs = 20_000;

/** Takes the place of npm. */
function program(script: string): string {
  const file = join(temporaryFolder(), 'npm');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

it('the lock file has a checksum for every package, and no engine for a graphics card', () => {
  const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(packages.length).toBeGreaterThan(50);
  for (const [path, { integrity, resolved }] of packages) {
    expect(integrity, path).toMatch(/^sha512-/);
    if (resolved) expect(resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(path).not.toMatch(/cuda|vulkan/);
  }
  expect(packages.filter(([path]) => path.includes('@node-llama-cpp/'))).toHaveLength(5);
});

it('brings the engine of this platform alone', async () => {
  const folder = await embeddedEngine();
  expect(hasEngine(folder)).toBe(true);
  const platforms = readdirSync(join(folder, 'node_modules/@node-llama-cpp'));
  expect(platforms).toHaveLength(1);
});

it('what npm says is the reason, and nothing counts as installed', async () => {
  const folder = temporaryFolder();
  const failing = program(
    'echo "npm error code ENOTFOUND" >&2; echo "npm error network down" >&2; exit 1',
  );
  await expect(fetchEngine(folder, { program: failing, timeoutMs })).rejects.toMatchObject({
    fault: 'engine',
    message: 'The engine could not be installed: network down.',
  });
  expect(hasEngine(folder)).toBe(false);
});

it('a machine without npm is told to have it', async () => {
  const missing = join(temporaryFolder(), 'no-npm');
  await expect(
    fetchEngine(temporaryFolder(), { program: missing, timeoutMs }),
  ).rejects.toMatchObject({ fault: 'no_npm' });
});

it('installs no script, for the folder that it was given', async () => {
  const folder = temporaryFolder();
  await fetchEngine(folder, { program: program('echo "$@" > args'), timeoutMs });
  const args = readFileSync(join(folder, 'args'), 'utf8');
  expect(args).toContain('ci --prefix . --ignore-scripts');
  expect(existsSync(join(folder, 'package-lock.json'))).toBe(true);
  expect(hasEngine(folder)).toBe(true);
});

it('an engine of an older lock file counts, until the newer one is fetched', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.installed'), 'older');
  expect([hasSomeEngine(folder), hasEngine(folder)]).toEqual([true, false]);
  await fetchEngine(folder, { program: program(':'), timeoutMs });
  expect([hasSomeEngine(folder), hasEngine(folder)]).toEqual([true, true]);
});

it('knows for which systems there is an engine', () => {
  expect(isEngineSupported({ platform: 'linux', arch: 'x64' })).toBe(true);
  expect(isEngineSupported({ platform: 'freebsd', arch: 'x64' })).toBe(false);
});
