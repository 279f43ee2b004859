import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtWeights } from './built-weights.ts';

/** A build of these files; what stands in them cannot be compressed. */
function built(files: Record<string, string | number>): string {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const bytes = typeof content === 'number' ? randomBytes(content) : content;
    writeFileSync(join(root, path), bytes);
  }
  return root;
}

const weigh = (root: string) => builtWeights.map((weight) => weight.weigh(root));

test('without a build there is nothing to weigh', () => {
  expect(weigh(built({}))).toEqual([null, null, null]);
});

test('the heaviest of all pages counts, each script once, with its heaviest texts and its style', () => {
  const script = (name: string) =>
    `<script type="module" src="/assets/${name}-12345678.js"></script>`;
  const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}-12345678.js">`;
  const style = '<link rel="stylesheet" href="/assets/index-12345678.css">';
  const [first, css, onX] = weigh(
    built({
      'dist/console/pages/login.visitor.en.html': script('main') + preload('login-page') + style,
      'dist/console/pages/team.html': script('main') + preload('main') + preload('team-screen'),
      'dist/console/assets/index-12345678.css': 7_000,
      'dist/console/assets/main-12345678.js': 20_000,
      'dist/console/assets/login-page-12345678.js': 1_000,
      'dist/console/assets/login-page--de-12345678.js': 9_000,
      'dist/console/assets/team-screen-12345678.js': 5_000,
      'dist/console/assets/team-screen--de-12345678.js': 2_000,
      'dist/console/assets/team-screen--ja-12345678.js': 3_000,
      'dist/console/assets/ja-12345678.js': 4_000,
      '.output/chrome-mv3/texts-de.js': 7_000,
      '.output/chrome-mv3/texts-ja.js': 9_000,
    }),
  );
  expect(first).toBeCloseTo(32, 0);
  expect(css).toBeCloseTo(7, 0);
  expect(onX).toBeCloseTo(7, 0);
});
