import { postText } from '../posts/posts.ts';
import { draftEditor, editorBlock } from '../selectors.ts';

export type EditorKind = 'draft' | 'textarea' | 'unknown';

export function editorKind(editor: Element): EditorKind {
  if (editor instanceof HTMLTextAreaElement) return 'textarea';
  const isDraft = editor.matches(draftEditor) || editor.querySelector(editorBlock) !== null;
  return isDraft ? 'draft' : 'unknown';
}

/** What stands in an editor, one line per block, emoji shown as pictures included. */
export function editorText(editor: Element): string {
  if (editor instanceof HTMLTextAreaElement) return editor.value;
  if (editorKind(editor) === 'unknown') return postText(editor);
  return [...editor.querySelectorAll(editorBlock)].map(lineText).join('\n');
}

/** An empty line holds a `br` that stands for nothing; a `br` beside text is a soft line break. */
function lineText(block: Element): string {
  const text = postText(block);
  return text === '\n' ? '' : text;
}

/** Equal for a person: composed letters, plain spaces, no emoji selectors, no trailing spaces. */
export function normalText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/\ufe0f/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n+$/, '');
}

export function isEmpty(editor: Element): boolean {
  return normalText(editorText(editor)).trim() === '';
}
