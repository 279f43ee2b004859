import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pickTexts } from '../shared/i18n/catalogue-source/said-texts.ts';
import type { Catalogue } from '../shared/lib/i18n/translator.ts';
import { pageModules } from './page-modules.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const MODULE = 'virtual:first-texts/';

/**
 * `virtual:first-texts/de`: by the path of a page what loads its German texts.
 * `virtual:first-texts/login-page--de`: of the German catalogue the texts that this page and the frame
 * say at once; what it fetches later waits for all texts.
 */
export function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const [page = '', language] = id.slice(MODULE.length + 1).split('--');
      if (!language) return { code: loadersIn(page), map: null };
      const screen = pageModules().find(({ name }) => name === page);
      if (!screen) throw new Error(`No first texts of ${page}`);
      const file = `shared/lib/i18n/locales/${language}/common.json`;
      const catalogue = JSON.parse(read(file)) as Catalogue;
      const texts = pickTexts(catalogue, ['console/console.tsx', screen.file], read);
      this.addWatchFile(join(root, file));
      return { code: `export default ${JSON.stringify(texts)}`, map: null };
    },
  };
}

function loadersIn(language: string): string {
  const pages = pageModules().map(({ path, name }) => {
    const known = JSON.stringify(path.replace(':token', ':id'));
    return `${known}: () => import('${MODULE}${name}--${language}')`;
  });
  return `export default {${pages.join(',\n')}}`;
}
