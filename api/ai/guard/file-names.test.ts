import { describe, expect, it } from 'vitest';
import { guardOutput } from './output-guard.ts';

const nobody = { user: '', post: '' };

describe('names of files and code', () => {
  it.each([
    "The bug isn't in main.rs. It's in the build script.",
    'Run deploy.sh on a fork first, then read README.md again.',
    'The audit covered Vault.sol and Router.sol. It did not cover Migrator.sol.',
    'The bug is in parser.rs, on line 40.',
    'Das steht in `deploy.sh`, nicht in setup.py.',
    '原因は `main.rs` ではなく `Cargo.toml` でした。',
    'Check tx.to before tx.value, and msg.sender rather than tx.origin.',
    'Start it with `anvil --fork-url $RPC_URL` or `cast --rpc $RPC -v`, and keep the .env out.',
    'It returns `Vec<u8>` or a `mapping<address, uint256>` there.',
    'Rename my_token.sol, it shadows the import.',
  ])('stay: %s', (draft) => {
    expect(guardOutput(draft, nobody)).toEqual({ text: draft, notes: [] });
  });

  it.each([
    ['Fees are low here. Claim your share on Vault.sol today.', 'Vault.sol'],
    ['Fees are low here. Send it to Toly.sol today.', 'Toly.sol'],
    ['Fees are low here. Everyone is on toly.sol today.', 'toly.sol'],
    ['Fees are low here. It is all on rollmint.sh today.', 'rollmint.sh'],
    ['Fees are low here. See https://main.rs for more.', 'main.rs'],
    ['Fees are low here. See main.rs/claim for more.', 'main.rs'],
    ['Fees are low here. See www.main.rs for more.', 'main.rs'],
  ])('are links and wallets elsewhere: %s', (draft, gone) => {
    expect(guardOutput(draft, nobody).text).not.toContain(gone);
  });
});
