import { expect, test } from 'vitest';
import { editorKind, editorText, isEmpty, normalText } from './read-back.ts';

const line = (inner: string) =>
  `<div data-block="true"><div><span><span data-text="true">${inner}</span></span></div></div>`;
const emptyLine = '<div data-block="true"><div><span><br data-text="true"></span></div></div>';

function editorWith(blocks: string): HTMLElement {
  document.body.innerHTML = `<div class="public-DraftEditor-content"><div data-contents="true">${blocks}</div></div>`;
  return document.body.firstElementChild as HTMLElement;
}

test('blocks are lines, and empty ones are kept', () => {
  const editor = editorWith(line('one') + emptyLine + line('two <img alt="🔥"> end'));
  expect(editorText(editor)).toBe('one\n\ntwo 🔥 end');
  expect(isEmpty(editor)).toBe(false);
  expect(isEmpty(editorWith(emptyLine))).toBe(true);
});

test('what a person cannot see does not count, a missing blank line does', () => {
  expect(normalText('a\u00a0b  \r\nc❤\ufe0f\n')).toBe(normalText('a b\nc❤'));
  expect(normalText('e\u0301')).toBe(normalText('é'));
  expect(normalText('a\n\nb')).not.toBe(normalText('a\nb'));
});

test('kinds of editors are told apart', () => {
  expect(editorKind(editorWith(emptyLine))).toBe('draft');
  expect(editorKind(document.createElement('textarea'))).toBe('textarea');
  expect(editorKind(document.createElement('div'))).toBe('unknown');
});
