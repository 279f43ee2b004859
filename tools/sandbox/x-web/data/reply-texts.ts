import { type Sample, sample } from './sample.ts';

export const replyTexts: readonly Sample[] = [
  sample('juno_airdrop', 'Saving this one. The second line is the part people skip.'),
  sample('pavo_degen', 'ser i have made this exact mistake {a} times 🫠'),
  sample(
    'nell_blocktime',
    'Agree on the direction, not on the number. Which window did you measure?',
  ),
  sample(
    'caspar_onchain',
    'Data agrees, with one caveat: two of the large wallets belong to the same custodian.',
  ),
  sample('greta_audits', 'And who holds the key that can change it? Asking for everyone.'),
  sample('bram_validator', 'The goat concurs 🐐'),
  sample('mirabel_dao', 'Would you write this up for the forum? I would support it.'),
  sample('suri_gas', 'lovely. now do it without the loop ☕'),
  sample('wes_macro', 'Same story in rates, {b} years earlier.'),
  sample('noor_blocks', 'كلام دقيق، والأهم أنه مفهوم للجميع 👏', 'ar'),
  sample('yuki_rollup', 'これは本当にそう思います。', 'ja'),
  sample('odette_zk', 'You can prove that, by the way. Literally.'),
  sample('tobin_ledger', 'Sent this to our whole team. Thank you.'),
  sample('hollis_mev', 'Counterpoint: latency. But yes.'),
  sample(
    'ines_stables',
    'In practice the hard part is the last hundred metres, from wallet to bread.',
  ),
  sample(
    'rafi_nodes',
    'Did this on the home node last night, worked on the first try. Suspicious.',
  ),
];
