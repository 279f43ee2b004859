import { expect, it } from 'vitest';
import { chunkText } from './chat-messages.ts';

it.each([
  ['fees', 'fees'],
  [[{ type: 'text', text: 'fees' }], 'fees'],
  [
    [
      { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
      { type: 'text', text: 'fees' },
    ],
    'fees',
  ],
  [['fees', { text: ' fell' }], 'fees fell'],
  [[], ''],
  [[null, 3, {}], ''],
  [null, null],
  [undefined, null],
  [{}, null],
])('%j is the text %j', (content, text) => {
  expect(chunkText(content)).toBe(text);
});
