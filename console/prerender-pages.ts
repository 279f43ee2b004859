import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { PrerenderedPage } from './prerender.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the console a second time, for Node, and lets it draw each page. */
export async function buildPrerender(plugins: Plugin[]): Promise<PrerenderedPage[]> {
  const outDir = fileURLToPath(new URL('../dist/prerender', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins,
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, target: 'es2022' },
  });
  const drawing: { prerenderPages(): Promise<PrerenderedPage[]> } = await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  );
  const pages = await drawing.prerenderPages();
  rmSync(outDir, { recursive: true });
  return pages;
}
