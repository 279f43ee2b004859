import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { planted } from './planted.ts';
import { lines, rules } from './rules.ts';
import { importsOf, readSourceTree, readText } from './source-tree.ts';

const tree = readSourceTree();

it('sees the project and the imports between its files', () => {
  const resolved = [...tree].flatMap(([path, source]) =>
    importsOf(path, source).filter(({ target }) => tree.has(target)),
  );
  expect(tree.size).toBeGreaterThan(80);
  expect(resolved.length).toBeGreaterThan(tree.size);
});

it('resolves every import of our own files to a file that exists', () => {
  const lost = [...tree].flatMap(([path, source]) =>
    importsOf(path, source)
      .filter(({ target }) => /^(api|console|e2e|extension|shared)\//.test(target))
      .filter(({ target }) => !existsSync(target))
      .map(({ target }) => `${path} imports ${target}`),
  );
  expect(lost.filter((line) => !line.startsWith('e2e/architecture/'))).toEqual([]);
});

describe.each(Object.entries(rules))('%s', (name, rule) => {
  it('holds', () => {
    const own = new Map([...tree].filter(([path]) => path !== 'e2e/architecture/planted.ts'));
    expect(rule(own)).toEqual([]);
  });

  it('would notice a file that breaks it', () => {
    for (const [path, source] of Object.entries(planted[name] ?? {})) {
      const others = name === 'imports make no circle' ? Object.entries(planted[name] ?? {}) : [];
      expect(rule(new Map([...others, [path, source]])), path).not.toEqual([]);
    }
    expect(planted[name]).toBeDefined();
  });
});

it('warns of files over 300 lines', () => {
  for (const [path, source] of tree) {
    if (lines(source) > 300) process.stdout.write(`note: ${path} has ${lines(source)} lines\n`);
  }
});

it('names only paths that exist in the documents', () => {
  for (const document of ['README.md', 'AGENTS.md']) {
    const named = [
      ...readText(document).matchAll(/`([\w.@-]+\/[\w.@/-]*|[\w-]+\.(?:ts|json|md))`/g),
    ];
    const built = /^(dist|node_modules)\/|^\.(output|data|wxt)\//;
    const missing = named.map(([, path = '']) => path).filter((path) => !existsSync(path));
    expect(named.length, document).toBeGreaterThan(5);
    expect(
      missing.filter((path) => !built.test(path)),
      document,
    ).toEqual([]);
  }
});

it('has an entry in the lock for every optional package, so that other systems can install', () => {
  const lock = z
    .object({
      packages: z.record(
        z.string(),
        z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
      ),
    })
    .parse(JSON.parse(readText('package-lock.json')));
  const entries = Object.keys(lock.packages);
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.length).toBeGreaterThan(20);
  expect(
    wanted.filter((name) => !entries.some((entry) => entry.endsWith(`node_modules/${name}`))),
  ).toEqual([]);
});
