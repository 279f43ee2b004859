import type { Composer } from './composer.ts';
import { pasteEvent } from './paste-event.ts';
import { patience } from './patience.ts';
import { editorKind, editorText, isEmpty, normalText } from './read-back.ts';

export type InsertResult =
  /** The text stands exactly; `open` says whether X offers to send it. */
  | { done: true; submit: 'enabled' | 'disabled' | 'none' }
  | { done: false; reason: 'unknown-editor' | 'gone' | 'refused' | 'different' };

/** Draft.js takes a new DOM selection over only after a while; at once it would append. */
const selectionDelay = 50;
const readBackLimit = 1_000;

/**
 * Writes into X's composer and proves it by reading back. A synthetic paste is what Draft.js takes
 * exactly; `execCommand` on an empty editor would unmount it. `find` gives the composer anew, as X
 * may replace its parts at any moment. Never presses anything.
 */
export async function insertText(
  find: () => Composer | null,
  text: string,
  mode: 'replace' | 'append',
): Promise<InsertResult> {
  const editor = find()?.editor;
  if (!editor) return { done: false, reason: 'gone' };
  const kind = editorKind(editor);
  if (kind === 'unknown') return { done: false, reason: 'unknown-editor' };

  const draft = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const before = mode === 'append' && !isEmpty(editor) ? editorText(editor) : '';
  const addition = before === '' ? draft : `\n\n${draft}`;
  const expected = normalText(before + addition);

  if (editor instanceof HTMLTextAreaElement) {
    fillTextarea(editor, before + addition);
    return readBack(find, expected);
  }
  await select(editor, before === '' ? 'all' : 'end');
  editor.dispatchEvent(pasteEvent(addition));
  const first = await readBack(find, expected);
  if (first.done || first.reason !== 'refused') return first;

  const emptied = find()?.editor;
  if (!emptied) return { done: false, reason: 'gone' };
  await select(emptied, 'all');
  textInput(emptied, addition);
  return readBack(find, expected);
}

async function select(editor: HTMLElement, what: 'all' | 'end'): Promise<void> {
  editor.focus();
  const selection = getSelection();
  selection?.selectAllChildren(editor);
  if (what === 'end') selection?.collapseToEnd();
  await pause(selectionDelay);
}

function textInput(editor: HTMLElement, text: string): void {
  const event = document.createEvent('TextEvent') as Event & {
    initTextEvent(
      type: string,
      bubbles: boolean,
      cancelable: boolean,
      view: Window,
      data: string,
    ): void;
  };
  event.initTextEvent('textInput', true, true, window, text);
  editor.dispatchEvent(event);
}

/** React listens behind the element's own property, so the prototype's setter has to be used. */
function fillTextarea(editor: HTMLTextAreaElement, text: string): void {
  editor.focus();
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  setter?.call(editor, text);
  editor.dispatchEvent(new Event('input', { bubbles: true }));
}

async function readBack(find: () => Composer | null, expected: string): Promise<InsertResult> {
  const isOver = patience(readBackLimit);
  for (;;) {
    const composer = find();
    const exact = composer && normalText(editorText(composer.editor)) === expected;
    // X enables its button one render after the text stands.
    if (exact && composer.submit?.disabled === false) return { done: true, submit: 'enabled' };
    if (isOver()) {
      if (exact) return { done: true, submit: composer.submit ? 'disabled' : 'none' };
      if (!composer) return { done: false, reason: 'gone' };
      return { done: false, reason: isEmpty(composer.editor) ? 'refused' : 'different' };
    }
    await pause(20);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
