import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureCurrentNode } from './current-node.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';

const locked = join(root, 'tools/gallery/ladle');
/** Apart from the project's packages, and where nothing that reads the project's files looks. */
const folder = join(root, 'node_modules/.gallery');
const ladle = join(folder, 'node_modules/@ladle/react/lib/cli/cli.js');

/** `npm run gallery` shows the building blocks; `npm run gallery -- pictures` takes pictures of them. */
await ensureCurrentNode();
await ensureInstalled();
const lockIn = (place) => readFileSync(join(place, 'package-lock.json'), 'utf8');
if (!existsSync(ladle) || lockIn(folder) !== lockIn(locked)) {
  console.log('Installing the gallery (once for each version of its lock file) ...');
  cpSync(locked, folder, { recursive: true });
  const flags = ['--loglevel=error', '--no-fund', '--no-audit'];
  const { code } = await run('npm', ['ci', '--prefix', folder, ...flags]);
  if (code !== 0) throw new Error('npm ci failed: see above.');
}
const shown = [
  ...['--stories', 'shared/**/*.stories.tsx', '--config', 'tools/gallery', '--port', '3030'],
  ...['--viteConfig', 'tools/gallery/vite.config.mjs'],
];
const [what, ...rest] = process.argv.slice(2);
const program =
  what === 'pictures'
    ? ['--import', 'tsx', 'tools/gallery/pictures.ts']
    : [ladle, 'serve', ...shown, ...(what ? [what, ...rest] : [])];
const child = spawn(process.execPath, program, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
