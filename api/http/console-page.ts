import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The file that a browser gets at this path, of those that the build has written. Who comes without a
 * session is told so in it, so that no 401 is asked for; nothing in it is about anybody.
 */
export function consolePage(root: string, path: string, isVisit: boolean): string {
  const ending = isVisit ? '.visitor.html' : '.html';
  const name = path === '/' ? 'landing' : /^\/([\w-]+)$/.exec(path)?.[1];
  const file = `pages/${name}${ending}`;
  return name && existsSync(join(root, file)) ? file : `pages/unknown${ending}`;
}
