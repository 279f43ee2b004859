import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root, say, tool } from './run.mjs';
import { zipExtension } from './zip.mjs';

const shared = ['shared', 'package.json', 'package-lock.json', 'tsconfig.json', 'scripts/notices'];

/** A NODE_ENV of the caller's would bundle React's development build. */
const production = { quiet: true, env: { NODE_ENV: 'production' } };

const parts = {
  server: {
    sources: ['api', 'tools/sandbox', ...shared],
    result: 'dist/server/main.js',
    build: () => tool('vite/bin/vite.js', ['build', '--config', 'api/vite.config.ts'], production),
  },
  console: {
    sources: ['console', ...shared],
    result: 'dist/console/index.html',
    build: async () => {
      const args = ['build', '--config', 'console/vite.config.ts'];
      const built = await tool('vite/bin/vite.js', args, production);
      if (built.code !== 0) return built;
      for (const part of ['assets', 'pages']) compressBeside(join(root, 'dist/console', part));
      return built;
    },
  },
  'X sandbox page': {
    sources: ['tools/sandbox/x-web', 'package-lock.json'],
    result: 'dist/x-web/index.html',
    build: () =>
      tool(
        'vite/bin/vite.js',
        ['build', '--config', 'tools/sandbox/x-web/vite.config.ts'],
        production,
      ),
  },
  extension: {
    sources: ['extension', 'wxt.config.ts', ...shared],
    result: '.output/browser-extension.zip',
    // Builds the unpacked folder on its way to the zip.
    build: () => zipExtension('chrome'),
  },
};

/** Builds server, console and extension where their sources have changed since the last build. */
export async function ensureBuilt() {
  await Promise.all(Object.entries(parts).map(([name, part]) => ensurePart(name, part)));
}

async function ensurePart(name, { sources, result, build }) {
  const mark = join(root, 'dist', `.${name.replaceAll(' ', '-')}-sources`);
  const wanted = fingerprint(sources) + (process.env.TROUPE_CONSOLE_URL ?? '');
  const current = existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
  if (current && existsSync(join(root, result))) return;
  say(`Building the ${name} ...`);
  rmSync(mark, { force: true });
  const { code, output } = await build();
  if (code !== 0) throw new Error(`The ${name} did not build:\n${output}`);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const files = statSync(full).isDirectory()
      ? readdirSync(full, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
          .sort()
      : [full];
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Once here, and not at each request. */
function compressBeside(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|html)$/.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length < 1024) continue;
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  }
}
