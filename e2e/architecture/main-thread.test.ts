import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceTree, withoutComments } from './source-tree.ts';

const tree = readSourceTree();

/** What a file loads when it is loaded itself: no types, and nothing that waits for an `import()`. */
const STATIC =
  /(?:^|\n)\s*(?:(?:import|export)\s+(?!type\b)[^'";]*?from|import)\s*['"]([^'"]+)['"]/g;

/** The chain of files by which one is loaded with the entry; null where it is not. */
function pathTo(wanted: string, entry: string): string[] | null {
  const chains = new Map([[entry, [entry]]]);
  for (const [path, chain] of chains) {
    if (path === wanted) return chain;
    for (const [, named = ''] of withoutComments(tree.get(path) ?? '').matchAll(STATIC)) {
      const target = named.startsWith('.') ? join(dirname(path), named) : named.replace(/^#/, '');
      if (!chains.has(target)) chains.set(target, [...chain, target]);
    }
  }
  return null;
}

const DETECTOR = 'eld/extrasmall';

/** The server's own program, all of its routes and its background jobs. */
const entries = ['api/server/main.ts', 'api/server/app.ts', 'api/worker/handlers.ts'];

it.each([...entries, 'api/worker/text-threads/text-thread.ts'])(
  '%s never loads the language detector by itself: 80 MB that some text tasks need',
  (entry) => {
    expect(tree.has(entry)).toBe(true);
    expect(pathTo(DETECTOR, entry)).toBeNull();
  },
);

it('finds it behind a task that reads a language', () => {
  expect(pathTo(DETECTOR, 'api/domains/drafting/finish/finish-draft.ts')).not.toBeNull();
});
