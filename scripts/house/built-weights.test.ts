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
  expect(weigh(built({}))).toEqual([null, null]);
});

test('the heavier of the first pages counts, each script once, with the heaviest texts', () => {
  const script = (name: string) => `<script type="module" src="/assets/${name}.js"></script>`;
  const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js">`;
  const [first, onX] = weigh(
    built({
      'dist/console/pages/login.visitor.en.html': script('main-1') + preload('login-1'),
      'dist/console/pages/dashboard.html': script('main-1') + preload('main-1') + preload('home-1'),
      'dist/console/assets/main-1.js': 20_000,
      'dist/console/assets/login-1.js': 1_000,
      'dist/console/assets/home-1.js': 5_000,
      'dist/console/assets/de-1.js': 2_000,
      'dist/console/assets/ja-1.js': 3_000,
      '.output/chrome-mv3/texts-de.js': 7_000,
      '.output/chrome-mv3/texts-ja.js': 9_000,
    }),
  );
  expect(first).toBeCloseTo(28, 0);
  expect(onX).toBeCloseTo(7, 0);
});
