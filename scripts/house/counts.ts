import { serverPackages } from '../../api/server-packages.mjs';
import { importsOf, type SourceTree, withoutComments } from '../../e2e/architecture/source-tree.ts';
import { installedWith, readLock } from '../notices/installed-packages.mjs';
import { type Count, folderOf, isProduct, isTest, linesOf } from './count.ts';
import { duplicates } from './duplicates.ts';
import { importsThatRunUp, mutualImports } from './layers.ts';
import { retiredWordIn } from './retired-words.ts';

const MOST_FILES = 25;
const FEWEST_LINES = 15;
const PROSE = /\/(server-sentences|remarks)\/|\/(server-sentence|learn-remarks|use-remarks)\.ts$/;
const STATUS =
  /status\s*[:=]\s*'(pending|publishing|posted|failed|unknown|needs_check|held|reminded)'/;

const paths = (tree: SourceTree, applies: (path: string, source: string) => boolean) =>
  [...tree].filter(([path, source]) => applies(path, source)).map(([path]) => path);

/** The counts that need neither a build nor a database. */
export const counts: Count[] = [
  { name: 'imports inside api/ that run up', goal: 5, limit: 0, places: importsThatRunUp },
  {
    name: 'pairs of folders in api/ that import each other',
    goal: 0,
    limit: 0,
    places: mutualImports,
  },
  {
    name: 'files that turn prose back into templates',
    goal: 0,
    limit: 0,
    places: (tree) => paths(tree, (path) => PROSE.test(path) && isProduct(path)),
  },
  {
    name: 'places that call them',
    goal: 0,
    limit: 0,
    places: (tree) =>
      paths(
        tree,
        (path, source) =>
          isProduct(path) &&
          !PROSE.test(path) &&
          importsOf(path, source).some(({ target }) => PROSE.test(`/${target}`)),
      ),
  },
  {
    name: 'plugins or patterns over installed packages',
    goal: 0,
    limit: 0,
    places: (tree) =>
      [...tree].flatMap(([path, source]) =>
        /(^console\/(lighter-|vite)|^wxt\.config|\/vite\.config)/.test(path) &&
        // One that passes packages over transforms our own files.
        !source.includes("if (id.includes('node_modules')")
          ? [...source.matchAll(/^\s*transform\b[(:]/gm)].map(() => path)
          : [],
      ),
  },
  {
    name: 'files that use private members of pg',
    goal: 0,
    limit: 0,
    places: (tree) => paths(tree, usesPrivateMembersOfPg),
  },
  {
    name: `folders with more than ${MOST_FILES} files`,
    goal: 3,
    limit: 1,
    places: crowdedFolders,
  },
  {
    name: `files under ${FEWEST_LINES} lines`,
    goal: 80,
    limit: 80,
    places: (tree) =>
      paths(tree, (path, source) => !isTest(path) && linesOf(source) < FEWEST_LINES),
  },
  {
    name: "files that decide a post's status outside transitions.ts",
    goal: 3,
    limit: 2,
    places: (tree) =>
      paths(
        tree,
        (path, source) =>
          path.startsWith('api/domains/') &&
          isProduct(path) &&
          !path.endsWith('/transitions.ts') &&
          STATUS.test(source),
      ),
  },
  { name: "inserts into another domain's tables", goal: 0, limit: 0, places: foreignInserts },
  {
    name: 'paths with a retired word',
    goal: 5,
    limit: 5,
    places: (tree) => paths(tree, (path) => retiredWordIn(path) !== null),
  },
  {
    name: 'api tests with no source of their name outside scenarios/',
    goal: 10,
    limit: 0,
    places: (tree) =>
      paths(
        tree,
        (path) =>
          /^(api|tools)\//.test(path) &&
          isTest(path) &&
          !path.includes('/scenarios/') &&
          !tree.has(path.replace('.test.', '.')),
      ),
  },
  { name: 'duplicates of 6 lines or more', goal: 25, limit: 20, places: duplicates },
];

/** Lines of all files that are no tests. */
export function sourceLines(tree: SourceTree): number {
  const sources = [...tree].filter(([path]) => isProduct(path));
  return sources.reduce((sum, [, source]) => sum + linesOf(source), 0);
}

/** Packages that the image installs beside the bundle, on each system. */
export function imagePackages(): number {
  const lock = readLock() as Record<string, { optional?: boolean }>;
  return installedWith(serverPackages, lock).filter((folder) => !lock[folder]?.optional).length;
}

function usesPrivateMembersOfPg(path: string, source: string): boolean {
  return (
    path.startsWith('api/db/') &&
    isProduct(path) &&
    /\b(submittedNamedStatements|queryMode|_queryQueue|connection\.stream|handleRowDescription)\b/.test(
      withoutComments(source),
    )
  );
}

function crowdedFolders(tree: SourceTree): string[] {
  const files = new Map<string, number>();
  for (const path of tree.keys()) files.set(folderOf(path), (files.get(folderOf(path)) ?? 0) + 1);
  return [...files]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count}`);
}

/** Only tables that carry the name of a domain are told apart: activities, notifications, settings. */
function foreignInserts(tree: SourceTree): string[] {
  const domains = new Set(
    [...tree.keys()]
      .filter((path) => path.startsWith('api/domains/'))
      .map((path) => path.split('/')[2]),
  );
  return [...tree].flatMap(([path, source]) => {
    if (!path.startsWith('api/domains/') || !isProduct(path)) return [];
    const own = path.split('/')[2];
    return [...source.matchAll(/insert(?:Into\('|\s+into\s+)([a-z_]+)/g)]
      .map(([, table = '']) => table)
      .filter((table) => domains.has(table) && table !== own)
      .map((table) => `${path} inserts into ${table}`);
  });
}
