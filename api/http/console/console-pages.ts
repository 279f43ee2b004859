import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/contracts/languages.ts';

/** Whom a page is for. */
export interface Reader {
  /** Who comes without a session. */
  isVisit: boolean;
  /** What the browser asks for. */
  language: Language;
}

/**
 * Answers which file a browser gets at a path, of those that the build has written. Who comes without
 * a session is told so in it, so that no 401 is asked for, in the language of the browser; nothing in it
 * is about anybody.
 */
export function consolePages(root: string): (path: string, reader: Reader) => string {
  const files = new Set(readdirSync(join(root, 'pages')));
  return (path, { isVisit, language }) => {
    const ending = isVisit ? `.visitor.${language}.html` : '.html';
    const name = path === '/' ? 'landing' : /^\/([\w-]+)$/.exec(path)?.[1];
    return `pages/${files.has(name + ending) ? name : 'unknown'}${ending}`;
  };
}
