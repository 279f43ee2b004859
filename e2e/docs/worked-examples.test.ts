import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { childEnv } from '#api/config/env.ts';
import { rules } from '../architecture/rules.ts';
import { readSourceTree, readText } from '../architecture/source-tree.ts';
import { codeBlocks, follow } from './code-blocks.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Below the project, so that packages are found; hidden, so that no tool takes it for a part of it. */
const copy = join(root, 'test-results/.worked-examples');
const COPIED = [
  ...['api', 'console', 'extension', 'shared', 'tools/sandbox', '.env.example', 'package.json'],
  ...['docs/scale.md', 'scripts/notices', 'scripts/run.mjs'],
  ...[
    'tsconfig.json',
    'vitest.config.ts',
    'vitest.page-setup.ts',
    'vitest.setup.ts',
    'wxt.config.ts',
  ],
];
/** Only ends what hangs. */
const LIMIT_MS = 600_000;

const files = follow(codeBlocks(readText('docs/contributing.md')), (path) =>
  existsSync(join(root, path)) ? readText(path) : undefined,
);
const tests = [...files.keys()].filter((path) => /\.test\.tsx?$/.test(path));

/** Runs a tool in the copy, on a Postgres of its own. Answers what it said, '' when all was well. */
async function complaints(script: string, args: string[]): Promise<string> {
  const env = childEnv({ DATABASE_URL: '', NODE_ENV: 'test', NO_COLOR: '1' });
  const said: Buffer[] = [];
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: copy,
    env: Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('VITEST'))),
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  return code === 0 ? '' : Buffer.concat(said).toString();
}

describe('the examples of docs/contributing.md', () => {
  beforeAll(() => {
    rmSync(copy, { recursive: true, force: true });
    for (const part of COPIED) cpSync(join(root, part), join(copy, part), { recursive: true });
    for (const [path, text] of files) {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      writeFileSync(join(copy, path), text);
    }
    return () => rmSync(copy, { recursive: true, force: true });
  }, LIMIT_MS);

  test('are a domain, a provider and a feature, each with a test', () => {
    const folders = ['api/domains', 'api/ai', 'extension/features'];
    expect(tests.map((path) => folders.find((folder) => path.startsWith(folder)))).toEqual(folders);
  });

  test('keep the architecture', () => {
    const own = [...readSourceTree(), ...files].filter(
      ([path]) => /\.(ts|tsx|mjs)$/.test(path) && path !== 'e2e/architecture/planted.ts',
    );
    for (const [name, rule] of Object.entries(rules)) expect(rule(new Map(own)), name).toEqual([]);
  });

  test('have the types that the rest expects', { timeout: LIMIT_MS }, async () => {
    expect(await complaints('wxt/bin/wxt.mjs', ['prepare'])).toBe('');
    expect(await complaints('typescript/bin/tsc', ['-p', 'tsconfig.json'])).toBe('');
  });

  test('do what they say', { timeout: LIMIT_MS }, async () => {
    const guards = [
      'api/db/scenarios/row-level-security.test.ts',
      'e2e/languages/catalogues.test.ts',
    ];
    expect(await complaints('vitest/vitest.mjs', ['run', ...tests, ...guards])).toBe('');
  });
});
