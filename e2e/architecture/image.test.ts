import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readText } from './source-tree.ts';

const copied = [...readText('Dockerfile').matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(
  ([, sources = '']) => sources.split(' ').map((path) => path.replace('/app/', '')),
);
/** What the build stage makes; the rest is in the checkout. */
const built = ['node_modules', 'dist', '.output'];
const isBuilt = (path: string) => built.some((one) => path === one || path.startsWith(`${one}/`));

it('the image is given only what is there', () => {
  expect(copied).toEqual(expect.arrayContaining(built));
  expect(copied.filter((path) => !isBuilt(path) && !existsSync(path))).toEqual([]);
});
