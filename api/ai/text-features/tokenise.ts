/** One piece of a text: the form the model knows, and the words as they were written. */
export interface Token {
  form: string;
  shown: string;
  /** Where it stands; the parts of one word share the place. */
  at: number;
}

/** Names of what is traded. Which one a text is about says nothing about its mood. */
const coins = new Set(
  `bitcoin btc xbt bitcoins ethereum eth ether solana sol xrp ripple cardano ada dogecoin doge shiba shib
  polkadot avalanche avax polygon matic litecoin ltc chainlink bnb binancecoin tron trx
  stellar xlm monero xmr cosmos algorand algo vechain filecoin uniswap aave
  mkr arbitrum arb aptos apt sui pepe bonk wif floki hedera hbar icp internetcomputer toncoin
  kaspa kas injective inj celestia tia sei rndr fantom ftm theta
  tezos xtz eos neo iota zcash zec bch bsv axs apecoin crv ldo lido
  snx yfi grt ens jup jto pyth ondo ena pendle hyperliquid fet tao bittensor imx
  cel sfm cro usdt usdc tether dai busd altcoin altcoins alts alt token tokens coin
  coins crypto cryptos cryptocurrency cryptocurrencies memecoin memecoins`.split(/\s+/),
);

/** A word of a thousand parts would stand as a whole in each of them. */
const LONGEST_SHOWN = 80;

/** Longer texts are judged by their beginning: the cost of a call stays bounded. */
export const longestText = 4_000;

const piece = new RegExp(
  [
    String.raw`(?<url>https?:\/\/\S+|www\.\S+|\b[a-z0-9-]{1,40}\.(?:com|io|org|net|xyz|finance|gg)(?:\/\S*)?\b)`,
    String.raw`(?<user>(?<![\p{L}\p{N}])(?:@[a-z0-9_]+|u\/[a-z0-9_-]+))`,
    String.raw`(?<cash>\$[a-z][a-z0-9]{0,11}(?![\p{L}\p{N}]))`,
    String.raw`(?<percent>[+-]?\s?\d[\d.,]{0,20}\s?%)`,
    String.raw`(?<multiple>\d[\d.,]{0,20}x(?![\p{L}\p{N}]))`,
    String.raw`(?<money>[$€£]\s?\d[\d.,]{0,20}\s?(?:k|m|b|bn|t|mn|million|billion|trillion)?(?![\p{L}\p{N}]))`,
    String.raw`(?<number>\d[\d.,]{0,20}(?:k|m|b|bn|th|st|nd|rd)?(?![\p{L}\p{N}]))`,
    String.raw`(?<word>\p{L}[\p{L}\p{M}\p{N}]*(?:['-][\p{L}\p{M}]+)*)`,
    String.raw`(?<emoji>\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[▲△▼▽])`,
    String.raw`(?<face>[:;=]-?[()DP](?![\p{L}\p{N}]))`,
    String.raw`(?<pause>\.{2,}|…)`,
    '(?<mark>[!?.,;:])',
  ].join('|'),
  'giu',
);

/** Splits a cleaned text into tokens; addresses, names, coins and amounts become one form each. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(piece)) {
    const whole = match[0].trim();
    const shown = whole.slice(0, LONGEST_SHOWN);
    for (const form of formsOf(match.groups ?? {}, whole.toLowerCase()))
      tokens.push({ form, shown, at: match.index });
  }
  return tokens;
}

/** The beginning of a text in one form of letters and marks, without what is not seen. */
export function cleaned(text: string): string {
  return text
    .slice(0, longestText)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/&amp;/g, '&')
    .replace(/&(?:lt|gt|quot|nbsp);|&#\d+;/g, ' ')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\p{Cf}|\p{Variation_Selector}|\p{Emoji_Modifier}/gu, '')
    .replace(/[^\P{Cc}\n]/gu, ' ');
}

function formsOf(groups: Record<string, string | undefined>, lower: string): string[] {
  if (groups.word !== undefined) return wordForms(lower);
  if (groups.percent !== undefined) {
    return [lower.startsWith('+') ? '<+%>' : lower.startsWith('-') ? '<-%>' : '<%>'];
  }
  if (groups.pause !== undefined) return ['...'];
  if (groups.face !== undefined) return [/[()]$/.test(lower) ? `:${lower.at(-1)}` : ':)'];
  if (groups.emoji !== undefined || groups.mark !== undefined) return [lower];
  if (groups.cash !== undefined) return ['<coin>'];
  const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
  return [`<${kind}>`];
}

function wordForms(lower: string): string[] {
  if (coins.has(lower)) return ['<coin>'];
  const word = lower.replace(/'s$/, '').replace(/(.)\1{2,}/gu, '$1$1');
  const refused =
    /^(.+?)n't$/.exec(word) ??
    /^(ca|do|did|does|is|are|was|were|has|have|wo|would|should|could|ai)nt$/.exec(word);
  if (refused) return [refused[1] ?? '', "n't"];
  return word.includes('-') ? word.split('-').filter((part) => part !== '') : [word];
}
