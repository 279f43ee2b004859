import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Language, languages } from '../shared/contracts/languages.ts';
import type { PrerenderedPage } from './prerender.tsx';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The pages in one language. */
export interface Drawn {
  language: Language;
  pages: PrerenderedPage[];
  noScript: string;
}

/** Builds the console a second time, for Node, and lets it draw each page in each language. */
export async function buildPrerender(plugins: Plugin[]): Promise<Drawn[]> {
  const outDir = fileURLToPath(new URL('../dist/prerender', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins,
    publicDir: false,
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, target: 'es2022' },
  });
  const drawing: typeof import('./prerender.tsx') = await import(
    pathToFileURL(join(outDir, 'prerender.js')).href
  );
  const drawn: Drawn[] = [];
  for (const language of languages) {
    const pages = await drawing.prerenderPages(language);
    drawn.push({ language, pages, noScript: drawing.noScript() });
  }
  rmSync(outDir, { recursive: true });
  return drawn;
}
