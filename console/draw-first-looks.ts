import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { FirstLook } from './first-look.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the console a second time, for Node, and lets it draw the first look of each page. */
export async function drawFirstLooks(plugins: Plugin[]): Promise<FirstLook[]> {
  const outDir = fileURLToPath(new URL('../dist/first-look', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins,
    publicDir: false,
    build: { ssr: 'first-look.tsx', outDir, emptyOutDir: true, target: 'es2022' },
  });
  const drawing: { firstLooks(): Promise<FirstLook[]> } = await import(
    pathToFileURL(join(outDir, 'first-look.js')).href
  );
  const looks = await drawing.firstLooks();
  rmSync(outDir, { recursive: true });
  return looks;
}
