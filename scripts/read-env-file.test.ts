import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { childEnv } from '#api/config/env.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

const reader = './scripts/read-env-file.mjs';

test('what is run beside the server takes what .env sets and the shell does not', () => {
  const folder = temporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  writeFileSync(join(folder, '.env'), 'OF_BOTH=file\nOF_FILE=file\n');
  const said = execFileSync(
    process.execPath,
    ['--import', reader, '-p', 'process.env.OF_BOTH + " " + process.env.OF_FILE'],
    { cwd: folder, env: childEnv({ OF_BOTH: 'shell' }), encoding: 'utf8' },
  );
  expect(said).toBe('shell file\n');
});

test('every command on the database is run so, and what packs the extension', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const told = Object.values(scripts).filter((script) => /api\/cli\/|zip\.mjs/.test(script));
  expect(told).toHaveLength(9);
  expect(told.filter((script) => !script.includes(`--import ${reader}`))).toEqual([]);
});
