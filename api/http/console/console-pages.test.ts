import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { consolePages } from './console-pages.ts';

const root = temporaryFolder();
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'pages'));
for (const name of ['landing', 'personas', 'unknown']) {
  for (const ending of ['.html', '.visitor.en.html', '.visitor.ja.html']) {
    writeFileSync(join(root, 'pages', name + ending), '');
  }
}
const pageAt = consolePages(root);

it.each([
  ['/', 'landing'],
  ['/personas', 'personas'],
  ['/nowhere', 'unknown'],
  ['/personas/', 'unknown'],
  ['/personas/1', 'unknown'],
  ['/..%2fsecret', 'unknown'],
])(
  'at %s is the page %s, for who is signed in and for a visitor in their language',
  (path, name) => {
    expect(pageAt(path, { isVisit: false, language: 'ja' })).toBe(`pages/${name}.html`);
    for (const language of ['en', 'ja'] as const) {
      expect(pageAt(path, { isVisit: true, language })).toBe(
        `pages/${name}.visitor.${language}.html`,
      );
    }
  },
);
