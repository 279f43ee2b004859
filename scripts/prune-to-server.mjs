import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPackages } from '../api/server-packages.mjs';
import { root, run } from './run.mjs';

// For the image only: what built it, the console and the extension is not needed to run it.
const file = join(root, 'package.json');
const { devDependencies: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
const dependencies = Object.fromEntries(
  serverPackages.map((name) => [name, rest.dependencies[name]]),
);
writeFileSync(file, `${JSON.stringify({ ...rest, dependencies }, null, 2)}\n`);
const { code } = await run('npm', ['prune', '--omit=dev', '--ignore-scripts', '--no-audit']);
process.exit(code ?? 1);
