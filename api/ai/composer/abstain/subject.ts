import type { Topic } from '../topics/topic.ts';

/** Words that only stand in texts on crypto and its markets. */
const sure =
  /\b(?:crypto\w*|tokens?|wallets?|fees|liquidity|leverage|unlocks|vesting|bitcoin|btc|ethereum|eth|solana|arbitrum|optimism|avalanche|celestia|monad|defi|nfts?|on-?chain|blockchains?|l2s?|l1s?|layer[- ]?[123]s?|rollups?|sequencers?|provers?|zk\w*|evm|solidity|smart contracts?|reentrancy|mempool|stablecoins?|usdc|usdt|tether|tokenomics|airdrops?|sybils?|staking|stakers?|restak\w+|validators?|slashing|client diversity|daos?|dex(?:es)?|cex(?:es)?|amms?|perps|gas fees|gasless|web3|memecoins?|altcoins?|exit liquidity|liquidations?|tvl|mev|order flow|private mempool|searchers?|spot etfs?|halving|hash ?rate|mainnet|testnet|multisigs?|upgrade keys?|self[- ]?custody|hodl|ngmi|wagmi|hyperliquid|uniswap|aave|lido|eigenlayer|metamask|funding (?:rates?|flipped|is|went|turned)|open interest|order ?books?|rate cuts?|fomc|cpi|dollar index|treasury (?:yields?|buybacks?)|supercycle|market makers?|rwas?|depin)\b|\$(?:btc|eth|sol|usdc|usdt)\b/i;

/** Words of the trade that mean something else in other texts. */
const likely =
  /\b(?:gas|fee|chains?|bridg(?:e|es|ing)|points|yields?|apy|alpha|alts?|ledger|transactions?|swaps?|slippage|pools?|nodes?|proofs?|delegates?|proposals?|treasury|audits?|audited|upgrades?|oracles?|fed|powell|sec|mica|etfs?|custod\w+|miners?|bull(?:ish)?|bear(?:ish)?|charts?|stop|funding|shorts?|longs?|volume|supply|runway|stables)\b|\$[a-z]{2,10}\b/gi;

/**
 * Whether a text is surely about a subject that the composer knows: it names a topic, by a word that
 * means nothing else or by two that may.
 */
export function isSureOfSubject(text: string, topics: readonly Topic[]): boolean {
  if (topics.length === 0) return false;
  if (sure.test(text)) return true;
  return new Set((text.match(likely) ?? []).map((word) => word.toLowerCase())).size >= 2;
}
