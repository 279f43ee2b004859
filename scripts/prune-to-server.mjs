import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPackages } from '../api/server-packages.mjs';
import { writeImageNotices } from './notices/write-image-notices.mjs';
import { root, run } from './run.mjs';

// For the image only: the sandbox stands in for X in development, and what built the server, the
// console and the extension is not needed to run it.
const server = join(root, 'dist/server');
for (const name of readdirSync(server)) {
  if (name.startsWith('sandbox-')) rmSync(join(server, name));
}
rmSync(join(root, 'dist/x-web'), { recursive: true, force: true });
writeImageNotices();
rmSync(join(root, 'dist/notices'), { recursive: true });
rmSync(join(root, '.output/notices.json'));
const file = join(root, 'package.json');
const { devDependencies: _, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
const dependencies = Object.fromEntries(
  serverPackages.map((name) => [name, rest.dependencies[name]]),
);
writeFileSync(file, `${JSON.stringify({ ...rest, dependencies }, null, 2)}\n`);
const { code } = await run('npm', ['prune', '--omit=dev', '--ignore-scripts', '--no-audit']);
process.exit(code ?? 1);
