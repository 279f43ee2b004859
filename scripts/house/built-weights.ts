import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes of gzip of what the last build wrote; null where there is no build. Nothing is built here. */
export interface BuiltWeight {
  name: string;
  goal: number;
  weigh(root: string): number | null;
}

const PAGES = ['login.visitor.en.html', 'dashboard.html'];
const SCRIPT = /(?:src|href)="\/(assets\/[^"]+\.js)"/g;
/** The texts of a first screen in one language; other languages than English fetch theirs. */
const FIRST_TEXTS = /^[a-z]{2}-[\w-]+\.js$/;
/** What the background of the extension injects into x.com for a person who reads German. */
const GERMAN_ON_X = /^[a-z]+-de\.js$/;

export const builtWeights: BuiltWeight[] = [
  {
    name: 'first script before the first screen, worst language, gz',
    goal: 130,
    weigh(root) {
      const built = join(root, 'dist/console');
      if (!PAGES.every((page) => existsSync(join(built, 'pages', page)))) return null;
      const texts = readdirSync(join(built, 'assets')).filter((file) => FIRST_TEXTS.test(file));
      const largest = Math.max(0, ...texts.map((file) => weightOf(join(built, 'assets', file))));
      const pages = PAGES.map((page) => {
        const html = readFileSync(join(built, 'pages', page), 'utf8');
        const scripts = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file));
        return [...scripts].reduce((sum, file) => sum + weightOf(join(built, file)), 0);
      });
      return Math.max(...pages) + largest;
    },
  },
  {
    name: 'catalogue brought onto x.com, German, gz',
    goal: 8,
    weigh(root) {
      const built = join(root, '.output/chrome-mv3');
      if (!existsSync(built)) return null;
      const files = readdirSync(built).filter((file) => GERMAN_ON_X.test(file));
      return files.reduce((sum, file) => sum + weightOf(join(built, file)), 0);
    },
  },
];

function weightOf(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length / 1_000;
}
