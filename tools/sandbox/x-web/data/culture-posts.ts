import { type Sample, sample } from './sample.ts';

export const culturePosts: readonly Sample[] = [
  sample(
    'juno_airdrop',
    'gm ☀️\n\nread one contract today\nask one honest question\ndrink one glass of water\n\nthat is the whole roadmap',
  ),
  sample(
    'amara_mints',
    'Slow drop number {a}: twelve pieces, no allowlist, no countdown. If it takes a year to find twelve homes, it takes a year 🎨',
  ),
  sample('pavo_degen', 'my girlfriend asked what i do all day and i said “price discovery”'),
  sample(
    'juno_airdrop',
    'Claim site checklist before you connect:\n\n1. Typed the address myself\n2. Fresh wallet\n3. Read what it signs\n4. Slept on it\n\nNumber 4 has saved me more than the other three together.',
  ),
  sample(
    'amara_mints',
    'A collector wrote to say the piece hangs over her daughter’s desk. Floor price cannot measure that and should not try ❤️',
  ),
  sample(
    'juno_airdrop',
    'Met {b} people at the side event, {a} of them were building something, one of them was building something people use. Great ratio, honestly.',
  ),
  sample(
    'suri_gas',
    'Conference coffee ranking so far: Lisbon > Seoul > Denver > the machine on floor {a}',
  ),
  sample('pavo_degen', 'nobody:\n\nabsolutely nobody:\n\nme at 4am: what if i bridge it back'),
  sample(
    'mirabel_dao',
    'Decentralisation is mostly meetings. The good news: the meetings are public. The bad news: see the good news.',
  ),
  sample('amara_mints', 'Palette study {b}: sea glass, rust, one very stubborn yellow 💛'),
  sample(
    'quill_research',
    'Reading list for the weekend, no tokens mentioned:\n\n– a history of double entry\n– the one about shipping containers\n– your own old posts, slowly',
  ),
  sample(
    'juno_airdrop',
    'The best communities I am in have one thing in common: somebody there says “I was wrong” at least once a week.',
  ),
  sample(
    'bram_validator',
    'People ask for my alpha. It is a thermometer, a spare SSD and going to bed at ten.',
  ),
  sample(
    'tobin_ledger',
    'Interviewed a candidate who answered “I do not know, but I know how I would find out” {a} times. Offer sent.',
  ),
  sample('greta_audits', 'Reminder that “audited” is a date, not a property.'),
  sample('wes_macro', 'Wind {b} knots, no signal, no charts. Ten out of ten, would recommend. ⛵️'),
  sample('pavo_degen', 'we’re all gonna make it, except the {b}% of us who keep clicking links 🤝'),
  sample(
    'amara_mints',
    'Two hundred sketches, one keeper. People see the keeper and call it talent. 🖍️',
  ),
  sample('caspar_onchain', 'A chart without a denominator is a mood.'),
  sample(
    'juno_airdrop',
    'Explaining seed phrases to my dad: “it is the only password on earth where the help desk is the thief”. He wrote it on the garage wall. We are working on part two.',
  ),
  sample(
    'nell_blocktime',
    'Every post-mortem I love has the same shape: what we believed, what was true, how long the two disagreed.',
  ),
  sample(
    'hollis_mev',
    'Retired searchers do not fade away, they start podcasts. I have resisted for {c} days.',
  ),
  sample(
    'odette_zk',
    'If you can say it in a tweet you may not have understood it. If you cannot, you certainly have not. Life is hard 🙃',
  ),
  sample(
    'rafi_nodes',
    'Fan noise at 02:00: {b} dB. The cat has moved in with the router. Everyone is warm, nobody is slashed.',
  ),
];
