import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes of gzip of what the last build wrote; null where there is no build. Nothing is built here. */
export interface BuiltWeight {
  name: string;
  goal: number;
  weigh(root: string): number | null;
}

const FILE = (ending: string) => new RegExp(`(?:src|href)="/(assets/[^"]+\\.${ending})"`, 'g');
/** Of the hash that ends the name of a file. */
const HASH = /-[\w-]{8}\.js$/;
/** What the background of the extension injects into x.com for a person who reads German. */
const GERMAN_ON_X = /^[a-z]+-de\.js$/;

export const builtWeights: BuiltWeight[] = [
  {
    name: 'first scripts of the heaviest page, worst language, gz',
    goal: 130,
    weigh: (root) => heaviest(root, scriptsWithTexts),
  },
  {
    name: 'style of a page, gz',
    goal: 40,
    weigh: (root) => heaviest(root, (built, html) => sum(built, namedIn(html, 'css'))),
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

type Weigh = (built: string, html: string, assets: string[]) => number;

function heaviest(root: string, weigh: Weigh): number | null {
  const built = join(root, 'dist/console');
  if (!existsSync(join(built, 'pages'))) return null;
  const assets = readdirSync(join(built, 'assets'));
  const pages = readdirSync(join(built, 'pages')).filter((name) => name.endsWith('.html'));
  const htmls = pages.map((page) => readFileSync(join(built, 'pages', page), 'utf8'));
  return Math.max(...htmls.map((html) => weigh(built, html, assets)));
}

/** Scripts that a page names, and what other languages than English load before its first screen. */
function scriptsWithTexts(built: string, html: string, assets: string[]): number {
  const scripts = namedIn(html, 'js');
  const names = new Set(scripts.map((file) => file.slice('assets/'.length).replace(HASH, '')));
  const texts = assets.flatMap((file) => {
    const [page = '', language] = file.replace(HASH, '').split('--');
    if (!language || !file.endsWith('.js') || !names.has(page)) return [];
    const table = assets.find((one) => one.replace(HASH, '') === language);
    return [
      sum(
        built,
        [file, ...(table ? [table] : [])].map((one) => `assets/${one}`),
      ),
    ];
  });
  return sum(built, scripts) + Math.max(0, ...texts);
}

const namedIn = (html: string, ending: string) => [
  ...new Set([...html.matchAll(FILE(ending))].map(([, file = '']) => file)),
];

const sum = (built: string, files: string[]) =>
  files.reduce((total, file) => total + weightOf(join(built, file)), 0);

const weights = new Map<string, number>();

function weightOf(file: string): number {
  const weight = weights.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length / 1_000;
  weights.set(file, weight);
  return weight;
}
