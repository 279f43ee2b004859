import { type Message, message } from '#shared/contracts/messages/message.ts';
import { found, NOT_ENGLISH, quoted, type SampleText } from './read-sample.ts';

const technical =
  /\b(?:open interest|funding rates?|basis|delta(?:-neutral)?|gamma|theta|implied vol(?:atility)?|skew|contango|backwardation|order ?book|slippage|liquidity depth|impermanent loss|amms?|cdps?|oracles?|mev|sequencers?|rollups?|zk(?:-?\w+)?|validity proofs?|fraud proofs?|data availability|blobs?|calldata|finality|reorgs?|slashing|restaking|reentrancy|invariants?|multisigs?|upgrade keys?|vesting|cliffs?|emissions?|fdv|tvl|float|p2p|mpc|account abstraction|paymasters?|intents?|solvers?)\b/gi;
const slang =
  /\b(?:gm|gn|wagmi|ngmi|degens?|ape(?:d|ing)?|rekt|ct|alpha|bags?|bagholders?|jeets?|rug(?:ged)?|fud|hodl|lfg|ser|anon|frens?|shill(?:ing)?|moon(?:ing)?|pump(?:ed|ing)?|dump(?:ed|ing)?|airdrops?|memecoins?|perps?|nuked?|longs?|shorts?)\b/gi;
const explaining =
  /\b(?:means that|which means|in other words|in plain (?:english|words)|for beginners|explained|simply put|think of it (?:as|like)|imagine|that is,|basically|step by step|eli5|what is an? \w+)\b/gi;

/** How much a reader has to know, with the words that show it. */
export function readExpertise({ all, english }: SampleText): Message {
  if (!english) return NOT_ENGLISH;
  const terms = found(all, technical);
  const insider = found(all, slang);
  const helped = found(all, explaining);
  if (terms.length > 0 && helped.length > 0) {
    return message('expertise.teaching', { quotes: quoted(terms), others: quoted(helped) });
  }
  if (terms.length >= 2) return message('expertise.expert', { quotes: quoted(terms) });
  if (terms.length === 1) return message('expertise.advanced', { quotes: quoted(terms) });
  if (insider.length > 0) return message('expertise.insider', { quotes: quoted(insider) });
  if (helped.length > 0) return message('expertise.beginner', { quotes: quoted(helped) });
  return message('expertise.general');
}
