/** Puts a text in place of what is selected, as if it had been typed, and the caret after it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The browser's own undo knows of it, which no other way can do.
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
