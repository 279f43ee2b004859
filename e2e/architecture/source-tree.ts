import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const AREAS = ['api', 'console', 'e2e', 'extension', 'scripts', 'shared', 'tools'];

/** Path from the project's folder to the text of the file. */
export type SourceTree = Map<string, string>;

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every TypeScript and JavaScript file of ours. */
export function readSourceTree(): SourceTree {
  const tree: SourceTree = new Map();
  for (const area of AREAS) {
    const entries = readdirSync(join(root, area), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile() || !/\.(ts|tsx|mjs)$/.test(entry.name)) continue;
      const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      tree.set(path, readText(path));
    }
  }
  return tree;
}

export interface Import {
  /** The file as a project path, or the package as it is written. */
  target: string;
  names: string[];
}

const STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*['"]([^'"]+)['"]/g;
const BARE = /(?:^|\n)\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** What a file imports, types included: those are dependencies too. */
export function importsOf(path: string, source: string): Import[] {
  const code = withoutComments(source);
  const found: Import[] = [];
  for (const [, names = '', target = ''] of code.matchAll(STATEMENT)) {
    found.push({ target: resolve(path, target), names: names.match(/[\w$]+/g) ?? [] });
  }
  for (const [, direct, dynamic] of code.matchAll(BARE)) {
    found.push({ target: resolve(path, direct ?? dynamic ?? ''), names: [] });
  }
  return found;
}

export function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/[^\n]*/g, '$1');
}

export function withoutText(source: string): string {
  return withoutComments(source).replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");
}

function resolve(from: string, target: string): string {
  const plain = target.replace(/\?.*$/, '');
  if (plain.startsWith('#')) return plain.slice(1);
  if (plain.startsWith('.')) return join(dirname(from), plain).replaceAll('\\', '/');
  return plain;
}
