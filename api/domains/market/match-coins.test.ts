import { expect, it } from 'vitest';
import { matchCoins } from './match-coins.ts';
import { wellKnownCoins } from './well-known-coins.ts';

it.each([
  ['Bitcoin slips below $90,000 as ETH holds', ['bitcoin', 'ethereum']],
  ['Is $wif next? Traders pile into dogwifhat', ['dogwifcoin']],
  ['Bitcoin Cash forks again', ['bitcoin-cash']],
  ['$NEAR is near its high', ['near']],
  ['Regulators are near a deal', []],
  ['Sei una stella', []],
  ['SUI and Sui are one', ['sui']],
  ['sui generis', []],
  ['LINK IN BIO: WHY SOL, ADA AND ARB MATTER', []],
  ['BITCOIN ABOVE 100K', ['bitcoin']],
  ['$BTC.X is a stock, a $100 bill is not a coin', []],
  ['PreBitcoin and Bitcoinish', []],
  ['fetch.ai joins; fetchXai does not', ['fetch-ai']],
])('%s', (title, coins) => {
  expect(matchCoins(title).sort()).toEqual(coins.toSorted());
});

it('a hundred coins are known, each by its own id and words', () => {
  expect(wellKnownCoins).toHaveLength(100);
  expect(new Set(wellKnownCoins.map(({ id }) => id)).size).toBe(100);
  expect(new Set(wellKnownCoins.map(({ symbol }) => symbol)).size).toBe(100);
  const words = wellKnownCoins.flatMap((coin) => coin.words);
  expect(new Set(words).size).toBe(words.length);
  for (const coin of wellKnownCoins) {
    expect(coin.id, coin.name).toMatch(/^[a-z0-9-]+$/);
    expect(
      coin.words.every((word) => word.length > 2),
      coin.name,
    ).toBe(true);
  }
});
