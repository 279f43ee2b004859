import { expect, test } from 'vitest';
import { codeBlocks, follow } from './code-blocks.ts';

const block = (line: string, path: string, code: string) =>
  `${line}\n\n\`\`\`ts ${path}\n${code}\n\`\`\`\n\n`;
const document =
  block('New: `a.ts`', 'a.ts', 'one();\ntwo();') +
  block('In `b.ts`, after the line with `first`:', 'b.ts', 'second();') +
  block('In `b.ts`, instead of the line with `last`:', 'b.ts', 'end();');
const files: Record<string, string> = { 'b.ts': 'first();\nlast();\n' };
const read = (path: string) => files[path];

test('a document is followed as a reader would', () => {
  const changed = follow(codeBlocks(document), read);
  expect(Object.fromEntries(changed)).toEqual({
    'a.ts': 'one();\ntwo();\n',
    'b.ts': 'first();\nsecond();\nend();\n',
  });
});

test('blocks without a path are no instruction', () => {
  expect(codeBlocks('Run:\n\n```sh\nnpm test\n```\n')).toEqual([]);
});

test.each([
  [block('And then:', 'a.ts', 'x'), 'does not say where it goes'],
  [block('New: `other.ts`', 'a.ts', 'x'), 'does not say where it goes'],
  [block('New: `b.ts`', 'b.ts', 'x'), 'b.ts is there already'],
  [block('In `b.ts`, after the line with `gone`:', 'b.ts', 'x'), 'b.ts has 0 lines with gone'],
  [block('In `b.ts`, after the line with `();`:', 'b.ts', 'x'), 'b.ts has 2 lines with ();'],
])('what cannot be followed is told: %#', (text, problem) => {
  expect(() => follow(codeBlocks(text), read)).toThrow(problem);
});
