import type { SourceTree } from '../../e2e/architecture/source-tree.ts';

/** One row of the table that `npm run house` prints. */
export interface Count {
  /** What is counted. */
  name: string;
  /** The value that the project works towards. */
  goal: number;
  /** The value that `npm run verify` accepts at most; it only goes down. */
  limit: number;
  /** The places that count, by path where there is one; their number is the value. */
  places(tree: SourceTree): string[];
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const isStory = (path: string) => path.endsWith('.stories.tsx');

/** Code that runs in the product: neither a test, nor what only tests use, nor the gallery's stories. */
export const isProduct = (path: string) =>
  !isTest(path) && !isStory(path) && !path.startsWith('e2e/') && !path.startsWith('api/testing/');

/** The folder in which a file lies. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export const linesOf = (source: string) => source.trimEnd().split('\n').length;
