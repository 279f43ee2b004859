import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The page at this path as a browser gets it. It names the scripts that the path needs, so that they
 * are not found out one after the other, and tells who comes without a session so: no 401 is asked for.
 */
export async function consolePage(root: string, path: string, isVisit: boolean): Promise<string> {
  const [html, scripts] = await Promise.all([
    readFile(join(root, 'index.html'), 'utf8'),
    readFile(join(root, 'page-scripts.json'), 'utf8'),
  ]);
  const pages: Record<string, string[]> = JSON.parse(scripts);
  const shown = path === '/' && !isVisit ? '/dashboard' : path;
  const links = (Object.hasOwn(pages, shown) ? (pages[shown] ?? []) : [])
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
  return html
    .replace('<html ', isVisit ? '<html data-visitor ' : '<html ')
    .replace('</head>', `${links}</head>`);
}
