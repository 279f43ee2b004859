import { settled } from '../settled.ts';
import { lookUntil } from '../wait-budget.ts';
import type { Composer } from './composer.ts';
import { pasteEvent } from './paste-event.ts';
import { editorKind, editorText, isEmpty, normalText } from './read-back.ts';

export type InsertResult =
  /** The text stands exactly; `open` says whether X offers to send it. */
  | { done: true; submit: 'enabled' | 'disabled' | 'none' }
  | { done: false; reason: 'unknown-editor' | 'gone' | 'refused' | 'different' };

/** Draft.js takes a new DOM selection over only after a while; at once it would append. */
const selectionDelay = 50;
const readBackLimit = 1_000;
/** X may take a text back a moment after it stood. */
const settling = { quiet: 700, limit: 2_000 };

/** What is read back: the text that is expected, and the one that stood there before. */
interface Wanted {
  expected: string;
  before: string;
}

/**
 * Writes into X's composer and proves it by reading back, again once X's page has settled. A synthetic paste is what Draft.js takes
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
  const wanted = {
    expected: normalText(before + addition),
    before: normalText(editorText(editor)),
  };

  if (editor instanceof HTMLTextAreaElement) {
    fillTextarea(editor, before + addition);
    return prove(find, wanted);
  }
  await select(editor, before === '' ? 'all' : 'end');
  editor.dispatchEvent(pasteEvent(addition));
  const first = await prove(find, wanted);
  if (first.done || first.reason !== 'refused') return first;

  const emptied = find()?.editor;
  if (!emptied) return { done: false, reason: 'gone' };
  // Beside a text the second way leaves the screen behind the editor's own state.
  if (!isEmpty(emptied)) return first;
  await select(emptied, 'all');
  textInput(emptied, before + addition);
  return prove(find, wanted);
}

/** Reads back at once, and again when the page has settled or the person goes on. */
async function prove(find: () => Composer | null, wanted: Wanted): Promise<InsertResult> {
  const first = await readBack(find, wanted);
  if (!first.done) return first;
  const shown = () => {
    const editor = find()?.editor;
    return editor ? normalText(editorText(editor)) : null;
  };
  return (await settled(shown, settling)) === 'person' ? first : look(find(), wanted);
}

async function select(editor: HTMLElement, what: 'all' | 'end'): Promise<void> {
  editor.focus();
  const selection = getSelection();
  selection?.selectAllChildren(editor);
  if (what === 'end') selection?.collapseToEnd();
  await new Promise((resolve) => setTimeout(resolve, selectionDelay));
}

function textInput(editor: HTMLElement, text: string): void {
  const event = document.createEvent('TextEvent');
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

function readBack(find: () => Composer | null, wanted: Wanted): Promise<InsertResult> {
  // X enables its button one render after the text stands.
  const isReady = (result: InsertResult) => result.done && result.submit === 'enabled';
  return lookUntil(() => look(find(), wanted), isReady, readBackLimit);
}

function look(composer: Composer | null, { expected, before }: Wanted): InsertResult {
  if (!composer) return { done: false, reason: 'gone' };
  const text = normalText(editorText(composer.editor));
  if (text !== expected) {
    const isAsBefore = isEmpty(composer.editor) || text === before;
    return { done: false, reason: isAsBefore ? 'refused' : 'different' };
  }
  if (!composer.submit) return { done: true, submit: 'none' };
  return { done: true, submit: composer.submit.disabled ? 'disabled' : 'enabled' };
}
