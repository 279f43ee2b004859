/** Invented people. Any likeness to an account that exists is chance. */
export interface Person {
  handle: string;
  name: string;
  verified: boolean;
  bio: string;
}

function person(handle: string, name: string, bio: string, verified = false): Person {
  return { handle, name, bio, verified };
}

export const me = person('kit_ferro', 'Kit Ferro', 'Learning in public. Mostly L2s.');

export const people: readonly Person[] = [
  person('nell_blocktime', 'Nell Ashgrove', 'Protocol engineer. Latency is a feature.', true),
  person('tobin_ledger', 'Tobin Marsh', 'Treasury desk. Cash flows, then vibes.'),
  person('suri_gas', 'Suri Okonjo-Vale', 'Gas golf and good coffee ☕'),
  person('bram_validator', 'Bram Köster', 'Running validators from a barn since 2021', true),
  person('lio_perps', 'Lio Marchetta', 'Perps, funding, regret.'),
  person('odette_zk', 'Odette Lindqvist', 'Proving things for a living.', true),
  person('juno_airdrop', 'Juno Pell', 'gm. Reads the terms so you do not have to.'),
  person('caspar_onchain', 'Caspar Wren', 'Onchain data, plain charts.', true),
  person('mirabel_dao', 'Mirabel Stone', 'Governance delegate. Votes with reasons.'),
  person('rafi_nodes', 'Rafi Dunmore', 'Home staker. 3 UPS units and counting.'),
  person('ines_stables', 'Inês Quartim', 'Payments in places banks forgot.'),
  person('pavo_degen', 'Pavo ⚡', 'I buy tops so you can feel better'),
  person(
    'greta_audits',
    'Greta Holmqvist-Oye',
    'Security review. I read your unchecked blocks.',
    true,
  ),
  person('wes_macro', 'Wes Tarrow', 'Rates, liquidity, the odd sailing photo.'),
  person('yuki_rollup', 'ユキ🧵', 'L2の話をします'),
  person('noor_blocks', 'نور البلوك', 'شرح مبسط للعملات الرقمية'),
  person('dario_keys', 'Darío Belmonte', 'Autocustodia sin drama.'),
  person('lotte_kette', 'Lotte Brandis', 'Kettengeschichten aus Leipzig'),
  person('amara_mints', 'Amara Fold', 'Generative art, slow drops 🎨'),
  person('hollis_mev', 'Hollis Crane', 'Searcher, reformed. Mostly.'),
  person('shira_code', 'שירה כהן־לב', 'סולידיטי, קפה, שקט'),
  person('theo_bridges', 'Théo Valcour', 'Je traverse des ponts. Lentement.'),
  person('quill_research', 'Quill Research', 'Long notes on short cycles.', true),
  person('harbor_wallet', 'Harbor Wallet', 'A wallet that explains itself.', true),
];

const byHandle = new Map([me, ...people].map((one) => [one.handle, one]));

/** The person of a handle; an unknown handle gets a plain profile of its own. */
export function personOf(handle: string): Person {
  return byHandle.get(handle) ?? person(handle, handle, '');
}
