import type { Topic } from './topic.ts';

export const chainTopics: Topic[] = [
  {
    id: 'fees',
    words:
      /\b(gas|fees?|transaction costs?|priority fees?|base fee|blobs?|blob ?space|cheap transactions?)\b/gi,
    takes: [
      'fees are the only honest demand signal a chain has',
      'cheap is easy when nobody is there',
      'users do not mind paying, they mind paying for a transaction that fails',
      'low fees get people in, predictable fees keep them',
      'somebody always pays, the question is whether it shows up in the wallet or in the token',
    ],
    asks: [
      'is that real demand or bots fighting over the same slot?',
      'what does it look like when things get busy?',
      'who pays once the subsidy ends?',
      'do users even notice, or only us?',
    ],
    quips: [
      'paid more in gas than for lunch and the lunch did not revert',
      'nothing humbles you like a failed transaction with a fee on it',
    ],
    mechanics: [
      'local fee markets matter more than the headline average',
      'the median hides it, look at the tail when a hot contract is live',
    ],
    watch: [
      'fees at peak and not on average',
      'the failed transaction rate',
      'who captures the revenue',
    ],
  },
  {
    id: 'rollups',
    words:
      /\b(l2s?|layer ?(2|two)s?|rollups?|sequencers?|base chain|arbitrum|optimism|zksync|scaling|data availability|\bDA\b|superchain|appchains?)\b/gi,
    takes: [
      'every rollup says it inherits security and then asks you to trust one sequencer',
      'fragmentation is the tax nobody put on the roadmap',
      'blockspace is abundant now, reasons to use it are not',
      'the winning layer two is the one users cannot name',
      'distribution beats throughput, it has for a while',
    ],
    asks: [
      'what happens to users if the sequencer stops for a day?',
      'when do the training wheels come off?',
      'why would an app stay once the grant runs out?',
      'is anyone there who is not farming?',
    ],
    quips: [
      'another chain, finally somewhere to bridge my remaining dust',
      'we scaled so well that there is one user per chain',
    ],
    mechanics: [
      'forced inclusion is the difference between a rollup and a database with good PR',
      'proof latency and exit windows matter more than peak throughput',
    ],
    watch: [
      'sequencer revenue against what it pays for data',
      'forced inclusion working in practice',
      'activity after incentives',
    ],
  },
  {
    id: 'outage',
    words:
      /\b(outages?|downtime|halt(ed|s)?|congest\w*|failed (transactions?|tx)|fail(ing|ed|s)?\b.*\b(transactions?|tx)|stuck|validator clients?|client diversity|latency|throughput|tps)\b/gi,
    takes: [
      'reliability is a feature you only notice on the worst day',
      'peak throughput is marketing, tail latency is the product',
      'one client means one bug away from a very quiet chain',
      'users forgive slow, they do not forgive stuck',
      'a fast chain that drops your transaction is just a fast no',
    ],
    asks: [
      'is it the chain or the RPC in front of it?',
      'how many clients could keep it alive tonight?',
      'does it fail loudly or just leave people hanging?',
    ],
    quips: [
      'have you tried turning the decentralised network off and on again',
      'spinner has been spinning so long I feel I know it',
    ],
    mechanics: [
      'half of these are RPC and retry logic rather than consensus',
      'priority fees do nothing if the leader never sees the packet',
    ],
    watch: ['tail latency', 'client diversity', 'how fast the post-mortem comes out'],
  },
  {
    id: 'bitcoin',
    words:
      /\b(bitcoin|btc|sats?|halving|ordinals|runes|hodl\w*|digital gold|orange pill\w*|lightning)\b/gi,
    takes: [
      'Bitcoin is boring in the way good infrastructure should be',
      'the hardest thing in Bitcoin is still doing nothing',
      'everyone wants the chart, few want the holding period',
      'most of the innovation is in who is allowed to hold it now',
      'self custody stays the whole point even when nobody posts about it',
    ],
    asks: [
      'does the security budget worry you or is that a problem for later?',
      'who is left to sell at these levels?',
      'is anybody spending it, or is that argument over?',
    ],
    quips: [
      'rough day for my plan of getting rich slowly, it keeps doing both',
      'told my family about it at dinner, dinner is quieter now',
    ],
    mechanics: [
      'fee revenue has to matter at some point or the security story changes',
      'coin age of what moves says more than the price it moved at',
    ],
    watch: ['what old coins do', 'fees as a share of miner income', 'spot demand on slow days'],
  },
  {
    id: 'ethereum',
    words: /\b(ethereum|eth|vitalik|pectra|eips?|danksharding|evm|ultrasound|l1)\b/gi,
    takes: [
      'Ethereum has a roadmap for everything except explaining itself',
      'the base layer wins by being dull, which is a hard thing to tweet',
      'value accrual is a coordination problem before it is a technical one',
      'being the settlement layer is great until settlement gets cheap',
      'credible neutrality only gets priced when somebody needs it',
    ],
    asks: [
      'what would make the base layer matter to users again?',
      'does any of it flow back to holders?',
      'is the roadmap too careful or just careful enough?',
    ],
    quips: ['ultra patient money', 'another upgrade I will explain wrong to my friends'],
    mechanics: [
      'blob pricing decides how much of the rollup economy reaches the base layer',
      'execution limits move slower than the discourse about them for good reason',
    ],
    watch: [
      'what rollups pay the base layer',
      'validator queue behaviour',
      'how much execution moves back down',
    ],
  },
  {
    id: 'solana',
    words: /\b(solana|sol|firedancer|jito|phantom|saga)\b/gi,
    takes: [
      'Solana wins when people forget which chain they are on',
      'speed is the feature, the culture is the moat',
      'being fast is table stakes now, landing every time is not',
      'say what you like about it, people do use it',
      'one big state machine is a bet that hardware keeps showing up',
    ],
    asks: [
      'how much of that activity is left without the casino?',
      'does a second client change how you see it?',
      'where does the value end up, validators or holders?',
    ],
    quips: ['blink and you have already bought it', 'fastest way to find out you were wrong'],
    mechanics: [
      'landing rate under load is the metric, not peak throughput',
      'tips have quietly become the fee market',
    ],
    watch: ['landing rate under load', 'how much of fees are tips', 'activity outside of trading'],
  },
  {
    id: 'staking',
    words:
      /\b(re-?stak\w+|stak(e|ed|ing|ers?)|validators?|lsts?|lrts?|eigenlayer|lido|slashing|delegat\w+)\b/gi,
    takes: [
      'staking yield is issuance wearing a suit',
      'stacked yield is stacked risk with better branding',
      'slashing looks like a detail until it is a headline',
      'the more layers on the same collateral, the fewer people can explain it',
      'delegation quietly decides who runs the place',
    ],
    asks: [
      'who gets slashed when two layers disagree?',
      'where does the yield come from once points are gone?',
      'how fast can people actually get out?',
      'what are you being paid to risk, exactly?',
    ],
    quips: [
      'restaked it so often I need a family tree',
      'my yield has a yield and none of it has bought coffee',
    ],
    mechanics: [
      'the exit queue is the real duration of that position',
      'correlated slashing is the tail that nobody models',
    ],
    watch: ['the exit queue', 'real fees behind the yield', 'stake concentration'],
  },
  {
    id: 'bridges',
    words:
      /\b(bridg(e|es|ed|ing)|interop\w*|cross[- ]chain|omnichain|intents?|messaging layer|chain abstraction|solvers?)\b/gi,
    takes: [
      'every bridge is a multisig until proven otherwise',
      'users want to be somewhere, they do not want to bridge there',
      'interop is solved the day nobody says the word',
      'the weakest chain in the path sets the security of the trip',
      'intents move the trust, they do not remove it',
    ],
    asks: [
      'who holds the keys on the other side?',
      'what happens to funds in flight if one side stops?',
      'does the user know what they are holding when it lands?',
    ],
    quips: [
      'funds are safe, just on a chain with no apps',
      'eight confirmations and a prayer, classic journey',
    ],
    mechanics: [
      'finality on the source chain is where most of these assumptions break',
      'solver competition is the security model nobody audits',
    ],
    watch: ['who can upgrade it', 'what is locked against what is minted', 'finality assumptions'],
  },
  {
    id: 'mev',
    words:
      /\b(mev|sandwich\w*|front[- ]?run\w*|searchers?|block builders?|mempool|order flow|arb(itrage)? bots?)\b/gi,
    takes: [
      'mev does not go away, it just changes who it pays',
      'order flow is the asset and most apps still give it away',
      'a private mempool is a promise by whoever runs it',
      'users pay for bad routing long before they pay for gas',
    ],
    asks: [
      'who gets the value, the user or the builder?',
      'how much of it ends up back with the trader?',
      'what stops the relay from peeking?',
    ],
    quips: [
      'sandwiched so often I come with a side salad',
      'somewhere a bot thanks us for our slippage settings',
    ],
    mechanics: [
      'builder concentration matters more than any single sandwich',
      'batch auctions fix ordering and hand the problem to solvers',
    ],
    watch: [
      'builder concentration',
      'rebates against what was extracted',
      'default slippage settings',
    ],
  },
  {
    id: 'privacy',
    words:
      /\b(privacy|private (transactions?|payments?)|zk|zero[- ]knowledge|snarks?|starks?|proofs?|provers?|tornado|mixers?|encrypt\w+|fhe|surveillance)\b/gi,
    takes: [
      'privacy is normal, the public ledger is the weird part',
      'nobody wants payroll on a block explorer, they just have not said it yet',
      'zk is moving from magic to plumbing, which is the good part',
      'opt-in privacy mostly marks the people who opted in',
    ],
    asks: [
      'private by default or private if you know where to click?',
      'how big is the anonymity set on a normal day?',
      'who runs the prover and what do they see?',
    ],
    quips: [
      'my wallet history is basically a public diary at this point',
      'zero knowledge, as in me reading the paper',
    ],
    mechanics: [
      'proving cost keeps falling, the trusted parts keep hiding in the client',
      'metadata leaks more than the amounts ever did',
    ],
    watch: ['the size of the anonymity set', 'proving cost', 'what the front end logs'],
  },
];
