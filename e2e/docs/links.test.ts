import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSourceTree, readText } from '../architecture/source-tree.ts';
import { codeBlocks } from './code-blocks.ts';

const documents = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'tools/bench/README.md',
  'training/sentiment/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const sources = [...readSourceTree().keys()];

const LINK = /\]\((?!\w+:)([^)\s#]*)(#[^)\s]*)?\)/g;
const CITED = /`([\w.@-]+\/[\w.@/-]*|[\w.-]+\.(?:ts|tsx|mjs|json|md))`/g;
const FILE = /\.(?:ts|tsx|mjs|json|md|png)$/;
/** Made by a build or a start, and so not there after a clone. */
const MADE = /^(?:dist|node_modules|test-results)\/|^\.(?:output|data|wxt)\//;
const FENCED = /^```[\s\S]*?^```$/gm;

/** The anchors that GitHub gives the headings of a document. */
function anchors(document: string): string[] {
  return [...document.replace(FENCED, '').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-')}`,
  );
}

function brokenLinks(path: string, document: string): string[] {
  return [...document.replace(FENCED, '').matchAll(LINK)].flatMap(([link, target = '', anchor]) => {
    const file = target === '' ? path : normalize(join(dirname(path), target));
    if (!existsSync(file)) return [link];
    return anchor && !anchors(readText(file)).includes(anchor) ? [link] : [];
  });
}

/**
 * Paths of the project that are not there, and that no example of the document makes. A name alone
 * may stand for a file anywhere; media types and addresses are no paths.
 */
function lostPaths(document: string): string[] {
  const known = [...sources, ...codeBlocks(document).map(({ path }) => path)];
  return [...document.replace(FENCED, '').matchAll(CITED)]
    .map(([, path = '']) => path)
    .filter((path) => FILE.test(path) || existsSync(path.split('/')[0] ?? ''))
    .filter((path) => !path.startsWith('./') && !MADE.test(path) && !existsSync(path))
    .filter((path) => !known.some((one) => one.startsWith(path) || one.endsWith(`/${path}`)));
}

describe.each(documents)('%s', (path) => {
  const document = readText(path);

  test('links only to what is there', () => {
    expect(brokenLinks(path, document)).toEqual([]);
  });

  test('names only files and folders that are there', () => {
    expect(lostPaths(document)).toEqual([]);
  });
});

test('a link, an anchor and a path that are not there are noticed', () => {
  const wrong =
    '# One thing\n[a](#one-thing) [b](#another) [c](gone.md) [d](../AGENTS.md#invariants)';
  const lost =
    '`api/server/app.ts` `api/gone.ts` `api/none/` `dist/console/` `gone.json` `queries.ts` `text/html`';
  expect(brokenLinks('docs/x-rules.md', `${wrong}\n\`\`\`md\n[e](gone.md)\n\`\`\``)).toEqual([
    '](#one-thing)',
    '](#another)',
    '](gone.md)',
  ]);
  expect(lostPaths(lost)).toEqual(['api/gone.ts', 'api/none/', 'gone.json']);
});
