import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const source = (path: string) =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const ROUTE = /\['(\/[\w-]+)', msg\('[^']+'\), pages\.(\w+)\]/g;
const PAGE = /export const (\w+) = lazy\((?:[^;]|\n)*?import\('(?:[^']*\/)?([\w-]+)\.tsx'\)/g;

/**
 * Writes `page-scripts.json`: which scripts each page adds to the common ones, so that the server can
 * name them in the page it sends and the browser need not find them out one after the other.
 */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) return this.error('No entry was built');
      const common = withImports(entry, bundle);
      const modules = new Map([...source('./lazy-pages.ts').matchAll(PAGE)].map(pair));
      const routes: [string, string][] = [
        ['/', 'LandingPage'],
        ...[...source('./router.tsx').matchAll(ROUTE)].map(pair),
      ];
      const scripts = routes.map(([path, page]) => {
        const chunk = chunks.find(({ name }) => name === modules.get(page));
        if (!chunk) return this.error(`No chunk of its own holds ${page}, the page at ${path}`);
        return [path, [...withImports(chunk, bundle)].filter((file) => !common.has(file))];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'page-scripts.json',
        source: JSON.stringify(Object.fromEntries(scripts)),
      });
    },
  };
}

function pair([, one = '', other = '']: RegExpMatchArray): [string, string] {
  return [one, other];
}

/** The chunk and everything that must be there before it runs. */
function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const next = bundle[file];
    if (next?.type === 'chunk') withImports(next, bundle, found);
  }
  return found;
}
