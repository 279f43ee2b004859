import { importsOf, type SourceTree } from '../../e2e/architecture/source-tree.ts';
import { isProduct } from './count.ts';

/** The folders of api/, from those that know nothing of the others to those that know all. */
const LAYERS = [
  ['errors'],
  ['config'],
  ['concurrency', 'secrets', 'i18n'],
  ['db'],
  ['queue'],
  ['realtime', 'live'],
  ['providers', 'ai'],
  ['analysis'],
  ['metrics'],
  ['text-pool'],
  ['http'],
  ['domains'],
  ['worker', 'jobs'],
  ['server'],
  ['cli'],
];

/** `context.ts` is a type that every layer may name. */
const AT_THE_DOOR = 'api/context.ts';

interface Edge {
  path: string;
  target: string;
  from: string;
  to: string;
}

const rank = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));

/** A file beside the folders starts or ends the process. */
function layerOf(path: string): string {
  const [, folder = '', ...rest] = path.split('/');
  return rest.length === 0 ? 'server' : folder;
}

function edges(tree: SourceTree): Edge[] {
  const found: Edge[] = [];
  for (const [path, source] of tree) {
    if (!path.startsWith('api/') || !isProduct(path)) continue;
    for (const { target } of importsOf(path, source)) {
      if (!target.startsWith('api/') || target === AT_THE_DOOR || path === AT_THE_DOOR) continue;
      const [from, to] = [layerOf(path), layerOf(target)];
      if (from !== to && rank(to) >= 0 && rank(from) >= 0) found.push({ path, target, from, to });
    }
  }
  return found;
}

/** Imports of a layer above the file's own. */
export function importsThatRunUp(tree: SourceTree): string[] {
  return edges(tree)
    .filter(({ from, to }) => rank(to) > rank(from))
    .map(({ path, target }) => `${path} imports ${target}`);
}

/** Folders of api/ that import each other. */
export function mutualImports(tree: SourceTree): string[] {
  const pairs = new Set(edges(tree).map(({ from, to }) => `${from} ${to}`));
  return [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && pairs.has(`${to} ${from}`);
  });
}
