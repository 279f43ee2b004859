import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Language } from '../shared/contracts/languages.ts';
import { pageModules } from './page-modules.ts';
import { buildPrerender } from './prerender-pages.ts';

/** The style of what was prerendered comes before what stands in its place later. */
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;

const NO_INDEX = '<meta name="robots" content="noindex, nofollow">';

/** Until React stands in its place, nobody can press what would do nothing. */
const NOT_YET = 'inert aria-hidden="true" aria-disabled="true"';

/**
 * Writes the file that the server sends for each page, one for visitors in each language and one for who
 * comes with a session: the page's title, the scripts it needs, so that the browser need not find them out one after
 * the other, and its prerendered markup.
 */
export function pageFiles(plugins: Plugin[]): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const { everywhere, scripts } = neededScripts(bundle);
      const shell = readFileSync(join(dir, 'index.html'), 'utf8');
      const folder = join(dir, 'pages');
      mkdirSync(folder);
      const write = (name: string, html: string) => writeFileSync(join(folder, name), html);
      const written = (path: string, page: Partial<Markup>) => {
        const links = [...everywhere, ...(scripts.get(path) ?? [])].map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        );
        // What a token leads to, and what only members see, is nothing for a search engine.
        const robots = page.isVisit && path === '/' ? '' : NO_INDEX;
        return filled(shell, { ...page, links: robots + links.join('') });
      };
      write('unknown.html', written('', {}));
      for (const { language, pages, noScript } of await buildPrerender(plugins)) {
        const ending = `visitor.${language}.html`;
        const own = { language, noScript, isVisit: true };
        write(`unknown.${ending}`, written('', own));
        for (const { path, title, visitor, checking } of pages) {
          const name = path === '/' ? 'landing' : path.slice(1);
          write(`${name}.${ending}`, written(path, { title, markup: visitor, ...own }));
          // The settings of who is signed in say their language, which the server is not asked for here.
          if (language !== 'en') continue;
          // Who is signed in goes home from there.
          const shown = path === '/' ? '/dashboard' : path;
          write(`${name}.html`, written(shown, { title, markup: checking }));
        }
      }
    },
  };
}

interface Markup {
  title: string;
  links: string;
  markup: string | null;
  isVisit: boolean;
  language: Language;
  noScript: string;
}

function filled(shell: string, page: Partial<Markup>): string {
  const { title, links = '', markup, isVisit, language = 'en', noScript } = page;
  const html = shell
    .replace('<html lang="en"', `<html ${isVisit ? 'data-visitor ' : ''}lang="${language}"`)
    .replace(/(<noscript>\s*<p[^>]*>)[^<]*/, (all, tags) => (noScript ? tags + noScript : all))
    .replace('</head>', () => `${links}</head>`);
  const titled = title ? html.replace(/<title>.*<\/title>/, () => `<title>${title}</title>`) : html;
  if (!markup) return titled;
  return titled
    .replaceAll(SCRIPT, (tag) => `${tag} fetchpriority="low"`)
    .replace('<div id="root">', () => `<div id="root" ${NOT_YET}>${markup}`);
}

/** The scripts that the entry asks for on every page, and those that each page adds to them. */
function neededScripts(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const frame = chunks.find(({ name }) => name === 'console');
  if (!entry || !frame) throw new Error('No entry was built');
  const named = withImports(entry, bundle);
  const everywhere = [...withImports(frame, bundle)].filter((file) => !named.has(file));
  const common = new Set([...named, ...everywhere]);
  const scripts = pageModules().map(({ path, name }): [string, string[]] => {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) throw new Error(`No chunk of its own holds ${name}, the page at ${path}`);
    return [path, [...withImports(chunk, bundle)].filter((file) => !common.has(file))];
  });
  return { everywhere, scripts: new Map(scripts) };
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
