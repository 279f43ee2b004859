import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { textsInSource } from '../shared/i18n/testing/texts-in-source.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const MODULE = 'virtual:first-texts/';
const STATIC = /^(?:import|export)\s(?!type\b)[^'";]*\sfrom '((?:\.|#shared\/)[^']+\.tsx?)'/gm;

/** What draws the first screen of /login and of /dashboard; what these fetch later waits for all texts. */
const ENTRIES = [
  'console/console.tsx',
  'console/pages/login-page.tsx',
  'shared/screens/dashboard-screen.tsx',
];

/** `virtual:first-texts/de`: of the German catalogue the texts that those modules say. */
export function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const language = id.slice(MODULE.length + 1);
      const file = join(root, `shared/lib/i18n/locales/${language}/common.json`);
      const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const said = textsSaidBy(modulesFrom(ENTRIES));
      const entries = Object.entries(catalogue).filter(([text]) => said.has(text));
      this.addWatchFile(file);
      return { code: `export default ${JSON.stringify(Object.fromEntries(entries))}`, map: null };
    },
  };
}

function textsSaidBy(modules: Map<string, string>): Set<string> {
  return new Set(
    [...modules].flatMap(([path, source]) => [...textsInSource(path, source).texts.keys()]),
  );
}

/** These modules and all that they import at once, with their sources. */
function modulesFrom(paths: string[], found = new Map<string, string>()): Map<string, string> {
  for (const path of paths) {
    if (found.has(path)) continue;
    const source = readFileSync(join(root, path), 'utf8');
    found.set(path, source);
    const imported = [...source.matchAll(STATIC)].map(([, target = '']) =>
      target.startsWith('#') ? target.slice(1) : join(dirname(path), target),
    );
    modulesFrom(imported, found);
  }
  return found;
}
