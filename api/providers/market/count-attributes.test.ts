import { expect, it } from 'vitest';
import { countAttributes } from './count-attributes.ts';

it.each([
  ['<a b="c" d=\'e\'></a>', 2],
  ['<a b="c"d="e"f="g"></a>', 2],
  ['<a b c d e></a>', 2],
  ['<a\n  b = "1 > 2"\n  c="3"/><f g="h"></f>', 4],
  ['<a>"b" c d e f</a>', 0],
  ["<!-- it's a b c --><![CDATA[<p class='x' id='y'>don't</p>]]><a b='c'/>", 1],
  ['<a b="never closed c d e f', 1],
  ['<![CDATA[never closed <a b="c">', 0],
  ['no tag "at" all', 0],
])('counts those of %j', (xml, about) => {
  expect(countAttributes(xml, 100)).toBe(about);
});

it('looks no further than it is asked to', () => {
  expect(countAttributes(`<a ${'b="c" '.repeat(50)}>`, 10)).toBe(10);
  expect(countAttributes('<a b="c"/>'.repeat(50), 10)).toBe(10);
});
