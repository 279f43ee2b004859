import { expect, test } from 'vitest';
import { csvOf } from './csv-of.ts';

const cells = (...values: (string | number | null)[]) => csvOf([values]).slice(1, -2);

test('a text that a spreadsheet would run stays a text', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1', '\r=1', '＝1', '\n@x']) {
    expect(cells(text).replace(/^"/, ''), text).toMatch(/^'/);
  }
  expect(cells('a=b', 'gm', '5-1')).toBe('a=b,gm,5-1');
});

test('numbers stay numbers, also below zero', () => {
  expect(cells(-5, 0, 1.25, null)).toBe('-5,0,1.25,');
});

test('commas, quotes and lines stay in their cell', () => {
  expect(cells('a,b', 'say "gm"', 'one\n\ntwo')).toBe('"a,b","say ""gm""","one\n\ntwo"');
});

test('rows end as RFC 4180 has it, after a mark that says UTF-8', () => {
  expect(csvOf([['é'], ['b']])).toBe('\ufeffé\r\nb\r\n');
});
