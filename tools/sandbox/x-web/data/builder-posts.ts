import { type Sample, sample } from './sample.ts';

export const builderPosts: readonly Sample[] = [
  sample('odette_zk', 'gm frens ☕ the tea is ready, what a lovely morning'),
  sample(
    'suri_gas',
    'Packed three storage slots into one and saved {c} gas per call. Nobody will notice. I will think about it for a week ☕',
  ),
  sample(
    'odette_zk',
    'A proof is not “trust me, but with maths”. It is “you do not need to meet me at all”. The difference is the product.',
  ),
  sample(
    'greta_audits',
    'Found this week in a contract holding eight figures:\n\n// TODO: check sender\n\nThe TODO was {b} months old. Ship your TODOs, folks.',
  ),
  sample('bram_validator', 'Barn update: {b} validators, one goat, zero missed attestations 🐐'),
  sample(
    'rafi_nodes',
    'Power cut at 03:12. UPS one took the router, UPS two took the node, UPS three took me to the kitchen for tea. Missed {a} attestations. I will survive.',
  ),
  sample(
    'hollis_mev',
    'The mempool is a dark forest, but most of what lives there is a raccoon with a spreadsheet.',
  ),
  sample(
    'nell_blocktime',
    'Hot take: your L2 does not need a new VM. It needs an error message that says what went wrong.',
  ),
  sample(
    'suri_gas',
    'unpopular: “gasless” means somebody else is paying and has not told their CFO yet',
  ),
  sample(
    'nell_blocktime',
    'Cut p99 block import from {c} ms to 9{a} ms. The fix was deleting a cache. The cache was mine.',
  ),
  sample(
    'greta_audits',
    'Reentrancy is not back. It never left. It just learned to wear a callback hook.',
  ),
  sample(
    'mirabel_dao',
    'Voting against Proposal {c}, with reasons: the budget has no end date, the milestones measure effort instead of outcomes, and nobody answered @tobin_ledger in the forum. Happy to change my vote if any of the three changes.',
  ),
  sample(
    'bram_validator',
    'Client diversity is like backups: dull right up to the evening you need it.',
  ),
  sample('nell_blocktime', 'Reviewed a PR titled “small refactor”. +{c}, -12. Bless this mess 😅'),
  sample(
    'harbor_wallet',
    'Harbor 4.{a} reads a transaction aloud before you sign it: what leaves, what arrives, who can pull again later. Plain words, no hex. https://harbor.example/blog/plain-words',
  ),
  sample(
    'hollis_mev',
    'You can have private order flow, cheap execution or no trust assumptions. Pick two, then read the footnote about the second one.',
  ),
  sample(
    'rafi_nodes',
    'Disk is at {b}%. Every home staker knows this number better than their blood pressure.',
  ),
  sample(
    'mirabel_dao',
    'Delegates who voted on more than {b}% of proposals this quarter: eleven. Delegates who published a reason each time: two. We can do better than a thumbs up.',
  ),
  sample(
    'greta_audits',
    'If your upgrade key is a 2-of-3 and two of the three sit in the same office kitchen, it is a 1-of-1 with snacks.',
  ),
  sample(
    'odette_zk',
    'Explained recursion to my nephew with nesting dolls. He asked who proves the smallest doll. He is nine and he is hired.',
  ),
  sample(
    'suri_gas',
    'Compiler upgrade alone: -{a}% deployment cost. Read the release notes, they are full of free money.',
  ),
  sample(
    'bram_validator',
    'Proposal landed at slot 8{c}{b}. Not a big block, not a rich one, but it was ours and the goat watched 🐐🎉',
  ),
  sample(
    'nell_blocktime',
    'Everything is a distributed systems problem until it turns out to be DNS. #buildinpublic',
  ),
  sample(
    'mirabel_dao',
    'Forum etiquette for 2026: if you used a model to write the proposal, use your own head to answer the questions.',
  ),
  sample(
    'hollis_mev',
    'TIL our fastest path was slower than the fallback for {a} months because of a single log line. Logging is a side effect. Side effects have latency.',
  ),
  sample(
    'rafi_nodes',
    '👨‍👩‍👧‍👦 Family node day: the kids labelled all the cables. One of them is called “Steve”. Steve carries {b} validators.',
  ),
];
