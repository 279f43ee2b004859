import type { Topic } from './topic.ts';

export const financeTopics: Topic[] = [
  {
    id: 'airdrops',
    words:
      /\b(airdrop\w*|points|farm(s|ed|ers?|ing)?|sybils?|snapshot|claim(s|ed|ing)?|eligib\w+|allocations?|quests?|retroactive)\b/gi,
    takes: [
      'points are a loan against the attention of your users',
      'you do not get users from an airdrop, you get applicants',
      'the real retention chart starts the day after the claim',
      'sybil filters always catch somebody honest and miss somebody funded',
      'if the product needs points to be used, the points are the product',
    ],
    asks: [
      'how many are still around a month after the claim?',
      'would anybody use it without the points?',
      'who decides what counts as a real user?',
      'does the team know which of those wallets are people?',
    ],
    quips: [
      'farmed so hard that I developed a genuine interest in agriculture',
      'my allocation covers the gas I spent getting it, almost',
    ],
    mechanics: [
      'vesting on the claim changes behaviour more than any filter',
      'retention by cohort says it all, volume says nothing',
    ],
    watch: [
      'retention after the claim',
      'the share of supply that goes to insiders',
      'sell pressure in the first week',
    ],
  },
  {
    id: 'tokenomics',
    words:
      /\b(tokenomics|unlocks?|vest(ing|ed)?|emissions?|fdv|low float|inflation schedule|buy ?backs?|burns?|burned|token(s)? (launch|sale|generation)|tge|value accrual|insiders?)\b/gi,
    takes: [
      'unlocks are not a surprise, they are a calendar',
      'low float is a loan from the people who buy later',
      'a token without a claim on anything is a mood',
      'buybacks only matter if revenue outruns emissions',
      'holders read the chart, insiders read the vesting table',
    ],
    asks: [
      'who is the buyer on unlock day?',
      'what does the token do that the product could not do without it?',
      'emissions against revenue, which one wins?',
      'would the team hold it without the lock?',
    ],
    quips: [
      'the token has utility, you can use it to be early again somewhere else',
      'fully diluted and so am I',
    ],
    mechanics: [
      'float-adjusted numbers make most of these comparisons fall apart',
      'net emissions after buybacks is the only line I would plot',
    ],
    watch: ['the unlock calendar', 'revenue against emissions', 'who holds the float'],
  },
  {
    id: 'yield',
    words:
      /\b(yields?|apys?|aprs?|lending|borrow\w*|lend(s|ers?)?|vaults?|money markets?|aave|pendle|looping|curators?|defi|tvl|collateral)\b/gi,
    takes: [
      'if you cannot name who pays the yield, it is you',
      'tvl measures incentives more than trust',
      'a boring lending market that survives is the real innovation',
      'looped yield is leverage that calls itself savings',
      'risk curation is the actual product, the vault is packaging',
    ],
    asks: [
      'where does the yield come from when incentives stop?',
      'who eats the bad debt?',
      'what happens to that collateral on a bad weekend?',
      'would you leave size in it over a holiday?',
    ],
    quips: [
      'the yield is risk free in the sense that I was free to take the risk',
      'depositing into a vault that deposits into a vault, it is turtles with fees',
    ],
    mechanics: [
      'oracle choice and liquidation incentives decide more than the rate model',
      'utilisation near the kink is where lenders find out about exits',
    ],
    watch: [
      'utilisation',
      'oracle and liquidation settings',
      'what is left of the rate without incentives',
    ],
  },
  {
    id: 'stablecoins',
    words:
      /\b(stable ?coins?|usdc|usdt|tether|circle|depeg\w*|pegs?|pegged|genius act|payments?|remittances?|on[- ]?ramps?|off[- ]?ramps?)\b/gi,
    takes: [
      'stablecoins are the one product nobody has to be convinced of',
      'the killer app was dollars that work on a Sunday',
      'issuers keep the yield, apps do the work, that will not last',
      'a peg is a promise about redemptions and not about price',
      'most users will never know there was a chain under it',
    ],
    asks: [
      'who can redeem at par, and how fast?',
      'what does the off ramp look like outside the US?',
      'does the float income ever reach users?',
    ],
    quips: [
      'the most exciting thing about it is how boring it is, I mean that nicely',
      'finally an asset my mother understands',
    ],
    mechanics: [
      'redemption queues are the stress test, the peg chart is the symptom',
      'velocity beats supply if you want to know whether it is used',
    ],
    watch: [
      'redemptions and not the peg',
      'transfer counts outside of exchanges',
      'who keeps the float income',
    ],
  },
  {
    id: 'rwa',
    words:
      /\b(rwas?|tokeni[sz](e|ed|ing|ation)|real[- ]world assets?|t-?bills?|private credit|equities on ?chain|tokeni[sz]ed stocks?)\b/gi,
    takes: [
      'tokenising an asset does not make it liquid, it makes it portable',
      'the legal wrapper is the product and the token is the receipt',
      'onchain collateral is only as good as the court that enforces it',
      'distribution is harder than issuance here by a mile',
    ],
    asks: [
      'what do holders actually own if the issuer fails?',
      'who makes the market at night?',
      'is there a buyer besides other crypto funds?',
    ],
    quips: [
      'put a building onchain, still cannot sell it by Friday',
      'the real world finally has a block explorer',
    ],
    mechanics: [
      'transfer restrictions decide whether it can be collateral at all',
      'settlement is instant until you reach the transfer agent',
    ],
    watch: ['secondary volume', 'the redemption terms', 'who is allowed to hold it'],
  },
  {
    id: 'funding',
    words:
      /\b(vcs?|raised|raises?|seed round|series [abc]|valuations?|investors?|term sheet|cap table|fundrais\w+|runway|angels?)\b/gi,
    takes: [
      'a raise is a deadline with nice photos',
      'the best announcement is still the one from a customer',
      'too much money early mostly buys more meetings',
      'runway is what lets you say no',
      'valuation is a story you then have to live in',
    ],
    asks: [
      'what does the money change next month?',
      'who on the cap table actually uses it?',
      'what will you stop doing now?',
    ],
    quips: [
      'congrats on the new forty opinions about your roadmap',
      'valued like a bank, staffed like a group chat',
    ],
    mechanics: [
      'token warrants tell you more than the headline round',
      'look at the lockups before the logos',
    ],
    watch: ['what ships in the next quarter', 'lockups on the round', 'headcount against users'],
  },
  {
    id: 'exchanges',
    words:
      /\b(exchanges?|cex(es)?|dex(es)?|binance|coinbase|kraken|listings?|listed|delist\w*|custod\w+|withdraw\w*|proof of reserves|uniswap|hyperliquid)\b/gi,
    takes: [
      'a listing is an exit for somebody, worth asking who',
      'proof of reserves without liabilities is half a sentence',
      'the order book went onchain faster than anyone admitted it could',
      'not your keys still is not a meme on the day it matters',
      'exchanges compete on listings until they have to compete on trust',
    ],
    asks: [
      'what did the listing cost, and who paid?',
      'can people withdraw on the worst day?',
      'does volume stay once the fee promo ends?',
    ],
    quips: [
      'withdrawal pending, much like my patience',
      'the listing was priced in, then out, then in again',
    ],
    mechanics: [
      'matching speed matters less than how liquidations are run',
      'insurance fund size against open interest is the number to ask for',
    ],
    watch: ['withdrawals under stress', 'volume without the promo', 'how liquidations are handled'],
  },
  {
    id: 'regulation',
    words:
      /\b(sec\b|regulat\w+|lawsuits?|compliance|kyc|mica|cftc|congress|senate|clarity act|lawyers?|legal|sanctions?|court|enforcement|tax(es)?|licen[cs]e)\b/gi,
    takes: [
      'clear rules help the people who were going to follow them anyway',
      'regulation by headline is over when somebody writes the boring part',
      'compliance is becoming a moat and nobody wants to say it',
      'the details in the definitions matter more than the press release',
      'good law is dull, that is how you recognise it',
    ],
    asks: [
      'what changes for somebody who actually ships?',
      'who gets to decide what counts as decentralised?',
      'does it survive the first court case?',
    ],
    quips: [
      'reading a bill so you do not have to, I did not finish it either',
      'my lawyer now bills me in gwei',
    ],
    mechanics: [
      'the safe harbour language is where all of the work is',
      'scope of the broker definition decides who can stay onchain',
    ],
    watch: ['the definitions section', 'how enforcement reads it', 'which firms go quiet'],
  },
];
