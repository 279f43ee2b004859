import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (path: string) =>
  readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const ROUTE = /\['(\/[\w-]+)', msg\('[^']+'\), pages\.(\w+)\]/g;
const OPEN_ROUTE = /<Route path="(\/[\w/:-]+)">\s*<Page [^>]+>\s*<pages\.(\w+) \/>/g;
const PAGE = /export const (\w+) = lazyPage\((?:[^;]|\n)*?import\('([^']*?([\w-]+)\.tsx)'\)/g;

export interface PageModule {
  path: string;
  /** Of its chunk. */
  name: string;
  file: string;
}

/** The module of each page, by the path that shows it, as router.tsx and lazy-pages.ts have them. */
export function pageModules(): PageModule[] {
  const modules = new Map(
    [...source('./lazy-pages.ts').matchAll(PAGE)].map(([, page = '', file = '', name = '']) => [
      page,
      { name, file: file.replace(/^\.\//, 'console/').replace(/^#/, '') },
    ]),
  );
  const router = source('./router.tsx');
  const routes = [...router.matchAll(ROUTE), ...router.matchAll(OPEN_ROUTE)];
  return [['', '/', 'LandingPage'], ['', '*', 'NotFoundPage'], ...routes].map(
    ([, path = '', page = '']) => {
      const found = modules.get(page);
      if (!found) throw new Error(`lazy-pages.ts has no ${page}, the page at ${path}`);
      return { path, ...found };
    },
  );
}
