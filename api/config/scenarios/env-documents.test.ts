import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readEnv, variables } from '../env.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** For tests only, so no operator reads of them. */
const forTests = ['TROUPE_FAILPOINT', 'PUBLISHING_LIMITS'];
/** Read when the extension is built, by its own configuration. */
const atBuild = 'TROUPE_CONSOLE_URL';
const ofPostgres = ['POSTGRES_DB', 'POSTGRES_PASSWORD', 'POSTGRES_USER'];
const known = variables.filter((name) => !forTests.includes(name));

it('.env.example names every variable once, and with it unchanged Troupe starts', () => {
  const lines = read('.env.example')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
  const names = lines.map((line) => line.split('=')[0] ?? '');
  expect([...names].sort()).toEqual([...known, atBuild].sort());
  const { LOG_LEVEL: _, ...env } = readEnv(parseEnv(read('.env.example')));
  expect(env).toEqual((({ LOG_LEVEL: __, ...rest }) => rest)(readEnv({})));
});

it('a shell reads .env.example as npm start does: commands beside the server are run so', () => {
  const script = 'set -a; . ./.env.example; exec node -p "JSON.stringify(process.env)"';
  const said = execFileSync('sh', ['-c', script], { encoding: 'utf8' });
  expect(JSON.parse(said)).toMatchObject(parseEnv(read('.env.example')));
});

it('the table for operators names every variable once, and none that is not read', () => {
  const names = [...read('docs/operators.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(
    ([, name]) => name,
  );
  expect([...names].sort()).toEqual([...known, atBuild].sort());
});

describe.each([
  ['compose.yaml', /(?:^\s+|\$\{)([A-Z][A-Z0-9_]+)(?=[:}])/gm, [...known, atBuild, ...ofPostgres]],
  ['Dockerfile', /^(?:ENV |ARG |\s{4})([A-Z][A-Z0-9_]+)=/gm, [...known, atBuild]],
  ['docs/troupe.service', /^Environment=([A-Z][A-Z0-9_]+)=/gm, known],
])('%s', (file, pattern, allowed) => {
  it('names only variables that are read', () => {
    const names = found(read(file), pattern);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

it('a copy of .env.example beside compose.yaml changes nothing of what the image sets', () => {
  const [, image = ''] = /^ENV ([\s\S]*?[^\\])$/m.exec(read('Dockerfile')) ?? [];
  const [, pinned = ''] =
    /^x-environment: &environment\n([\s\S]*?)\n\n/m.exec(read('compose.yaml')) ?? [];
  const set = [...image.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => `${name}: ${value}`);
  expect(set).toContain('HOST: 0.0.0.0');
  expect(pinned.split('\n').map((line) => line.trim())).toEqual(expect.arrayContaining(set));
  expect(read('compose.yaml').match(/<<: \*environment/g)).toHaveLength(
    read('compose.yaml').match(/<<: \*troupe/g)?.length ?? 0,
  );
});

it('every argument of the image is handed on from .env by compose.yaml', () => {
  for (const name of found(read('Dockerfile'), /^ARG ([A-Z_]+)/gm)) {
    expect(read('compose.yaml')).toContain(`${name}: \${${name}:-}`);
  }
});

it('containers, units and npm start run the server with the same flags', async () => {
  const { serverFlags, serverProgram } = (await import(
    `${'../../../scripts'}/server-flags.mjs`
  )) as {
    serverFlags: string[];
    serverProgram: string;
  };
  const command = [...serverFlags, serverProgram];
  expect(read('Dockerfile')).toContain(
    `CMD ["node", ${command.map((flag) => `"${flag}"`).join(', ')}]`,
  );
  expect(read('docs/troupe.service')).toContain(`ExecStart=/usr/bin/node ${command.join(' ')}\n`);
});

it('what is given to people to stop it waits longer than a stop may take', () => {
  const [, limit = ''] = /STOP_LIMIT_MS = ([\d_]+)/.exec(read('api/server/main.ts')) ?? [];
  const seconds = Number(limit.replaceAll('_', '')) / 1_000;
  expect(seconds).toBeGreaterThan(0);
  const [, compose] = /x-troupe[\s\S]*?stop_grace_period: (\d+)s/.exec(read('compose.yaml')) ?? [];
  const [, unit] = /TimeoutStopSec=(\d+)/.exec(read('docs/troupe.service')) ?? [];
  expect(Number(compose)).toBeGreaterThan(seconds);
  expect(Number(unit)).toBeGreaterThan(seconds);
});

it('a container is asked for its health where there is such a call, and runs as nobody special', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/HEALTHCHECK[\s\S]*\/api\/health/);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(read('compose.yaml')).toContain('read_only: true');
});
