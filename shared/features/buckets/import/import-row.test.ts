import { beforeAll, expect, test } from 'vitest';
import { loadServerMessages } from '#shared/i18n/server-message.ts';
import { rowsOfPaste, toRow } from './import-row.ts';

beforeAll(async () => {
  await loadServerMessages();
});

const defaults = { contentType: 'social_post', platform: 'twitter' } as const;
const texts = (pasted: string) => rowsOfPaste(pasted, defaults).map(({ input }) => input.content);

test('one sample per block: a blank line parts, a line break inside one does not', () => {
  expect(texts('gm\nfam\n\nsecond\n \t\n\n\nthird\n')).toEqual(['gm\nfam', 'second', 'third']);
});

test('line ends of Windows and of old Macs count as one line end each', () => {
  expect(texts('one\r\nstill one\r\n\r\ntwo')).toEqual(['one\nstill one', 'two']);
  expect(texts('one\rstill one\r\rtwo')).toEqual(['one\nstill one', 'two']);
});

test('nothing but blank lines is no sample', () => {
  expect(texts(' \n\n \r\n')).toEqual([]);
});

test('a record says its type and platform in any spelling, or takes the defaults', () => {
  const read = (contentType: string, platform: string) => {
    const { input, problem } = toRow({ content: 'gm', contentType, platform }, 1, defaults);
    return [input.contentType, input.platform, problem];
  };
  expect(read('', '')).toEqual(['social_post', 'twitter', null]);
  expect(read(' Blog Post ', 'LinkedIn')).toEqual(['blog_post', 'linkedin', null]);
  expect(read('blog-post', 'X')).toEqual(['blog_post', 'twitter', null]);
  expect(read('poem', 'x')[2]).toBe('"poem" is not a known content type');
  expect(read('tweet', 'myspace')[2]).toBe('"myspace" is not a known platform');
});

test("what the contract refuses is the row's problem, in its words", () => {
  expect(toRow({ content: ' \u200b' }, 1, defaults).problem).toBe('Content is required');
  expect(toRow({ content: 'a'.repeat(20_001) }, 1, defaults).problem).toBe(
    'Content must be at most 20000 characters',
  );
});
