import {
  type Import,
  importsOf,
  type SourceTree,
  withoutComments,
  withoutText,
} from './source-tree.ts';

/** A rule of the house: answers a sentence for each file that breaks it. */
export type Rule = (tree: SourceTree) => string[];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const inside = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));
const isQueries = (path: string) => /[/-]queries\.ts$/.test(path);
const AREAS = ['api', 'console', 'e2e', 'extension', 'scripts', 'shared', 'tools'];
const isOurs = (target: string) => inside(target, ...AREAS);

function eachImport(
  tree: SourceTree,
  applies: (path: string) => boolean,
  allowed: (target: string, path: string, found: Import) => boolean,
): string[] {
  const broken: string[] = [];
  for (const [path, source] of tree) {
    if (!applies(path)) continue;
    for (const found of importsOf(path, source)) {
      if (!allowed(found.target, path, found)) broken.push(`${path} imports ${found.target}`);
    }
  }
  return broken;
}

function eachText(
  tree: SourceTree,
  applies: (path: string) => boolean,
  forbidden: RegExp,
  read = withoutText,
): string[] {
  return [...tree]
    .filter(([path, source]) => applies(path) && forbidden.test(read(source)))
    .map(([path]) => `${path} contains ${forbidden.source}`);
}

/** What each ring of shared/ may import from shared/. */
const RINGS: Record<string, string[]> = {
  contracts: ['contracts', 'lib'],
  lib: ['contracts', 'lib'],
  i18n: ['contracts', 'lib', 'i18n'],
  client: ['contracts', 'lib', 'i18n', 'client', 'ui'],
  ui: ['contracts', 'lib', 'i18n', 'client', 'ui'],
  features: ['contracts', 'lib', 'i18n', 'client', 'ui', 'features'],
  screens: ['contracts', 'lib', 'i18n', 'client', 'ui', 'features', 'screens'],
};

/** What it makes slim of packages, everybody may import: data without code. */
const SLIM_PACKAGES = 'shared/lib/twitter-text/slim-packages.ts';
const PACKAGE_DATA =
  /^(?:twitter-text\/dist\/regexp\/\w+|twemoji-parser\/dist\/lib\/regex|@scure\/bip39\/wordlists\/\w+)\.js$/;

/** The client itself, and the picture that the panel fetches by an address of it. */
/** The client and an image of the API; the person's own Ollama is no page's. */
const CALLERS = new Set([
  'shared/client/api-client.ts',
  'extension/host.ts',
  'extension/device/own-ollama.ts',
]);
/** Three have the key of the page; two keep no text: the zone of this device, and a way to X. */
const KEEPERS = new Set([
  'shared/ui/forms/persisted-form.ts',
  'shared/features/schedule/composer/local-drafts.ts',
  'shared/features/schedule/composer/saved-draft-store.ts',
  'shared/ui/forms/time-zone-choice.ts',
  'shared/features/connections/connecting-store.ts',
]);

const OUR_QUERY = 'shared/client/use-query.ts';

/** The two connections start a sandbox in place of the outside world; tests and their fixtures use it too. */
const startsSandbox = (path: string) =>
  isTest(path) ||
  path.includes('/testing/') ||
  /^api\/server\/(x|market)-connection\.ts$/.test(path);

/** What a bundle holds of others is written down by its build. */
const isBuildStep = (path: string, target: string) =>
  path.endsWith('/vite.config.ts') && inside(target, 'scripts/notices');

const ringOf = (path: string) => path.split('/')[1] ?? '';
const featureOf = (path: string) => path.split('/')[2] ?? '';

const isDomainSource = (path: string) => inside(path, 'api/domains') && !isTest(path);
const isOtherDomain = (path: string, target: string) =>
  inside(target, 'api/domains') && featureOf(target) !== featureOf(path);
const isFace = (path: string) => /^api\/domains\/[^/]+\/public\.ts$/.test(path);

export const rules: Record<string, Rule> = {
  'pages call the API by the client, or an address of it, both of which name the page': (tree) =>
    eachText(
      tree,
      (path) =>
        inside(path, 'shared', 'console', 'extension') && !isTest(path) && !CALLERS.has(path),
      /\bfetch\(|\bEventSource\(|\bsendBeacon\(|\bXMLHttpRequest\(/,
      withoutComments,
    ),

  'what is kept in the browser has a key of its person and workspace': (tree) =>
    eachImport(
      tree,
      (path) => inside(path, 'shared', 'console', 'extension') && !isTest(path),
      (target, path, { names }) =>
        target !== 'shared/client/stored.ts' || !names.includes('writeStored') || KEEPERS.has(path),
    ),

  'screens read with the useQuery of shared/client, which draws in short tasks': (tree) =>
    eachImport(
      tree,
      (path) => inside(path, 'shared', 'console', 'extension') && path !== OUR_QUERY,
      (target, _, { names }) => target !== '@tanstack/react-query' || !names.includes('useQuery'),
    ),

  'shared imports nothing from the rest, and its rings point inwards': (tree) =>
    eachImport(
      tree,
      (path) => inside(path, 'shared'),
      (target, path) =>
        !isOurs(target) ||
        (inside(target, 'shared') && (RINGS[ringOf(path)] ?? []).includes(ringOf(target))),
    ),

  'scripts load no package at their start: a fresh clone has none yet': (tree) =>
    eachText(
      tree,
      (path) => inside(path, 'scripts') && path.endsWith('.mjs'),
      /^(?:import|export[^;'"=(]+\bfrom)\b[^;'"(]*['"](?!node:|\.)\w?[^'"]+['"];/m,
      withoutComments,
    ),

  'contracts and lib import only zod/mini besides each other, and lib the data of packages': (
    tree,
  ) => [
    ...eachImport(
      tree,
      (path) => inside(path, 'shared/contracts') && !isTest(path),
      (target) => isOurs(target) || target === 'zod/mini',
    ),
    ...eachImport(
      tree,
      (path) => inside(path, 'shared/lib') && !isTest(path) && path !== SLIM_PACKAGES,
      (target) => isOurs(target) || target === 'zod/mini' || PACKAGE_DATA.test(target),
    ),
  ],

  'shared knows no node and no browser extension': (tree) => [
    ...eachImport(
      tree,
      (path) => inside(path, 'shared') && !isTest(path),
      (target) => !/^(node:|wxt|@webext-core)/.test(target),
    ),
    ...eachText(
      tree,
      (path) => inside(path, 'shared') && !isTest(path),
      /(?<![\w.$])(browser|chrome|process)\.\w/,
    ),
  ],

  'a feature uses another only through its queries and its public parts': (tree) =>
    eachImport(
      tree,
      (path) => inside(path, 'shared/features'),
      (target, path) =>
        !inside(target, 'shared/features') ||
        featureOf(target) === featureOf(path) ||
        /\/(?:queries\.ts|public\.tsx)$/.test(target),
    ),

  'the API takes only contracts and lib from shared; what connects and tests take the sandbox': (
    tree,
  ) =>
    eachImport(
      tree,
      (path) => inside(path, 'api'),
      (target, path) =>
        !isOurs(target) ||
        inside(target, 'api', 'shared/contracts', 'shared/lib') ||
        (inside(target, 'tools/sandbox') && startsSandbox(path)) ||
        isBuildStep(path, target),
    ),

  'console and extension never import the API, nor each other': (tree) =>
    eachImport(
      tree,
      (path) => inside(path, 'console', 'extension'),
      (target, path) =>
        !isOurs(target) ||
        inside(target, 'shared', path.split('/')[0] ?? '') ||
        isBuildStep(path, target),
    ),

  "only x-page holds X's selectors": (tree) =>
    eachText(
      tree,
      (path) => inside(path, 'extension') && !inside(path, 'extension/x-page') && !isTest(path),
      /data-testid|tweetTextarea|primaryColumn|cellInnerDiv/,
      withoutComments,
    ),

  'x-page is pure DOM': (tree) => [
    ...eachImport(
      tree,
      (path) => inside(path, 'extension/x-page') && !isTest(path),
      (target) => inside(target, 'extension/x-page', 'shared/lib'),
    ),
    ...eachText(
      tree,
      (path) => inside(path, 'extension/x-page') && !isTest(path),
      /(?<![\w.$])(browser|chrome)\.\w/,
    ),
  ],

  'browser APIs stay in background, entrypoints, storage, messages and host': (tree) =>
    eachText(
      tree,
      (path) =>
        inside(path, 'extension') &&
        !isTest(path) &&
        !inside(path, 'extension/background', 'extension/entrypoints') &&
        !/^extension\/(storage|messages|host)\.tsx?$/.test(path),
      /(?<![\w.$])(browser|chrome)\.\w/,
    ),

  'entrypoints only compose, in at most 60 lines': (tree) =>
    [...tree]
      .filter(([path, source]) => inside(path, 'extension/entrypoints') && lines(source) > 60)
      .map(([path]) => `${path} is longer than 60 lines`),

  'routes.ts holds no SQL, no provider, and calls only reads of its own queries': (tree) =>
    eachImport(
      tree,
      (path) => inside(path, 'api/domains') && /[/-]routes\.ts$/.test(path),
      (target, _, { names }) =>
        target !== 'kysely' &&
        !inside(target, 'api/providers', 'api/ai') &&
        !(
          isQueries(target) &&
          names.some((name) => /^(insert|update|delete|upsert|claim|mark)/.test(name))
        ),
    ),

  'a domain uses another only through its public.ts': (tree) =>
    eachImport(
      tree,
      isDomainSource,
      (target, path) => !isOtherDomain(path, target) || isFace(target),
    ),

  'what a public.ts exports is its own, and another domain uses it': (tree) => {
    const used = new Set<string>();
    for (const [path, source] of tree) {
      if (!isDomainSource(path)) continue;
      for (const { target, names } of importsOf(path, source)) {
        if (isOtherDomain(path, target)) for (const name of names) used.add(`${target} ${name}`);
      }
    }
    return [...tree].flatMap(([path, source]) =>
      isFace(path)
        ? [...source.matchAll(/^export (?:async )?\w+ (\w+)|^export .*? from .*/gm)]
            .filter(([, name]) => !used.has(`${path} ${name}`))
            .map(([text]) => `${path}: ${text}`)
        : [],
    );
  },

  'queries take the database first and the owner second': (tree) => {
    const broken: string[] = [];
    for (const [path, source] of tree) {
      if (!inside(path, 'api/domains') || !isQueries(path)) continue;
      for (const [text, name, parameters = ''] of source.matchAll(
        /export function (\w+)[^(]*\(([^)]*)\)[\s\S]*?\n}/g,
      )) {
        const [first, second] = parameters.split(',').map((part) => part.trim().split(':')[0]);
        const asks = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text);
        // `across` sees all workspaces, and says so by its name.
        const fine =
          first === 'across' ||
          (first === 'db' && /^(owner|userIds?|tokenHash)$/.test(second ?? ''));
        if (asks && !fine) broken.push(`${path}: ${name}(${first}, ${second})`);
      }
    }
    return broken;
  },

  'only api/config/env.ts reads the environment': (tree) =>
    eachText(
      tree,
      (path) => path !== 'api/config/env.ts' && !inside(path, 'scripts'),
      /\bprocess\.env\b|import\.meta\.env/,
    ),

  'no barrels': (tree) =>
    [...tree]
      .filter(
        ([path, source]) =>
          path.endsWith('/index.ts') &&
          !inside(path, 'extension/entrypoints') &&
          /export .* from/.test(source),
      )
      .map(([path]) => `${path} only passes exports on`),

  'no file is longer than 400 lines': (tree) =>
    [...tree]
      .filter(([, source]) => lines(source) > 400)
      .map(([path, source]) => `${path} has ${lines(source)} lines`),

  'imports make no circle': (tree) => findCircle(tree),
};

export function lines(source: string): number {
  return source.split('\n').length - 1;
}

function findCircle(tree: SourceTree): string[] {
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): string[] => {
    if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' -> ')];
    if (done.has(path)) return [];
    done.add(path);
    return importsOf(path, tree.get(path) ?? '')
      .filter(({ target }) => tree.has(target))
      .flatMap(({ target }) => visit(target, [...trail, path]));
  };
  return [...tree.keys()].flatMap((path) => visit(path, []));
}
