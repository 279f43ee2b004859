import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folders = 'api|bench|console|docs|e2e|extension|scripts|shared|training';
const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
const read = (path: string) => readFileSync(path, 'utf8');

/** Every `path` of ours in a page, with the tests that are named right after it. */
function citations(page: string): { path: string; tests: string[] }[] {
  const form = new RegExp(`\`((?:${folders})/[\\w./{}*-]+)\`((?:,?\\s"[^"]+")*)`, 'g');
  return [...page.matchAll(form)].map(([, path = '', named = '']) => ({
    path,
    tests: [...named.matchAll(/"([^"]+)"/g)].map(([, test = '']) => plain(test)),
  }));
}

/** In a test file line breaks and escapes may stand between the words of a name. */
const plain = (text: string) => text.replace(/\\(['`])/g, '$1').replace(/\s+/g, ' ');

describe.each(pages)('docs/%s', (name) => {
  const cited = citations(read(`docs/${name}`));

  it('names only tests that the cited file holds', () => {
    const lost = cited
      .filter(({ path }) => existsSync(path))
      .flatMap(({ path, tests }) =>
        tests
          .filter((test) => !plain(read(path)).includes(test))
          .map((test) => `${path} "${test}"`),
      );
    expect(lost).toEqual([]);
  });
});

/** The rows of its tables that promise something and name no test for it. */
const unproven = (page: string): string[] =>
  page
    .split('\n')
    .filter((line) => /^\| .* \|$/.test(line) && line.includes('`'))
    .filter((line) => !/\| decision: /.test(line))
    .filter((line) => !citations(line).some(({ tests }) => tests.length > 0));

it('each row of docs/security.md names a test, or is a decision', () => {
  expect(unproven(read('docs/security.md'))).toEqual([]);
  const rows = [
    'a `api/config/env.ts`',
    'b `api/x.test.ts` "does it"',
    'c | decision: `api/config/env.ts`',
  ];
  expect(unproven(rows.map((row) => `| ${row} |`).join('\n'))).toEqual([
    '| a `api/config/env.ts` |',
  ]);
});

it('sees which test a page names', () => {
  expect(
    citations('see `api/config/env.ts`, `api/x.test.ts` "does it", "and\nthat" and `npm test`'),
  ).toEqual([
    { path: 'api/config/env.ts', tests: [] },
    { path: 'api/x.test.ts', tests: ['does it', 'and that'] },
  ]);
});
