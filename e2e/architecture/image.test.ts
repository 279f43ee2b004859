import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { importsOf, readSourceTree, readText } from './source-tree.ts';

const tree = readSourceTree();
const copied = [...readText('Dockerfile').matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(
  ([, sources = '']) => sources.split(' ').map((path) => path.replace('/app/', '')),
);
/** What the build stage makes; the rest is in the checkout. */
const built = ['node_modules', 'dist', '.output'];
/** The server, and what `docs/operators.md` lets people run beside it. */
const programs = ['main.ts', 'db/backup.ts', 'db/restore.ts', 'db/reset.ts', 'db/reseal.ts'];
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readText('package.json')));

/** Everything that these files import, and what that imports. */
function reachedFrom(files: string[]): Set<string> {
  const reached = new Set(files);
  for (const path of reached) {
    for (const { target } of importsOf(path, tree.get(path) ?? '')) {
      // Of SQL too something can stand after "from".
      if (/^[@\w]/.test(target)) reached.add(target);
    }
  }
  return reached;
}

it('copies only what is there', () => {
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !built.includes(path) && !existsSync(path))).toEqual([]);
});

it('holds every file and package that its programs import', () => {
  const reached = [...reachedFrom(programs.map((name) => `api/${name}`))];
  expect(reached.length).toBeGreaterThan(300);
  const isInside = (path: string) =>
    copied.some((source) => path === source || path.startsWith(`${source}/`));
  const isInstalled = (target: string) =>
    isBuiltin(target) ||
    Object.keys(dependencies).some((name) => target === name || target.startsWith(`${name}/`));
  expect(
    reached.filter((target) => !(tree.has(target) ? isInside(target) : isInstalled(target))),
  ).toEqual([]);
});
