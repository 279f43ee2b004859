import { EditorState } from 'draft-js';
import { describe, expect, it } from 'vitest';
import { createEditor, pasteText, textOf } from './editor-state.ts';

describe('the paste of X’s editor', () => {
  it('turns each line into a block and keeps blank ones', () => {
    const state = pasteText(createEditor(), 'one\r\n\r\ntwo 👨‍👩‍👧‍👦\nثلاثة');
    expect(textOf(state)).toBe('one\n\ntwo 👨‍👩‍👧‍👦\nثلاثة');
    expect(state.getCurrentContent().getBlocksAsArray()).toHaveLength(4);
  });

  it('goes to the caret of the model and leaves the caret behind the text', () => {
    const state = pasteText(pasteText(createEditor('gm'), ' all'), '!');
    expect(textOf(state)).toBe('gm all!');
  });

  it('replaces what the model has selected', () => {
    const state = createEditor('old words');
    const block = state.getCurrentContent().getFirstBlock();
    const selection = state
      .getSelection()
      .merge({ anchorKey: block.getKey(), anchorOffset: 0, focusOffset: block.getLength() });
    const selected = EditorState.forceSelection(state, selection);
    expect(textOf(pasteText(selected, 'new'))).toBe('new');
  });
});
