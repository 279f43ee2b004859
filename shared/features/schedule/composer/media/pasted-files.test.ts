import { expect, test } from 'vitest';
import { pastedFiles } from './pasted-files.ts';

const named = (...names: string[]) =>
  names.map((name) => new File(['x'], name, { type: 'image/png' }));
const paste = (data: Record<string, string>, files: File[]) =>
  pastedFiles({
    types: [...Object.keys(data), ...(files.length > 0 ? ['Files'] : [])],
    files: files as unknown as FileList,
    getData: (type) => data[type] ?? '',
  }).map(({ name }) => name);

test.each<[string, Record<string, string>, string[]]>([
  ['a picture copied as picture', {}, ['image.png']],
  ['a picture of a page', { 'text/html': '<img>' }, ['image.png']],
  ['a file of Finder', { 'text/plain': 'chart.png' }, ['chart.png']],
  ['a file of Finder whose ending is hidden', { 'text/plain': 'chart' }, ['chart.png']],
  ['a name with accents', { 'text/plain': 'Cafe\u0301.png' }, ['Café.png']],
  ['two files', { 'text/plain': 'a.png\rb.png' }, ['a.png', 'b.png']],
  [
    'a file of a Linux desktop',
    { 'text/plain': '/home/ann/a b.png', 'text/uri-list': '' },
    ['a b.png'],
  ],
  ['an address of a file', { 'text/plain': 'file:///home/ann/a%20b.png\n' }, ['a b.png']],
  ['a path of Windows', { 'text/plain': 'C:\\Users\\ann\\a.png' }, ['a.png']],
  ['an empty text', { 'text/plain': '' }, ['image.png']],
])('%s is taken as files', (_, data, names) => {
  expect(paste(data, named(...names))).toEqual(names);
});

test.each<[string, Record<string, string>]>([
  [
    'cells of a spreadsheet',
    { 'text/plain': 'BTC\t64000', 'text/html': '<table>', 'text/rtf': '{' },
  ],
  ['a text that names a file and more', { 'text/plain': 'look at image.png' }],
  ['a text with a name in it', { 'text/plain': 'gm\nimage.png' }],
  ['a page that holds only a name', { 'text/plain': 'image.png', 'text/html': '<b>image.png</b>' }],
])('%s is taken as text', (_, data) => {
  expect(paste(data, named('image.png'))).toEqual([]);
});

test('a text alone brings no files', () => {
  expect(paste({ 'text/plain': 'gm' }, [])).toEqual([]);
});
