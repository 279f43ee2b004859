import { expect, test } from 'vitest';
import { mentions, searchable } from './find-keyword.ts';

const found = (keyword: string, text: string) => mentions(searchable(text), searchable(keyword));

test.each([
  ['etf', 'Spot ETF approved'],
  ['ETF', 'the etf, at last'],
  ['spot etf', 'A Spot-ETF for everybody'],
  ['$SOL', 'Why $SOL is up'],
  ['Ünïon', 'ÜNÏON of banks'],
  ['比特币', '今天比特币上涨'],
  ['hard fork', 'Hard   fork!'],
])('%s is found in %s', (keyword, text) => {
  expect(found(keyword, text)).toBe(true);
});

test.each([
  ['sec', 'One second later'],
  ['etf', 'Etfs everywhere'],
  ['eth', 'Ethereum rallies'],
])('%s is not found in %s', (keyword, text) => {
  expect(found(keyword, text)).toBe(false);
});
