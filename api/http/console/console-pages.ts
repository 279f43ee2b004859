import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Answers which file a browser gets at a path, of those that the build has written. Who comes without
 * a session is told so in it, so that no 401 is asked for; nothing in it is about anybody.
 */
export function consolePages(root: string): (path: string, isVisit: boolean) => string {
  const files = new Set(readdirSync(join(root, 'pages')));
  return (path, isVisit) => {
    const ending = isVisit ? '.visitor.html' : '.html';
    const name = path === '/' ? 'landing' : /^\/([\w-]+)$/.exec(path)?.[1];
    return `pages/${files.has(name + ending) ? name : 'unknown'}${ending}`;
  };
}
