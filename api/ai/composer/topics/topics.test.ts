import { expect, it } from 'vitest';
import { topicsIn } from './topics.ts';

const idsIn = (text: string) => topicsIn(text).map(({ id }) => id);

it('takes no ticker for the word it is spelt like', () => {
  expect(idsIn('$HYPE perps volume growing')).toEqual(['leverage']);
  expect(idsIn('$BTC is quiet')).toEqual(['bitcoin']);
});

it('hears of stablecoins where one is minted, and of art where a collection is', () => {
  expect(idsIn('Tether to mint another $1B USDT on Tron')).toEqual(['stablecoins']);
  expect(idsIn('free mint on Friday')).toContain('nfts');
});
