import type { TopicId } from '#shared/contracts/messages/analysis/topic.ts';

/** A subject of posts, with the words that name it. */
interface Topic {
  id: TopicId;
  words: RegExp;
}

const topics: Topic[] = [
  {
    id: 'liquidity',
    words: /\b(liquidity|slippage|order ?books?|depth|market makers?|spreads?|thin books?)\b/gi,
  },
  {
    id: 'leverage',
    words:
      /\b(leverage[ds]?|perps?|funding( rates?)?|(?:flipped|went|turned) (?:negative|positive)|liquidat\w*|longs?|shorts?|open interest|margin|futures|squeeze[ds]?|rekt)\b/gi,
  },
  {
    id: 'down',
    words:
      /\b(dump\w*|crash\w*|bleed\w*|bear(ish)?( market)?|capitulat\w*|red (day|candle|week)s?|drawdowns?|down bad|nuk(e[ds]?|ing)|sell[- ]?offs?|dips?|bottom)\b/gi,
  },
  {
    id: 'up',
    words:
      /\b(pump\w*|rall(y|ies|ied)|bull(ish)?( market| run)?|ath|all[- ]time highs?|breakouts?|up only|moon\w*|ripp\w+|green (day|candle)s?|alt ?season|parabolic|rotation)\b/gi,
  },
  {
    id: 'trading',
    words:
      /\b(trad(e|es|er|ers|ing)|charts?|setups?|entry|entries|stop[- ]?loss(es)?|resistance|range[ds]?|risk management|position(s| siz\w+)?|invalidation|thesis|scalp\w*|fomo|conviction)\b/gi,
  },
  {
    id: 'memecoins',
    words:
      /\b(meme ?coins?|memes?|shitcoins?|degens?|trenches|pump\.?fun|rug(s|ged|pull\w*)?|dog coins?|snip(e|er|ers|ing)|bundled?)\b/gi,
  },
  {
    id: 'etf',
    words:
      /\b(etfs?|institution(s|al)?|blackrock|wall street|tradfi|inflows?|outflows?|hedge funds?|treasur(y|ies) compan\w+|saylor|microstrategy)\b/gi,
  },
  {
    id: 'macro',
    words:
      /\b(macro|the fed|fomc|cpi|inflation|rate (cut|hike)s?|interest rates?|powell|recession|tariffs?|dollar|dxy|bonds?|money printer|jobs report)\b/gi,
  },
  {
    id: 'fees',
    words:
      /\b(gas|fees?|transaction costs?|priority fees?|base fee|blobs?|blob ?space|cheap transactions?)\b/gi,
  },
  {
    id: 'rollups',
    words:
      /\b(l2s?|layer ?(2|two)s?|rollups?|sequencers?|base chain|arbitrum|optimism|zksync|scaling|data availability|\bDA\b|superchain|appchains?)\b/gi,
  },
  {
    id: 'outage',
    words:
      /\b(outages?|downtime|halt(ed|s)?|congest\w*|failed (transactions?|tx)|fail(ing|ed|s)?\b.*\b(transactions?|tx)|stuck|validator clients?|client diversity|latency|throughput|tps)\b/gi,
  },
  {
    id: 'bitcoin',
    words:
      /\b(bitcoin|btc|sats?|halving|ordinals|runes|hodl\w*|digital gold|orange pill\w*|lightning)\b/gi,
  },
  {
    id: 'ethereum',
    words: /\b(ethereum|eth|vitalik|pectra|eips?|danksharding|evm|ultrasound|l1)\b/gi,
  },
  {
    id: 'solana',
    words: /\b(solana|sol|firedancer|jito|phantom|saga)\b/gi,
  },
  {
    id: 'staking',
    words:
      /\b(re-?stak\w+|stak(e|ed|ing|ers?)|validators?|lsts?|lrts?|eigenlayer|lido|slashing|delegat\w+)\b/gi,
  },
  {
    id: 'bridges',
    words:
      /\b(bridg(e|es|ed|ing)|interop\w*|cross[- ]chain|omnichain|intents?|messaging layer|chain abstraction|solvers?)\b/gi,
  },
  {
    id: 'mev',
    words:
      /\b(mev|sandwich\w*|front[- ]?run\w*|searchers?|block builders?|mempool|order flow|arb(itrage)? bots?)\b/gi,
  },
  {
    id: 'privacy',
    words:
      /\b(privacy|private (transactions?|payments?)|zk|zero[- ]knowledge|snarks?|starks?|proofs?|provers?|tornado|mixers?|encrypt\w+|fhe|surveillance)\b/gi,
  },
  {
    id: 'airdrops',
    words:
      /\b(airdrop\w*|points|farm(s|ed|ers?|ing)?|sybils?|snapshot|claim(s|ed|ing)?|eligib\w+|allocations?|quests?|retroactive)\b/gi,
  },
  {
    id: 'tokenomics',
    words:
      /\b(tokenomics|unlocks?|vest(ing|ed)?|emissions?|fdv|low float|inflation schedule|buy ?backs?|burns?|burned|token(s)? (launch|sale|generation)|tge|value accrual|insiders?)\b/gi,
  },
  {
    id: 'yield',
    words:
      /\b(yields?|apys?|aprs?|lending|borrow\w*|lend(s|ers?)?|vaults?|money markets?|aave|pendle|looping|curators?|defi|tvl|collateral)\b/gi,
  },
  {
    id: 'stablecoins',
    words:
      /\b(stable ?coins?|usdc|usdt|tether|circle|depeg\w*|pegs?|pegged|genius act|payments?|remittances?|on[- ]?ramps?|off[- ]?ramps?)\b/gi,
  },
  {
    id: 'rwa',
    words:
      /\b(rwas?|tokeni[sz](e|ed|ing|ation)|real[- ]world assets?|t-?bills?|private credit|equities on ?chain|tokeni[sz]ed stocks?)\b/gi,
  },
  {
    id: 'funding',
    words:
      /\b(vcs?|raised|raises?|seed round|series [abc]|valuations?|investors?|term sheet|cap table|fundrais\w+|runway|angels?)\b/gi,
  },
  {
    id: 'exchanges',
    words:
      /\b(exchanges?|cex(es)?|dex(es)?|binance|coinbase|kraken|listings?|listed|delist\w*|custod\w+|withdraw\w*|proof of reserves|uniswap|hyperliquid)\b/gi,
  },
  {
    id: 'regulation',
    words:
      /\b(sec\b|regulat\w+|lawsuits?|compliance|kyc|mica|cftc|congress|senate|clarity act|lawyers?|legal|sanctions?|court|enforcement|tax(es)?|licen[cs]e)\b/gi,
  },
  {
    id: 'building',
    words:
      /\b(build(s|ers?|ing)?|built|ship(s|ped|ping)?|launch(ed|es|ing)?|mainnet|testnet|v2|v3|beta|releas(e|ed|es|ing)|roadmaps?|devs?|developers?|devnet|open[- ]?source|sdk|docs|hackathons?|refactor\w*)\b/gi,
  },
  {
    id: 'security',
    words:
      /\b(hack(s|ed|ers?|ing)?|exploit\w*|drain(ed|ers?|s)?|phish\w+|scam(s|med|mers?)?|audit(s|ed|ors?)?|bug bounty|bugs?|vulnerab\w+|private keys?|seed phrases?|multisigs?|stolen|compromised|lazarus)\b/gi,
  },
  {
    id: 'governance',
    words:
      /\b(governance|daos?|proposals?|vot(e|es|ed|ing|ers?)|quorum|delegates?|treasury|foundations?|grants?|forum)\b/gi,
  },
  {
    id: 'wallets',
    words:
      /\b(wallets?|ux|onboard\w*|passkeys?|account abstraction|smart accounts?|self[- ]custody|hardware wallet|ledger|sign(ing)? (in|up)|mass adoption|adoption|normies|retail)\b/gi,
  },
  {
    id: 'learning',
    words:
      /\b(learn(ed|ing|s)?|newcomers?|beginners?|newbies?|lessons?|advice|mistakes?|books?|course|explain(ed|s|er)?|guide|tips?|education)\b/gi,
  },
  {
    id: 'work',
    words:
      /\b(hir(e|ed|ing)|jobs?|careers?|interns?|salary|founders?|co-?founders?|burn(ed|t)? ?out|interview\w*|resume|quit|joining|cofounder)\b/gi,
  },
  {
    id: 'nfts',
    words:
      /\b(nfts?|pfps?|floor( price)?s?|(?:free|public|allowlist|nft) mints?|mint (?:day|price|pass|page)|minted out|collections?|opensea|royalt\w+|jpegs?|art(ists?)?|digital collectibles)\b/gi,
  },
  {
    id: 'agents',
    words:
      /\b(ai agents?|agents?|\bai\b|llms?|gpt|models?|autonomous|chatbots?|inference|compute|gpus?|depin)\b/gi,
  },
  {
    id: 'culture',
    words:
      /\b(crypto twitter|ct\b|timeline|engagement|influencers?|kols?|shill\w*|threads?|follow(ers|ing)?|alpha|narratives?|hype|community|discord|telegram|mindshare|kaito|yap\w*)\b/gi,
  },
  {
    id: 'gaming',
    words:
      /\b(gam(e|es|ing|ers?|efi)|play[- ]to[- ]earn|p2e|metaverse|guilds?|in[- ]game|esports)\b/gi,
  },
  {
    id: 'mining',
    words:
      /\b(min(ers?|ing)|hash ?rate|hash ?power|asics?|energy|electricity|proof of work|difficulty)\b/gi,
  },
  {
    id: 'events',
    words:
      /\b(conference|devcon\w*|token2049|ethdenver|ethcc|permissionless|consensus|meetups?|side events?|panels?|speak(ing|ers?)|irl|summit)\b/gi,
  },
];

const sameAsName = /^\$(?:btc|eth|sol|usdc|usdt)$/i;

/** The subjects a text touches: the most mentioned first, then the earliest. */
export function topicsIn(text: string): Topic[] {
  // A ticker may be called like anything: $HYPE is no talk of hype.
  const plain = text.replace(/\$\w+/g, (ticker) => (sameAsName.test(ticker) ? ticker : ' '));
  return topics
    .map((topic) => ({ topic, found: [...plain.matchAll(topic.words)] }))
    .filter(({ found }) => found.length > 0)
    .map(({ topic, found }) => ({
      topic,
      hits: new Set(found.map(([word]) => word.toLowerCase())).size,
      first: found[0]?.index ?? 0,
    }))
    .sort((a, b) => b.hits - a.hits || a.first - b.first)
    .map(({ topic }) => topic);
}
