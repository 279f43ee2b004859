import { type Sample, sample } from './sample.ts';

export const marketPosts: readonly Sample[] = [
  sample('lio_perps', 'gm everyone ☀️ coffee is on, have a good one'),
  sample(
    'wes_macro',
    'Three things moved $BTC this week, in order:\n\n1. Treasury buybacks\n2. One very tired market maker\n3. Nothing else\n\nEverybody wants a story. Sometimes it is plumbing.',
  ),
  sample(
    'tobin_ledger',
    'Our treasury rule, unchanged since 2022: {a} months of payroll in stables, the rest may be brave.',
  ),
  sample('pavo_degen', 'sold the bottom, bought the top, reading the docs in between 🫡'),
  sample(
    'caspar_onchain',
    'Exchange reserves of $ETH are down {a}% this month while staking deposits are flat. The coins did not go to work. They went home.',
  ),
  sample(
    'wes_macro',
    'Liquidity is a tide, not a wave. You do not surf it, you check the harbour before you anchor.',
  ),
  sample(
    'lio_perps',
    'If your stop is where everyone’s stop is, it is not a stop, it is an invitation.',
  ),
  sample(
    'quill_research',
    'New note: fee revenue across the ten largest rollups, normalised by users who came back after {b} days. The ranking looks nothing like TVL. https://quill.example/notes/returning-fees',
  ),
  sample(
    'pavo_degen',
    'portfolio up {a}% today\n\nfrom yesterday’s minus {b}%\n\nwe are so back 📈',
  ),
  sample(
    'tobin_ledger',
    'Runway is not a number of months. It is the number of bad decisions you can still afford.',
  ),
  sample(
    'caspar_onchain',
    'Wallets older than five years moved {c} $BTC yesterday. Before anyone panics: {b}% of it went to fresh addresses with the same fingerprint. Housekeeping, not selling.',
  ),
  sample(
    'ines_stables',
    'A fisherman in Setúbal now gets paid in $USDC before the boat is even unloaded. Nobody in that harbour has ever said the word “blockchain”. That is the adoption chart.',
  ),
  sample('wes_macro', 'Rate cuts are priced, the disappointment is not.'),
  sample(
    'lio_perps',
    'Open interest at highs, spot volume asleep. You know how this film ends, you just do not know which side pays for the tickets 🍿',
  ),
  sample('juno_airdrop', 'PSA: a points programme with no end date is a job with no salary.'),
  sample('pavo_degen', 'my exit strategy is telling everyone i have an exit strategy'),
  sample(
    'quill_research',
    'We asked {c} holders why they sold in March. Top answer, by far: “rent”. Models of rational cycles keep forgetting that people live in flats.',
  ),
  sample(
    'caspar_onchain',
    'Stablecoin supply: +{a}B in 30 days. Where it sits:\n\n• lending markets {b}%\n• exchanges, quietly growing\n• bridges, quietly shrinking\n\nDry powder only matters once it stops being a savings account.',
  ),
  sample(
    'tobin_ledger',
    'Asked a founder for a cash-flow forecast and got a token unlock schedule. Reader, they were the same file.',
  ),
  sample(
    'hollis_mev',
    'Saw a {c} ETH swap routed through a pool with the depth of a puddle. Whoever you are: please set slippage. I left the business, I cannot keep you safe any more.',
  ),
  sample('lio_perps', 'Best trade of my month was closing the laptop on Tuesday.'),
  sample(
    'wes_macro',
    'The dollar index broke a {a}-year range while everyone argued about a frog coin. Correlation will find us on Monday.',
  ),
  sample(
    'ines_stables',
    'Remittance corridor check, Lisbon to Praia: bank 6.{a}% and three days, stablecoin 0.4% and eleven seconds. The gap is the whole pitch.',
  ),
  sample('pavo_degen', 'gm to everyone who did NOT check the chart in bed. so, nobody. gm 🌅'),
  sample(
    'quill_research',
    'Cycle tops have one thing in common: {b}% of the research published that month contains the word “supercycle”. We counted.',
  ),
  sample(
    'caspar_onchain',
    'Quiet stat of the day: {b}% of all $SOL fees last week came from fewer than {c} programs. Concentration is not always bad. Unnoticed concentration is.',
  ),
];
