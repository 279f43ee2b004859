import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { pickTexts } from '../shared/i18n/catalogue-source/said-texts.ts';
import type { Catalogue } from '../shared/lib/i18n/translator.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const MODULE = 'virtual:first-texts/';

/** What draws the first screen of these pages; what it fetches later waits for all texts. */
const PAGES: Record<string, string> = {
  login: 'console/pages/login-page.tsx',
  dashboard: 'shared/screens/dashboard-screen.tsx',
};

/** `virtual:first-texts/login/de`: of the German catalogue the texts that this page and the frame say. */
export function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return;
      const [page = '', language = ''] = id.slice(MODULE.length + 1).split('/');
      const screen = PAGES[page];
      if (!screen) throw new Error(`No first texts of ${page}`);
      const file = `shared/lib/i18n/locales/${language}/common.json`;
      const catalogue = JSON.parse(read(file)) as Catalogue;
      const texts = pickTexts(catalogue, ['console/console.tsx', screen], read);
      this.addWatchFile(join(root, file));
      return { code: `export default ${JSON.stringify(texts)}`, map: null };
    },
  };
}
