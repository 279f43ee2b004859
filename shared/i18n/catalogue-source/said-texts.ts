import type { Catalogue } from '../../lib/i18n/translator.ts';
import { textsInSource } from './texts-in-source.ts';

type Read = (path: string) => string;

const STATIC =
  /^(?:import|export)\s(?!type\b)[^'";]*\sfrom '((?:\.|#shared\/|#extension\/)[^']+\.tsx?)'/gm;

/** A catalogue with the texts of these modules, and of all that they import at once, and `more`. */
export function pickTexts(
  catalogue: Catalogue,
  entries: string[],
  read: Read,
  more: readonly string[] = [],
): Catalogue {
  const texts = new Set(more);
  for (const [path, source] of modulesFrom(entries, read, new Map())) {
    for (const text of textsInSource(path, source).texts.keys()) texts.add(text);
  }
  return Object.fromEntries(Object.entries(catalogue).filter(([text]) => texts.has(text)));
}

function modulesFrom(paths: string[], read: Read, found: Map<string, string>) {
  for (const path of paths) {
    if (found.has(path)) continue;
    const source = read(path);
    found.set(path, source);
    const imported = [...source.matchAll(STATIC)].map(([, target = '']) =>
      target.startsWith('#')
        ? target.slice(1)
        : new URL(target, `file:///${path}`).pathname.slice(1),
    );
    modulesFrom(imported, read, found);
  }
  return found;
}
