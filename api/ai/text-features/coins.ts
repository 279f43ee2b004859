const names = `
  bitcoin btc xbt bitcoins ethereum eth ether solana sol xrp ripple cardano ada dogecoin doge shiba shib
  polkadot avalanche avax polygon matic litecoin ltc chainlink bnb binancecoin tron trx
  stellar xlm monero xmr cosmos algorand algo vechain filecoin uniswap aave
  mkr arbitrum arb aptos apt sui pepe bonk wif floki hedera hbar icp internetcomputer toncoin
   kaspa kas injective inj celestia tia sei rndr fantom ftm theta
  tezos xtz eos neo iota zcash zec bch bsv axs apecoin crv ldo lido
  snx yfi grt ens jup jto pyth ondo ena pendle hyperliquid fet tao bittensor imx
    cel sfm cro usdt usdc tether dai busd altcoin altcoins alts alt token tokens coin
  coins crypto cryptos cryptocurrency cryptocurrencies memecoin memecoins
`;

/** Names of what is traded. Which one a text is about says nothing about its mood. */
export const coins: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
